import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useDecideCustomerChangeApproveMutation } from '../../../../__generated__/useDecideCustomerChangeApproveMutation.graphql.ts'
import type { useDecideCustomerChangeRejectMutation } from '../../../../__generated__/useDecideCustomerChangeRejectMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Makes what a customer asked for their data; they are told by email. */
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

/** Turns it down; the customer is emailed the reason. */
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
