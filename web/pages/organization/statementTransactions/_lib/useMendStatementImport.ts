import { graphql } from 'react-relay/hooks'
import type { useMendStatementImportMutation } from '../../../../__generated__/useMendStatementImportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Checks a file again with changed cells and skipped rows. */
export function useMendStatementImport() {
  const [mend] = useMutation<useMendStatementImportMutation>(
    graphql`
      mutation useMendStatementImportMutation($input: MendStatementImportInput!) {
        mendStatementImport(input: $input) {
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
  return mend
}
