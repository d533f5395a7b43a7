import { graphql } from 'react-relay/hooks'
import type { useOrderPurchaseOrdersMutation } from '../../../../__generated__/useOrderPurchaseOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a sales order for the rest of each. The caller shows the result of each. */
export function useOrderPurchaseOrders() {
  return useMutation<useOrderPurchaseOrdersMutation>(
    graphql`
      mutation useOrderPurchaseOrdersMutation($input: OrderPurchaseOrdersInput!) {
        orderPurchaseOrders(input: $input) {
          purchaseOrders {
            ...PurchaseOrdersPage_row
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
