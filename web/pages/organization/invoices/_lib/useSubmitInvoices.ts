import { graphql } from 'react-relay/hooks'
import type { useSubmitInvoicesMutation } from '../../../../__generated__/useSubmitInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Submits drafts for approval. The caller shows the result of each. */
export function useSubmitInvoices() {
  return useMutation<useSubmitInvoicesMutation>(
    graphql`
      mutation useSubmitInvoicesMutation($input: InvoicesInput!) {
        submitInvoices(input: $input) {
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
