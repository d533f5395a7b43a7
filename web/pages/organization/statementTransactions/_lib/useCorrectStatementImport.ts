import { graphql } from 'react-relay/hooks'
import type { useCorrectStatementImportMutation } from '../../../../__generated__/useCorrectStatementImportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Checks a file again with changed cells and skipped rows. */
export function useCorrectStatementImport() {
  const [correct] = useMutation<useCorrectStatementImportMutation>(
    graphql`
      mutation useCorrectStatementImportMutation($input: CorrectStatementImportInput!) {
        correctStatementImport(input: $input) {
          statementImport {
            id
            ...ImportProgress_import
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    // The caller knows what to send again and which message to show.
    { quiet: true },
  )
  return correct
}
