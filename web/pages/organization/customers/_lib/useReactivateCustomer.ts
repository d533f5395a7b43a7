import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useReactivateCustomerMutation } from '../../../../__generated__/useReactivateCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Reactivates a customer. */
export function useReactivateCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useReactivateCustomerMutation>(
    graphql`
      mutation useReactivateCustomerMutation($input: ReactivateCustomerInput!) {
        reactivateCustomer(input: $input) {
          customer {
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
    { success: () => formatMessage({ id: 'customers.reactivated' }), quiet: true },
  )
}
