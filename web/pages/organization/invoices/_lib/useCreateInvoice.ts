import { graphql } from 'react-relay/hooks'
import type { useCreateInvoiceMutation } from '../../../../__generated__/useCreateInvoiceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates an invoice as a draft. */
export function useCreateInvoice() {
  return useMutation<useCreateInvoiceMutation>(
    graphql`
      mutation useCreateInvoiceMutation($input: CreateInvoiceInput!) {
        createInvoice(input: $input) {
          invoice {
            id
            uuid
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
