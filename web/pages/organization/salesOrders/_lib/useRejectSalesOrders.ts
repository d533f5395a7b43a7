import { graphql } from 'react-relay/hooks'
import type { useRejectSalesOrdersMutation } from '../../../../__generated__/useRejectSalesOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Turns orders down. Who asks shows what became of each. */
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
