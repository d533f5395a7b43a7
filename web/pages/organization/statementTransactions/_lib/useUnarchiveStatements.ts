import { graphql } from 'react-relay/hooks'
import type { useUnarchiveStatementsMutation } from '../../../../__generated__/useUnarchiveStatementsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Restores archived lines. The caller shows the result of each. */
export function useUnarchiveStatements() {
  return useMutation<useUnarchiveStatementsMutation>(graphql`
    mutation useUnarchiveStatementsMutation($input: StatementTransactionIdsInput!) {
      unarchiveStatementTransactions(input: $input) {
        statementTransactions {
          id
          ...StatementTransactionsPage_row
        }
        results {
          nodeId
          ok
          userErrors {
            message
          }
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
