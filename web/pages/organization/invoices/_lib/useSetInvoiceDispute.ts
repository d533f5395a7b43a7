import { graphql } from 'react-relay/hooks'
import type { useSetInvoiceDisputeMutation } from '../../../../__generated__/useSetInvoiceDisputeMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records a dispute of an invoice, or that it is settled. */
export function useSetInvoiceDispute() {
  return useMutation<useSetInvoiceDisputeMutation>(
    graphql`
      mutation useSetInvoiceDisputeMutation($input: SetInvoiceDisputeInput!) {
        setInvoiceDispute(input: $input) {
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
