import { graphql } from 'react-relay/hooks'
import type { useShipInvoicesMutation } from '../../../../__generated__/useShipInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records that paper copies were sent. The caller shows the result of each. */
export function useShipInvoices() {
  return useMutation<useShipInvoicesMutation>(
    graphql`
      mutation useShipInvoicesMutation($input: ShipInvoicesInput!) {
        shipInvoices(input: $input) {
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
