import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCancelPurchaseOrderMutation } from '../../../../__generated__/useCancelPurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Says that the customer called one off. */
export function useCancelPurchaseOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useCancelPurchaseOrderMutation>(
    graphql`
      mutation useCancelPurchaseOrderMutation($input: PurchaseOrderWithReasonInput!) {
        cancelPurchaseOrder(input: $input) {
          purchaseOrder {
            ...PurchaseOrdersPage_row
            ...PurchaseOrderPage_purchase
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'purchaseOrders.CANCEL.done' }), quiet: true },
  )
}
