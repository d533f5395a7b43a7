import { graphql } from 'react-relay/hooks'
import type { useApproveInvoicesMutation } from '../../../../__generated__/useApproveInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves invoices as they were seen: each gets its number. Who asks shows what became of each. */
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
