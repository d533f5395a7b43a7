import { graphql } from 'react-relay/hooks'
import type { useEndRecurrenceMutation } from '../../../../__generated__/useEndRecurrenceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Ends the recurrence of payments. The caller shows the result of each. */
export function useEndRecurrence() {
  return useMutation<useEndRecurrenceMutation>(
    graphql`
      mutation useEndRecurrenceMutation($input: PaymentIdsInput!) {
        endPaymentRecurrences(input: $input) {
          payments {
            ...PaymentsPage_row
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
