import { graphql } from 'react-relay/hooks'
import type { useApplyReceivedPaymentsMutation } from '../../../../__generated__/useApplyReceivedPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Pays what is due first with what is left. Who asks shows what became of each. */
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
