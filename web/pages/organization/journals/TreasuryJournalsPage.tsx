import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { TreasuryJournalsPageQuery } from '../../../__generated__/TreasuryJournalsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { JournalMonth } from './_components/JournalMonth.tsx'
import { journalsState, toVariables } from './_lib/journalsState.ts'

const query = graphql`
  query TreasuryJournalsPageQuery($month: Date!, $shown: JournalFilter!, $account: String, $page: Int!)
  @preloadable
  @throwOnFieldError {
    organization {
      treasuryJournals(month: $month, shown: $shown, account: $account, page: $page) {
        ...JournalMonth_month
      }
    }
  }
`

/** The journals of treasury for a month. */
export function TreasuryJournalsPage({ queries }: PageProps<{ page: TreasuryJournalsPageQuery }>) {
  const { state } = useListState(journalsState)
  const { organization } = usePreloadedQuery<TreasuryJournalsPageQuery>(query, queries.page)
  const readAgain = useReadAgain<TreasuryJournalsPageQuery>(query)
  return (
    <JournalMonth
      area="TREASURY"
      monthKey={organization.treasuryJournals}
      onExported={() => readAgain(toVariables(state))}
    />
  )
}
