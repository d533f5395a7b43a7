import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateSalesOrderMutation } from '../../../../__generated__/useUpdateSalesOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a sales order. */
export function useUpdateSalesOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateSalesOrderMutation>(
    graphql`
      mutation useUpdateSalesOrderMutation($input: UpdateSalesOrderInput!) {
        updateSalesOrder(input: $input) {
          salesOrder {
            id
            ...SalesOrdersPage_row
            ...SalesOrderPage_order
            ...EditSalesOrderPage_order
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'salesOrders.updated' }), quiet: true },
  )
}
