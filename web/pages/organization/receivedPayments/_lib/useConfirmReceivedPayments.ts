import { graphql } from 'react-relay/hooks'
import type { useConfirmReceivedPaymentsMutation } from '../../../../__generated__/useConfirmReceivedPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Confirms cash in the version that was shown. The caller shows the result of each. */
export function useConfirmReceivedPayments() {
  return useMutation<useConfirmReceivedPaymentsMutation>(
    graphql`
      mutation useConfirmReceivedPaymentsMutation($input: ConfirmReceivedPaymentsInput!) {
        confirmReceivedPayments(input: $input) {
          payments {
            ...ReceivedPaymentsPage_row
            ...ReceivedPaymentPage_payment
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
