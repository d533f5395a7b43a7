import { graphql } from 'react-relay/hooks'
import type { useResendInvitationsMutation } from '../../../../__generated__/useResendInvitationsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails invited customers a new link. */
export function useResendInvitations() {
  return useMutation<useResendInvitationsMutation>(
    graphql`
      mutation useResendInvitationsMutation($input: InvitedCustomersInput!) {
        resendCustomerInvitations(input: $input) {
          results {
            nodeId
            ok
            userErrors {
              message
            }
          }
          customers {
            id
            ...CustomersPage_row
            ...CustomerPage_customer
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
