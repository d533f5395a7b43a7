import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useDeleteExpectedMutation } from '../../../../__generated__/useDeleteExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes expected transactions; each stands on its own, and what was deleted leaves the lists named in `connections`. */
export function useDeleteExpected() {
  const { formatMessage } = useIntl()
  return useMutation<useDeleteExpectedMutation>(
    graphql`
      mutation useDeleteExpectedMutation($input: DeleteExpectedTransactionsInput!, $connections: [ID!]!) {
        deleteExpectedTransactions(input: $input) {
          deletedIds @deleteEdge(connections: $connections)
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { success: payload => formatMessage({ id: 'expected.deleted' }, { count: payload.deletedIds.length }) },
  )
}
