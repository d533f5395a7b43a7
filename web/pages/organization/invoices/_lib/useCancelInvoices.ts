import { graphql } from 'react-relay/hooks'
import type { useCancelInvoicesMutation } from '../../../../__generated__/useCancelInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels issued invoices. The caller shows the result of each. */
export function useCancelInvoices() {
  return useMutation<useCancelInvoicesMutation>(
    graphql`
      mutation useCancelInvoicesMutation($input: CancelInvoicesInput!) {
        cancelInvoices(input: $input) {
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
