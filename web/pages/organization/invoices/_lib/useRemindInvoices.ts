import { graphql } from 'react-relay/hooks'
import type { useRemindInvoicesMutation } from '../../../../__generated__/useRemindInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Mails each customer a letter of these invoices of theirs. Who asks shows what became of each. */
export function useRemindInvoices() {
  return useMutation<useRemindInvoicesMutation>(
    graphql`
      mutation useRemindInvoicesMutation($input: InvoicesInput!) {
        remindInvoices(input: $input) {
          invoices {
            id
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
