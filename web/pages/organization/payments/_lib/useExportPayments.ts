import { graphql } from 'react-relay/hooks'
import type { useExportPaymentsMutation } from '../../../../__generated__/useExportPaymentsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Exports payments for the bank's own portal, which moves them to In Progress. */
export function useExportPayments() {
  return useMutation<useExportPaymentsMutation>(
    graphql`
      mutation useExportPaymentsMutation($input: PaymentIdsInput!) {
        exportPayments(input: $input) {
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
          fileName
          content
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
