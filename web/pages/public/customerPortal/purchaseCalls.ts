// The portal's requests about purchase orders.
import { graphql } from 'relay-runtime'
import type { purchaseCallsOrderQuery } from '../../../__generated__/purchaseCallsOrderQuery.graphql.ts'
import type { purchaseCallsOrdersQuery } from '../../../__generated__/purchaseCallsOrdersQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { below, orNull } from './calls.ts'

export type PurchaseOrdersPage = NonNullable<purchaseCallsOrdersQuery['response']['customerPortal']>['purchaseOrders']
export type PurchaseOrder = PurchaseOrdersPage['edges'][number]['node']

export const readPurchaseOrders = (after: string | null): Promise<PurchaseOrdersPage> => {
  const query = graphql`
    query purchaseCallsOrdersQuery($after: String) {
      customerPortal {
        purchaseOrders(first: 50, after: $after) {
          edges {
            node {
              uuid
              number
              status
              date
              requiredDate
              reason
              amount {
                amount
                currency
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `
  return below(
    async () => (await runOperation<purchaseCallsOrdersQuery>(query, { after })).customerPortal?.purchaseOrders,
  )
}

export type PurchaseOrderDetail = NonNullable<
  NonNullable<purchaseCallsOrderQuery['response']['customerPortal']>['purchaseOrder']
>

export const readPurchaseOrder = (uuid: string): Promise<PurchaseOrderDetail | null> => {
  const query = graphql`
    query purchaseCallsOrderQuery($uuid: UUID!) {
      customerPortal {
        purchaseOrder(uuid: $uuid) {
          purchaseOrder {
            uuid
            number
            status
            date
            requiredDate
            reason
            amount {
              amount
              currency
            }
          }
          note
          lines {
            description
            quantity
            unit
            price {
              amount
              currency
            }
            net {
              amount
              currency
            }
          }
        }
      }
    }
  `
  return orNull(() =>
    below(async () => (await runOperation<purchaseCallsOrderQuery>(query, { uuid })).customerPortal?.purchaseOrder),
  )
}
