import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUndoStatementImportMutation } from '../../../../__generated__/useUndoStatementImportMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Undoes a whole import; rejected when one of its rows is reconciled. */
export function useUndoStatementImport() {
  const { formatMessage } = useIntl()
  return useMutation<useUndoStatementImportMutation>(
    graphql`
      mutation useUndoStatementImportMutation($input: UndoStatementImportInput!) {
        undoStatementImport(input: $input) {
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
    { success: formatMessage({ id: 'statements.import.undone' }) },
  )
}
