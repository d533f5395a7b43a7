import { graphql } from 'react-relay/hooks'
import type { useApproveInvoicesMutation } from '../../../../__generated__/useApproveInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves invoices in the version that was shown: each gets its number. The caller shows the result of each. */
export function useApproveInvoices() {
  return useMutation<useApproveInvoicesMutation>(
    graphql`
      mutation useApproveInvoicesMutation($input: ApproveInvoicesInput!) {
        approveInvoices(input: $input) {
          invoices {
            ...InvoicesPage_row
            ...InvoicePage_invoice
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
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
