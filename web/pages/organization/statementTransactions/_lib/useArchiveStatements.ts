import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useArchiveStatementsMutation } from '../../../../__generated__/useArchiveStatementsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Puts unreconciled lines out of sight; each stands on its own. */
export function useArchiveStatements() {
  const { formatMessage } = useIntl()
  return useMutation<useArchiveStatementsMutation>(
    graphql`
      mutation useArchiveStatementsMutation($input: StatementTransactionIdsInput!) {
        archiveStatementTransactions(input: $input) {
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
      success: payload => formatMessage({ id: 'statements.archived' }, { count: payload.statementTransactions.length }),
    },
  )
}
