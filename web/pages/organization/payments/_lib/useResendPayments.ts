import { graphql } from 'react-relay/hooks'
import type { useResendPaymentsMutation } from '../../../../__generated__/useResendPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Sends failed payments again, with a fresh second factor. The caller shows the result of each. */
export function useResendPayments() {
  return useMutation<useResendPaymentsMutation>(
    graphql`
      mutation useResendPaymentsMutation($input: ProvenPaymentsInput!) {
        resendPayments(input: $input) {
          payments {
            status
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
