import { graphql } from 'react-relay/hooks'
import type { useCancelExportMutation } from '../../../../__generated__/useCancelExportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels an unfinished export. */
export function useCancelExport() {
  return useMutation<useCancelExportMutation>(graphql`
    mutation useCancelExportMutation($input: CancelExportInput!) {
      cancelExport(input: $input) {
        export {
          ...ExportRow_export
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
