import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useApproveCustomerMutation } from '../../../../__generated__/useApproveCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves a customer with its terms. */
export function useApproveCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useApproveCustomerMutation>(
    graphql`
      mutation useApproveCustomerMutation($input: ApproveCustomerInput!) {
        approveCustomer(input: $input) {
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
    { success: () => formatMessage({ id: 'customers.approved' }), quiet: true },
  )
}
