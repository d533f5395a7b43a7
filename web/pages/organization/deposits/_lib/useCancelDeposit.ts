import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCancelDepositMutation } from '../../../../__generated__/useCancelDepositMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels a deposit that is not issued yet. */
export function useCancelDeposit() {
  const { formatMessage } = useIntl()
  return useMutation<useCancelDepositMutation>(
    graphql`
      mutation useCancelDepositMutation($input: CancelDepositInput!) {
        cancelDeposit(input: $input) {
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
    { success: () => formatMessage({ id: 'deposits.cancelled' }), quiet: true },
  )
}
