import { graphql } from 'react-relay/hooks'
import type { useMendStatementImportMutation } from '../../../../__generated__/useMendStatementImportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Checks a file again with cells changed and rows left out. */
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
    // Whoever sends it knows what is to be sent again, and what is to be said.
    { quiet: true },
  )
  return mend
}
