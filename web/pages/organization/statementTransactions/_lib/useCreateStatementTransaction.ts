import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useCreateStatementTransactionMutation } from '../../../../__generated__/useCreateStatementTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates one manual statement line. */
export function useCreateStatementTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateStatementTransactionMutation>(
    graphql`
      mutation useCreateStatementTransactionMutation($input: CreateStatementTransactionInput!) {
        createStatementTransaction(input: $input) {
          statementTransaction {
            id
            uuid
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'statements.manual.saved' }), quiet: true },
  )
}
