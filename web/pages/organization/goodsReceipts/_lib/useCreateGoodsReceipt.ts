import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateGoodsReceiptMutation } from '../../../../__generated__/useCreateGoodsReceiptMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records what was received or returned. */
export function useCreateGoodsReceipt() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateGoodsReceiptMutation>(
    graphql`
      mutation useCreateGoodsReceiptMutation($input: CreateGoodsReceiptInput!) {
        createGoodsReceipt(input: $input) {
          goodsReceipt {
            id
            number
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ goodsReceipt }) =>
        formatMessage({ id: 'goodsReceipts.created' }, { number: goodsReceipt?.number ?? '' }),
      quiet: true,
    },
  )
}
