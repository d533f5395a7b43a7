import { graphql } from 'react-relay/hooks'
import type { useImportStatementMutation } from '../../../../__generated__/useImportStatementMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Sends a stored file to be checked; nothing is imported before a person says so. */
export function useImportStatement() {
  return useMutation<useImportStatementMutation>(
    graphql`
      mutation useImportStatementMutation($input: ImportStatementInput!) {
        importStatement(input: $input) {
          statementImport {
            id
            uuid
            ...ImportProgress_import
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { quiet: true },
  )
}
