import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { JournalsPageQuery } from '../../../__generated__/JournalsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { JournalMonth } from './_components/JournalMonth.tsx'
import { journalsState, toVariables } from './_lib/journalsState.ts'

const query = graphql`
  query JournalsPageQuery($month: Date!, $shown: JournalFilter!, $account: String, $page: Int!)
  @preloadable
  @throwOnFieldError {
    organization {
      invoicingJournals(month: $month, shown: $shown, account: $account, page: $page) {
        ...JournalMonth_month
      }
    }
  }
`

/** The journals of invoicing for a month. */
export function JournalsPage({ queries }: PageProps<{ page: JournalsPageQuery }>) {
  const { state } = useListState(journalsState)
  const { organization } = usePreloadedQuery<JournalsPageQuery>(query, queries.page)
  const readAgain = useReadAgain<JournalsPageQuery>(query)
  return (
    <JournalMonth
      area="INVOICING"
      monthKey={organization.invoicingJournals}
      onExported={() => readAgain(toVariables(state))}
    />
  )
}
