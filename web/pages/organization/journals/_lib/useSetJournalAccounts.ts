import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useSetJournalAccountsMutation } from '../../../../__generated__/useSetJournalAccountsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Sets the accounts that invoicing posts to. */
export function useSetJournalAccounts() {
  const { formatMessage } = useIntl()
  return useMutation<useSetJournalAccountsMutation>(
    graphql`
      mutation useSetJournalAccountsMutation($input: SetJournalAccountsInput!) {
        setInvoicingJournalAccounts(input: $input) {
          accounts {
            version
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'journals.accounts.saved' }), quiet: true },
  )
}
