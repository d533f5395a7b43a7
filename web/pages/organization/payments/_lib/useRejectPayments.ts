import { graphql } from 'react-relay/hooks'
import type { useRejectPaymentsMutation } from '../../../../__generated__/useRejectPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Rejects payments, with a reason for their creator. The caller shows the result of each. */
export function useRejectPayments() {
  return useMutation<useRejectPaymentsMutation>(
    graphql`
      mutation useRejectPaymentsMutation($input: PaymentsWithReasonInput!) {
        rejectPayments(input: $input) {
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
