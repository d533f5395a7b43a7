import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateCreditMemoMutation } from '../../../../__generated__/useUpdateCreditMemoMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a draft. */
export function useUpdateCreditMemo() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateCreditMemoMutation>(
    graphql`
      mutation useUpdateCreditMemoMutation($input: UpdateCreditMemoInput!) {
        updateCreditMemo(input: $input) {
          creditMemo {
            id
            uuid
            ...CreditMemosPage_row
            ...CreditMemoPage_memo
            ...EditCreditMemoPage_memo
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'creditMemos.created' }), quiet: true },
  )
}
