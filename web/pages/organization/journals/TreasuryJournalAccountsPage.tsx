import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { TreasuryJournalAccountsPageQuery } from '../../../__generated__/TreasuryJournalAccountsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { JournalAccountsForm } from './_components/JournalAccountsForm.tsx'
import { useSetTreasuryAccounts } from './_lib/useSetTreasuryAccounts.ts'

/** The accounts that treasury posts to. */
export function TreasuryJournalAccountsPage({ queries }: PageProps<{ page: TreasuryJournalAccountsPageQuery }>) {
  const [save] = useSetTreasuryAccounts()
  const { organization } = usePreloadedQuery<TreasuryJournalAccountsPageQuery>(
    graphql`
      query TreasuryJournalAccountsPageQuery @preloadable @throwOnFieldError {
        organization {
          treasuryJournalAccounts {
            ...JournalAccountsForm_accounts
          }
        }
      }
    `,
    queries.page,
  )
  return (
    <JournalAccountsForm
      area="TREASURY"
      accountsKey={organization.treasuryJournalAccounts}
      save={input => save({ variables: { input } })}
    />
  )
}
