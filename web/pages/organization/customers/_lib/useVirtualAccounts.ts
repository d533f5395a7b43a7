import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useVirtualAccountsCloseMutation } from '../../../../__generated__/useVirtualAccountsCloseMutation.graphql.ts'
import type { useVirtualAccountsOpenMutation } from '../../../../__generated__/useVirtualAccountsOpenMutation.graphql.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Has a virtual account opened for a customer, once. */
export function useOpenVirtualAccount() {
  const { formatMessage } = useIntl()
  const once = useIdempotentSubmit()
  const [open] = useMutation<useVirtualAccountsOpenMutation>(
    graphql`
      mutation useVirtualAccountsOpenMutation($input: OpenCustomerVirtualAccountInput!) {
        openCustomerVirtualAccount(input: $input) {
          customer {
            id
            ...VirtualAccounts_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.va.opened' }), quiet: true },
  )
  return (values: { customerId: string; bankCode: string; expiresOn: string }) =>
    once(values, idempotencyKey => open({ variables: { input: { ...values, idempotencyKey } } }))
}

/** Closes a virtual account of a customer. */
export function useCloseVirtualAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useVirtualAccountsCloseMutation>(
    graphql`
      mutation useVirtualAccountsCloseMutation($input: CloseCustomerVirtualAccountInput!) {
        closeCustomerVirtualAccount(input: $input) {
          customer {
            id
            ...VirtualAccounts_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.va.closed' }), quiet: true },
  )
}
