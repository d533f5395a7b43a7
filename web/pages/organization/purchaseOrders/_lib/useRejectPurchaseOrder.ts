import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRejectPurchaseOrderMutation } from '../../../../__generated__/useRejectPurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Rejects a purchase order. */
export function useRejectPurchaseOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useRejectPurchaseOrderMutation>(
    graphql`
      mutation useRejectPurchaseOrderMutation($input: PurchaseOrderWithReasonInput!) {
        rejectPurchaseOrder(input: $input) {
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
    { success: () => formatMessage({ id: 'purchaseOrders.REJECT.done' }), quiet: true },
  )
}
