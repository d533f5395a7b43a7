import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateDepositMutation } from '../../../../__generated__/useUpdateDepositMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a deposit. */
export function useUpdateDeposit() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateDepositMutation>(
    graphql`
      mutation useUpdateDepositMutation($input: UpdateDepositInput!) {
        updateDeposit(input: $input) {
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
    { success: () => formatMessage({ id: 'deposits.saved' }), quiet: true },
  )
}
