import { graphql } from 'react-relay/hooks'
import type { useCancelPaymentsMutation } from '../../../../__generated__/useCancelPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels payments, with a reason. The caller shows the result of each. */
export function useCancelPayments() {
  return useMutation<useCancelPaymentsMutation>(
    graphql`
      mutation useCancelPaymentsMutation($input: PaymentsWithReasonInput!, $endSeries: Boolean) {
        cancelPayments(input: $input, endSeries: $endSeries) {
          payments {
            ...PaymentsPage_row
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
