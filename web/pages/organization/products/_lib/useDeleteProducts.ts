import { graphql } from 'react-relay/hooks'
import type { useDeleteProductsMutation } from '../../../../__generated__/useDeleteProductsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes products and removes them from `connections`. The caller shows the result of each. */
export function useDeleteProducts() {
  return useMutation<useDeleteProductsMutation>(
    graphql`
      mutation useDeleteProductsMutation($input: DeleteProductsInput!, $connections: [ID!]!) {
        deleteProducts(input: $input) {
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
