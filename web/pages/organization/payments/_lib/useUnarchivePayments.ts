import { graphql } from 'react-relay/hooks'
import type { useUnarchivePaymentsMutation } from '../../../../__generated__/useUnarchivePaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Restores archived payments. The caller shows the result of each. */
export function useUnarchivePayments() {
  return useMutation<useUnarchivePaymentsMutation>(
    graphql`
      mutation useUnarchivePaymentsMutation($input: PaymentIdsInput!) {
        unarchivePayments(input: $input) {
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
