import { graphql } from 'react-relay/hooks'
import type { useReturnInvoicesMutation } from '../../../../__generated__/useReturnInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Returns invoices to their creators. The caller shows the result of each. */
export function useReturnInvoices() {
  return useMutation<useReturnInvoicesMutation>(
    graphql`
      mutation useReturnInvoicesMutation($input: InvoicesWithReasonInput!) {
        returnInvoices(input: $input) {
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
