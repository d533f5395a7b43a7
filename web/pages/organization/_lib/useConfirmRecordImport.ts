import { graphql } from 'react-relay/hooks'
import type { useConfirmRecordImportMutation } from '../../../__generated__/useConfirmRecordImportMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Stores the records of a checked file. */
export function useConfirmRecordImport() {
  return useMutation<useConfirmRecordImportMutation>(
    graphql`
      mutation useConfirmRecordImportMutation($input: ConfirmRecordImportInput!) {
        confirmRecordImport(input: $input) {
          recordImport {
            id
            ...RecordImportProgress_import
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
