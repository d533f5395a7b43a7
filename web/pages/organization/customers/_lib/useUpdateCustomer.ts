import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateCustomerMutation } from '../../../../__generated__/useUpdateCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a customer. */
export function useUpdateCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          customer {
            id
            ...CustomersPage_row
            ...EditCustomerPage_customer
          }
          warnings {
            message
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.updated' }), quiet: true },
  )
}
