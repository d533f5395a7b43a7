import { graphql } from 'react-relay/hooks'
import type { useApproveTaxInvoicesMutation } from '../../../../__generated__/useApproveTaxInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records the numbers assigned by the tax office. */
export function useApproveTaxInvoices() {
  return useMutation<useApproveTaxInvoicesMutation>(
    graphql`
      mutation useApproveTaxInvoicesMutation($input: ApproveTaxInvoicesInput!) {
        approveTaxInvoices(input: $input) {
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
