import { graphql } from 'react-relay/hooks'
import type { useAnnotateInvoiceMutation } from '../../../../__generated__/useAnnotateInvoiceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes what may still change on an issued invoice. */
export function useAnnotateInvoice() {
  return useMutation<useAnnotateInvoiceMutation>(
    graphql`
      mutation useAnnotateInvoiceMutation($input: AnnotateInvoiceInput!) {
        annotateInvoice(input: $input) {
          invoice {
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
