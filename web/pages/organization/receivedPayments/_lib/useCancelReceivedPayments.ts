import { graphql } from 'react-relay/hooks'
import type { useCancelReceivedPaymentsMutation } from '../../../../__generated__/useCancelReceivedPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels payments. The caller shows the result of each. */
export function useCancelReceivedPayments() {
  return useMutation<useCancelReceivedPaymentsMutation>(
    graphql`
      mutation useCancelReceivedPaymentsMutation($input: ReceivedPaymentsWithReasonInput!) {
        cancelReceivedPayments(input: $input) {
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
