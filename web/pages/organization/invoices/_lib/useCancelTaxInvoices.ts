import { graphql } from 'react-relay/hooks'
import type { useCancelTaxInvoicesMutation } from '../../../../__generated__/useCancelTaxInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records that e-Faktur were canceled at the tax office too. */
export function useCancelTaxInvoices() {
  return useMutation<useCancelTaxInvoicesMutation>(
    graphql`
      mutation useCancelTaxInvoicesMutation($input: CancelTaxInvoicesInput!) {
        cancelTaxInvoices(input: $input) {
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
