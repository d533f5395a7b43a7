import { graphql } from 'react-relay/hooks'
import type { useDeleteCounterpartiesMutation } from '../../../../__generated__/useDeleteCounterpartiesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes counterparties and removes them from `connections`. The caller shows the result of each. */
export function useDeleteCounterparties() {
  return useMutation<useDeleteCounterpartiesMutation>(
    graphql`
      mutation useDeleteCounterpartiesMutation($input: DeleteCounterpartiesInput!, $connections: [ID!]!) {
        deleteCounterparties(input: $input) {
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
