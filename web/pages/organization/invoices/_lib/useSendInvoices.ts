import { graphql } from 'react-relay/hooks'
import type { useSendInvoicesMutation } from '../../../../__generated__/useSendInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails invoices to their customers. The caller shows the result of each. */
export function useSendInvoices() {
  return useMutation<useSendInvoicesMutation>(
    graphql`
      mutation useSendInvoicesMutation($input: InvoicesInput!) {
        sendInvoices(input: $input) {
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
