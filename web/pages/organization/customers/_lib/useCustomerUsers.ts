import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCustomerUsersEndSessionsMutation } from '../../../../__generated__/useCustomerUsersEndSessionsMutation.graphql.ts'
import type { useCustomerUsersRemoveMutation } from '../../../../__generated__/useCustomerUsersRemoveMutation.graphql.ts'
import type { useCustomerUsersSendLinkMutation } from '../../../../__generated__/useCustomerUsersSendLinkMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails a user the link to the customer portal, and creates the user. */
export function useSendLink() {
  const { formatMessage } = useIntl()
  return useMutation<useCustomerUsersSendLinkMutation>(
    graphql`
      mutation useCustomerUsersSendLinkMutation($input: CustomerUserInput!) {
        sendCustomerSignInLink(input: $input) {
          customer {
            id
            ...CustomerUsers_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.users.sent' }), quiet: true },
  )
}

/** Signs a user out of the customer portal everywhere. */
export function useEndSessions() {
  const { formatMessage } = useIntl()
  return useMutation<useCustomerUsersEndSessionsMutation>(
    graphql`
      mutation useCustomerUsersEndSessionsMutation($input: CustomerUserInput!) {
        endCustomerSessions(input: $input) {
          customer {
            id
            ...CustomerUsers_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.users.signedOut' }), quiet: true },
  )
}

/** Removes a user's access to the customer portal. */
export function useRemoveUser() {
  const { formatMessage } = useIntl()
  return useMutation<useCustomerUsersRemoveMutation>(
    graphql`
      mutation useCustomerUsersRemoveMutation($input: CustomerUserInput!) {
        removeCustomerUser(input: $input) {
          customer {
            id
            ...CustomerUsers_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.users.removed' }), quiet: true },
  )
}
