import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useDecideCustomerChangeApproveMutation } from '../../../../__generated__/useDecideCustomerChangeApproveMutation.graphql.ts'
import type { useDecideCustomerChangeRejectMutation } from '../../../../__generated__/useDecideCustomerChangeRejectMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Applies a customer's change request; the customer is notified by email. */
export function useApproveCustomerChange() {
  const { formatMessage } = useIntl()
  return useMutation<useDecideCustomerChangeApproveMutation>(
    graphql`
      mutation useDecideCustomerChangeApproveMutation($input: ApproveCustomerChangeInput!) {
        approveCustomerChange(input: $input) {
          customer {
            id
            ...CustomersPage_row
            ...CustomerPage_customer
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.change.approved' }), quiet: true },
  )
}

/** Rejects a change request; the customer gets the reason by email. */
export function useRejectCustomerChange() {
  const { formatMessage } = useIntl()
  return useMutation<useDecideCustomerChangeRejectMutation>(
    graphql`
      mutation useDecideCustomerChangeRejectMutation($input: RejectCustomerChangeInput!) {
        rejectCustomerChange(input: $input) {
          customer {
            id
            ...CustomersPage_row
            ...CustomerPage_customer
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.change.rejected' }), quiet: true },
  )
}
