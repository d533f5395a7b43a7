import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateDepositMutation } from '../../../../__generated__/useCreateDepositMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a deposit. */
export function useCreateDeposit() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateDepositMutation>(
    graphql`
      mutation useCreateDepositMutation($input: CreateDepositInput!) {
        createDeposit(input: $input) {
          deposit {
            uuid
            ...DepositsPage_row
            ...DepositPage_deposit
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'deposits.created' }), quiet: true },
  )
}
