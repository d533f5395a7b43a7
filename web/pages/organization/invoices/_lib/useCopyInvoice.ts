import { graphql } from 'react-relay/hooks'
import type { useCopyInvoiceMutation } from '../../../../__generated__/useCopyInvoiceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a draft as a copy of another invoice. */
export function useCopyInvoice() {
  return useMutation<useCopyInvoiceMutation>(
    graphql`
      mutation useCopyInvoiceMutation($input: CopyInvoiceInput!) {
        copyInvoice(input: $input) {
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
