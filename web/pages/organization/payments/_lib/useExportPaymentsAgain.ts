import { graphql } from 'react-relay/hooks'
import type { useExportPaymentsAgainMutation } from '../../../../__generated__/useExportPaymentsAgainMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Exports payments again after their file was lost, with a reason. */
export function useExportPaymentsAgain() {
  return useMutation<useExportPaymentsAgainMutation>(
    graphql`
      mutation useExportPaymentsAgainMutation($input: PaymentsWithReasonInput!) {
        exportPaymentsAgain(input: $input) {
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
