import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateBillMutation } from '../../../../__generated__/useUpdateBillMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a bill. */
export function useUpdateBill() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateBillMutation>(
    graphql`
      mutation useUpdateBillMutation($input: UpdateBillInput!) {
        updateBill(input: $input) {
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
    { success: () => formatMessage({ id: 'bills.saved' }), quiet: true },
  )
}
