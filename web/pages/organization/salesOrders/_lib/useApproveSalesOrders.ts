import { graphql } from 'react-relay/hooks'
import type { useApproveSalesOrdersMutation } from '../../../../__generated__/useApproveSalesOrdersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves orders in the version that was shown. The caller shows the result of each. */
export function useApproveSalesOrders() {
  return useMutation<useApproveSalesOrdersMutation>(
    graphql`
      mutation useApproveSalesOrdersMutation($input: ApproveSalesOrdersInput!) {
        approveSalesOrders(input: $input) {
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
