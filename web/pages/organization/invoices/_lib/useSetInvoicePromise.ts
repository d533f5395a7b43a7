import { graphql } from 'react-relay/hooks'
import type { useSetInvoicePromiseMutation } from '../../../../__generated__/useSetInvoicePromiseMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records the date by which payment of an invoice is promised, or removes the promise. */
export function useSetInvoicePromise() {
  return useMutation<useSetInvoicePromiseMutation>(
    graphql`
      mutation useSetInvoicePromiseMutation($input: SetInvoicePromiseInput!) {
        setInvoicePromise(input: $input) {
          invoice {
            id
            ...InvoiceReminders_invoice
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
