import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUpdateBankAccountMutation } from '../../../../__generated__/useUpdateBankAccountMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes an account's name or the date up to which its statements are complete, or corrects its number and currency. */
export function useUpdateBankAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateBankAccountMutation>(
    graphql`
      mutation useUpdateBankAccountMutation($input: UpdateBankAccountInput!) {
        updateBankAccount(input: $input) {
          bankAccount {
            id
            alias
            accountNumber
            currency
            lastCheckedOn
            version
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'bankAccounts.updated' }), quiet: true },
  )
}
