import { graphql } from 'react-relay/hooks'
import type { useUnapplyReceivedPaymentsMutation } from '../../../../__generated__/useUnapplyReceivedPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Takes provider payments off their invoices. The caller shows the result of each. */
export function useUnapplyReceivedPayments() {
  return useMutation<useUnapplyReceivedPaymentsMutation>(
    graphql`
      mutation useUnapplyReceivedPaymentsMutation($input: ReceivedPaymentsWithReasonInput!) {
        unapplyReceivedPayments(input: $input) {
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
