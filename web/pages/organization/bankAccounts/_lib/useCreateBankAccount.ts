import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useCreateBankAccountMutation } from '../../../../__generated__/useCreateBankAccountMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a manual account. */
export function useCreateBankAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateBankAccountMutation>(
    graphql`
      mutation useCreateBankAccountMutation($input: CreateBankAccountInput!) {
        createBankAccount(input: $input) {
          bankAccount {
            id
            uuid
            alias
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: payload => formatMessage({ id: 'bankAccounts.created' }, { alias: payload.bankAccount?.alias ?? '' }),
      quiet: true,
    },
  )
}
