import { graphql } from 'react-relay/hooks'
import type { useInviteCustomersMutation } from '../../../../__generated__/useInviteCustomersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Invites customers by email; the answer has the result of each address. */
export function useInviteCustomers() {
  return useMutation<useInviteCustomersMutation>(
    graphql`
      mutation useInviteCustomersMutation($input: InviteCustomersInput!) {
        inviteCustomers(input: $input) {
          results {
            email
            customer {
              id
            }
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
