import { graphql } from 'react-relay/hooks'
import type { useSendReceiptsMutation } from '../../../../__generated__/useSendReceiptsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails receipts to their customers. The caller shows the result of each. */
export function useSendReceipts() {
  return useMutation<useSendReceiptsMutation>(
    graphql`
      mutation useSendReceiptsMutation($input: ReceivedPaymentsInput!) {
        sendReceipts(input: $input) {
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
