import { graphql } from 'react-relay/hooks'
import type { useApprovePaymentsMutation } from '../../../../__generated__/useApprovePaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves payments in the version that was shown, with a fresh second factor. The caller shows the result of each. */
export function useApprovePayments() {
  return useMutation<useApprovePaymentsMutation>(
    graphql`
      mutation useApprovePaymentsMutation($input: ProvenPaymentsInput!) {
        approvePayments(input: $input) {
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
