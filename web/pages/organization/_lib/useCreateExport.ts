import { graphql } from 'react-relay/hooks'
import type { useCreateExportMutation } from '../../../__generated__/useCreateExportMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Requests an export of a list. */
export function useCreateExport() {
  return useMutation<useCreateExportMutation>(
    graphql`
      mutation useCreateExportMutation($input: CreateExportInput!) {
        createExport(input: $input) {
          export {
            id
            fileName
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
