import { graphql } from 'react-relay/hooks'
import type { useDeleteInvoicesMutation } from '../../../../__generated__/useDeleteInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes drafts. The caller shows the result of each. */
export function useDeleteInvoices() {
  return useMutation<useDeleteInvoicesMutation>(
    graphql`
      mutation useDeleteInvoicesMutation($input: InvoicesInput!) {
        deleteInvoices(input: $input) {
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
