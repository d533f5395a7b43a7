import { graphql } from 'react-relay/hooks'
import type { useCancelInvitationsMutation } from '../../../../__generated__/useCancelInvitationsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Takes invitations back; the customers then leave the lists named in `connections`. */
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
