import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdatePurchaseOrderMutation } from '../../../../__generated__/useUpdatePurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a purchase order. */
export function useUpdatePurchaseOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdatePurchaseOrderMutation>(
    graphql`
      mutation useUpdatePurchaseOrderMutation($input: UpdatePurchaseOrderInput!) {
        updatePurchaseOrder(input: $input) {
          purchaseOrder {
            id
            ...PurchaseOrdersPage_row
            ...PurchaseOrderPage_purchase
            ...EditPurchaseOrderPage_purchase
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'purchaseOrders.saved' }), quiet: true },
  )
}
