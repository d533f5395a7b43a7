import { graphql } from 'react-relay/hooks'
import type { useCancelSalesOrdersMutation } from '../../../../__generated__/useCancelSalesOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels orders. The caller shows the result of each. */
export function useCancelSalesOrders() {
  return useMutation<useCancelSalesOrdersMutation>(
    graphql`
      mutation useCancelSalesOrdersMutation($input: SalesOrdersWithReasonInput!) {
        cancelSalesOrders(input: $input) {
          salesOrders {
            ...SalesOrdersPage_row
            ...SalesOrderPage_order
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
