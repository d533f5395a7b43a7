import { graphql } from 'react-relay/hooks'
import type { useApplyReceivedPaymentsMutation } from '../../../../__generated__/useApplyReceivedPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Applies the rest of payments to invoices in order of due date. The caller shows the result of each. */
export function useApplyReceivedPayments() {
  return useMutation<useApplyReceivedPaymentsMutation>(
    graphql`
      mutation useApplyReceivedPaymentsMutation($input: ReceivedPaymentsInput!) {
        applyReceivedPayments(input: $input) {
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
