import { graphql } from 'react-relay/hooks'
import type { useRejectTaxInvoicesMutation } from '../../../../__generated__/useRejectTaxInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records rejections by the tax office. */
export function useRejectTaxInvoices() {
  return useMutation<useRejectTaxInvoicesMutation>(
    graphql`
      mutation useRejectTaxInvoicesMutation($input: RejectTaxInvoicesInput!) {
        rejectTaxInvoices(input: $input) {
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
