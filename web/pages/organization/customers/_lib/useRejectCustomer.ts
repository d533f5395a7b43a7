import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRejectCustomerMutation } from '../../../../__generated__/useRejectCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Rejects a request; the customer gets the reason by email with a new link. */
export function useRejectCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useRejectCustomerMutation>(
    graphql`
      mutation useRejectCustomerMutation($input: RejectCustomerInput!) {
        rejectCustomer(input: $input) {
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
    { success: () => formatMessage({ id: 'customers.rejected' }), quiet: true },
  )
}
