import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateBillMutation } from '../../../../__generated__/useCreateBillMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a bill. */
export function useCreateBill() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateBillMutation>(
    graphql`
      mutation useCreateBillMutation($input: CreateBillInput!) {
        createBill(input: $input) {
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
    { success: () => formatMessage({ id: 'bills.created' }), quiet: true },
  )
}
