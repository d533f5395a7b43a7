import { graphql } from 'react-relay/hooks'
import type { useCloseSalesOrdersMutation } from '../../../../__generated__/useCloseSalesOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Closes orders. The caller shows the result of each. */
export function useCloseSalesOrders() {
  return useMutation<useCloseSalesOrdersMutation>(
    graphql`
      mutation useCloseSalesOrdersMutation($input: CloseSalesOrdersInput!) {
        closeSalesOrders(input: $input) {
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
