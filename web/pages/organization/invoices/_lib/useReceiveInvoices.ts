import { graphql } from 'react-relay/hooks'
import type { useReceiveInvoicesMutation } from '../../../../__generated__/useReceiveInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records that customers have received the paper copies. The caller shows the result of each. */
export function useReceiveInvoices() {
  return useMutation<useReceiveInvoicesMutation>(
    graphql`
      mutation useReceiveInvoicesMutation($input: ReceiveInvoicesInput!) {
        receiveInvoices(input: $input) {
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
