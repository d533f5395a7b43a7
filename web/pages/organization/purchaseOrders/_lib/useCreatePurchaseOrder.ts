import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreatePurchaseOrderMutation } from '../../../../__generated__/useCreatePurchaseOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records a customer's purchase order. */
export function useCreatePurchaseOrder() {
  const { formatMessage } = useIntl()
  return useMutation<useCreatePurchaseOrderMutation>(
    graphql`
      mutation useCreatePurchaseOrderMutation($input: CreatePurchaseOrderInput!) {
        createPurchaseOrder(input: $input) {
          purchaseOrder {
            id
            uuid
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
