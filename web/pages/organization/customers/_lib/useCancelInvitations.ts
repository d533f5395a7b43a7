import { graphql } from 'react-relay/hooks'
import type { useCancelInvitationsMutation } from '../../../../__generated__/useCancelInvitationsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels invitations; the customers are removed from `connections`. */
export function useCancelInvitations() {
  return useMutation<useCancelInvitationsMutation>(
    graphql`
      mutation useCancelInvitationsMutation($input: InvitedCustomersInput!, $connections: [ID!]!) {
        cancelCustomerInvitations(input: $input) {
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
