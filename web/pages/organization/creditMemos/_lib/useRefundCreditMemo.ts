import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRefundCreditMemoMutation } from '../../../../__generated__/useRefundCreditMemoMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Requests a refund of the rest of a credit memo. */
export function useRefundCreditMemo() {
  const { formatMessage } = useIntl()
  return useMutation<useRefundCreditMemoMutation>(
    graphql`
      mutation useRefundCreditMemoMutation($input: RefundCreditMemoInput!) {
        refundCreditMemo(input: $input) {
          creditMemo {
            ...CreditMemosPage_row
            ...CreditMemoPage_memo
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'creditMemos.refund.asked' }), quiet: true },
  )
}
