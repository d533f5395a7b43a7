import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCancelGoodsReceiptMutation } from '../../../../__generated__/useCancelGoodsReceiptMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels a receipt: its quantities no longer count. */
export function useCancelGoodsReceipt() {
  const { formatMessage } = useIntl()
  return useMutation<useCancelGoodsReceiptMutation>(
    graphql`
      mutation useCancelGoodsReceiptMutation($input: CancelGoodsReceiptInput!) {
        cancelGoodsReceipt(input: $input) {
          goodsReceipt {
            id
            ...GoodsReceiptsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'goodsReceipts.canceled' }), quiet: true },
  )
}
