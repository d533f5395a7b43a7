import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useMarkBillPaidMutation } from '../../../../__generated__/useMarkBillPaidMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Matches a bill with the line that paid it. */
export function useMarkBillPaid() {
  const { formatMessage } = useIntl()
  return useMutation<useMarkBillPaidMutation>(
    graphql`
      mutation useMarkBillPaidMutation($input: MarkBillPaidInput!) {
        markBillPaid(input: $input) {
          bill {
            uuid
            ...BillsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'bills.paid' }), quiet: true },
  )
}
