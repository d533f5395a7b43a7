import { graphql } from 'react-relay/hooks'
import type { useRejectSalesOrdersMutation } from '../../../../__generated__/useRejectSalesOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Rejects orders. The caller shows the result of each. */
export function useRejectSalesOrders() {
  return useMutation<useRejectSalesOrdersMutation>(
    graphql`
      mutation useRejectSalesOrdersMutation($input: SalesOrdersWithReasonInput!) {
        rejectSalesOrders(input: $input) {
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
