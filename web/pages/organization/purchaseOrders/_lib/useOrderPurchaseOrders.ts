import { graphql } from 'react-relay/hooks'
import type { useOrderPurchaseOrdersMutation } from '../../../../__generated__/useOrderPurchaseOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Makes a sales order of what is not ordered yet of each. Who asks shows what became of each. */
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
