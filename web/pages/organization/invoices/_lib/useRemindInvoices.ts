import { graphql } from 'react-relay/hooks'
import type { useRemindInvoicesMutation } from '../../../../__generated__/useRemindInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails each customer one reminder about their invoices. The caller shows the result of each. */
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
