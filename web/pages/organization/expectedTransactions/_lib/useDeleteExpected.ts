import { graphql } from 'react-relay/hooks'
import type { useDeleteExpectedMutation } from '../../../../__generated__/useDeleteExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes expected transactions and removes them from `connections`. The caller shows the result of each. */
export function useDeleteExpected() {
  return useMutation<useDeleteExpectedMutation>(
    graphql`
      mutation useDeleteExpectedMutation($input: DeleteExpectedTransactionsInput!, $connections: [ID!]!) {
        deleteExpectedTransactions(input: $input) {
          deletedIds @deleteEdge(connections: $connections)
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
    `,
    { quiet: true },
  )
}
