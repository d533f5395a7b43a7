import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUnarchiveStatementsMutation } from '../../../../__generated__/useUnarchiveStatementsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Brings archived lines back. */
export function useUnarchiveStatements() {
  const { formatMessage } = useIntl()
  return useMutation<useUnarchiveStatementsMutation>(
    graphql`
      mutation useUnarchiveStatementsMutation($input: StatementTransactionIdsInput!) {
        unarchiveStatementTransactions(input: $input) {
          statementTransactions {
            id
            ...StatementTransactionsPage_row
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    {
      success: payload =>
        formatMessage({ id: 'statements.unarchived' }, { count: payload.statementTransactions.length }),
    },
  )
}
