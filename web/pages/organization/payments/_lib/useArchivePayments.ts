import { graphql } from 'react-relay/hooks'
import type { useArchivePaymentsMutation } from '../../../../__generated__/useArchivePaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Archives payments. The caller shows the result of each. */
export function useArchivePayments() {
  return useMutation<useArchivePaymentsMutation>(
    graphql`
      mutation useArchivePaymentsMutation($input: PaymentIdsInput!) {
        archivePayments(input: $input) {
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
