import { graphql } from 'react-relay/hooks'
import type { useRegenerateCodesMutation } from '../../../../../__generated__/useRegenerateCodesMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Creates new backup codes; requires a fresh factor. */
export function useRegenerateCodes() {
  return useMutation<useRegenerateCodesMutation>(
    graphql`
      mutation useRegenerateCodesMutation($input: RegenerateBackupCodesInput!) {
        regenerateBackupCodes(input: $input) {
          codes
          viewer {
            ...BackupCodesCard_viewer
            ...SecurityEventsCard_viewer
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
