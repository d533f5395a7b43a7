import { graphql } from 'react-relay/hooks'
import type { useArchiveStatementsMutation } from '../../../../__generated__/useArchiveStatementsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Archives unreconciled lines. The caller shows the result of each. */
export function useArchiveStatements() {
  return useMutation<useArchiveStatementsMutation>(graphql`
    mutation useArchiveStatementsMutation($input: StatementTransactionIdsInput!) {
      archiveStatementTransactions(input: $input) {
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
