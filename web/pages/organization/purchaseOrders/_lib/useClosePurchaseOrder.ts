import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useClosePurchaseOrderMutation } from '../../../../__generated__/useClosePurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Closes a purchase order. */
export function useClosePurchaseOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useClosePurchaseOrderMutation>(
    graphql`
      mutation useClosePurchaseOrderMutation($input: ClosePurchaseOrderInput!) {
        closePurchaseOrder(input: $input) {
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
    { success: () => formatMessage({ id: 'purchaseOrders.CLOSE.done' }), quiet: true },
  )
}
