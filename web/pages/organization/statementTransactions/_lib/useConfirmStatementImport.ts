import { graphql } from 'react-relay/hooks'
import type { useConfirmStatementImportMutation } from '../../../../__generated__/useConfirmStatementImportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Stores a checked import as a whole. */
export function useConfirmStatementImport() {
  return useMutation<useConfirmStatementImportMutation>(graphql`
    mutation useConfirmStatementImportMutation($input: ConfirmStatementImportInput!) {
      confirmStatementImport(input: $input) {
        statementImport {
          id
          ...ImportProgress_import
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
