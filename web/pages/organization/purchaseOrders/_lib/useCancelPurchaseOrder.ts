import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCancelPurchaseOrderMutation } from '../../../../__generated__/useCancelPurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records that the customer canceled a purchase order. */
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
