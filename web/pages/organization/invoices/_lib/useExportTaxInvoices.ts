import { graphql } from 'react-relay/hooks'
import type { useExportTaxInvoicesMutation } from '../../../../__generated__/useExportTaxInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a file for the tax office. */
export function useExportTaxInvoices() {
  return useMutation<useExportTaxInvoicesMutation>(
    graphql`
      mutation useExportTaxInvoicesMutation($input: ExportTaxInvoicesInput!) {
        exportTaxInvoices(input: $input) {
          file {
            invoiceCount
            url
          }
          invoices {
            ...InvoicesPage_row
            ...InvoicePage_invoice
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
