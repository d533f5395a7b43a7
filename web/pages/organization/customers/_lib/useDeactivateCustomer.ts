import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useDeactivateCustomerMutation } from '../../../../__generated__/useDeactivateCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deactivates a customer, with a reason. */
export function useDeactivateCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useDeactivateCustomerMutation>(
    graphql`
      mutation useDeactivateCustomerMutation($input: DeactivateCustomerInput!) {
        deactivateCustomer(input: $input) {
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
    { success: () => formatMessage({ id: 'customers.deactivated' }), quiet: true },
  )
}
