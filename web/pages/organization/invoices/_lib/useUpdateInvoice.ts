import { graphql } from 'react-relay/hooks'
import type { useUpdateInvoiceMutation } from '../../../../__generated__/useUpdateInvoiceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes an invoice that is not issued yet. */
export function useUpdateInvoice() {
  return useMutation<useUpdateInvoiceMutation>(
    graphql`
      mutation useUpdateInvoiceMutation($input: UpdateInvoiceInput!) {
        updateInvoice(input: $input) {
          invoice {
            id
            uuid
            ...InvoicesPage_row
            ...InvoicePage_invoice
            ...EditInvoicePage_invoice
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
