import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCallOffRefundMutation } from '../../../../__generated__/useCallOffRefundMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels the refund of a credit memo. */
export function useCallOffRefund() {
  const { formatMessage } = useIntl()
  return useMutation<useCallOffRefundMutation>(
    graphql`
      mutation useCallOffRefundMutation($input: CallOffCreditMemoRefundInput!) {
        callOffCreditMemoRefund(input: $input) {
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
    { success: () => formatMessage({ id: 'creditMemos.callOff.done' }), quiet: true },
  )
}
