import { graphql } from 'react-relay/hooks'
import type { useApprovePaymentsMutation } from '../../../../__generated__/useApprovePaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves payments exactly as they were seen, with a fresh second factor. Who asks shows what became of each. */
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
