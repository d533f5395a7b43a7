import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { JournalAccountsPageQuery } from '../../../__generated__/JournalAccountsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { JournalAccountsForm } from './_components/JournalAccountsForm.tsx'
import { useSetJournalAccounts } from './_lib/useSetJournalAccounts.ts'

/** The accounts that invoicing posts to. */
export function JournalAccountsPage({ queries }: PageProps<{ page: JournalAccountsPageQuery }>) {
  const [save] = useSetJournalAccounts()
  const { organization } = usePreloadedQuery<JournalAccountsPageQuery>(
    graphql`
      query JournalAccountsPageQuery @preloadable @throwOnFieldError {
        organization {
          invoicingJournalAccounts {
            ...JournalAccountsForm_accounts
          }
        }
      }
    `,
    queries.page,
  )
  return (
    <JournalAccountsForm
      area="INVOICING"
      accountsKey={organization.invoicingJournalAccounts}
      save={input => save({ variables: { input } })}
    />
  )
}
