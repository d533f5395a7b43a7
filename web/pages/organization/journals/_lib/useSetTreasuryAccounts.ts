import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useSetTreasuryAccountsMutation } from '../../../../__generated__/useSetTreasuryAccountsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Sets the accounts that treasury posts to. */
export function useSetTreasuryAccounts() {
  const { formatMessage } = useIntl()
  return useMutation<useSetTreasuryAccountsMutation>(
    graphql`
      mutation useSetTreasuryAccountsMutation($input: SetJournalAccountsInput!) {
        setTreasuryJournalAccounts(input: $input) {
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
