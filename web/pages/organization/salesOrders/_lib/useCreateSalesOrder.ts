import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateSalesOrderMutation } from '../../../../__generated__/useCreateSalesOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a sales order, which then needs approval. */
export function useCreateSalesOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateSalesOrderMutation>(
    graphql`
      mutation useCreateSalesOrderMutation($input: CreateSalesOrderInput!) {
        createSalesOrder(input: $input) {
          salesOrder {
            id
            uuid
            number
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ salesOrder }) => formatMessage({ id: 'salesOrders.created' }, { number: salesOrder?.number ?? '' }),
      quiet: true,
    },
  )
}
