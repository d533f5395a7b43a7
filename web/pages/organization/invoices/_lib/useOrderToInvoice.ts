import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { orderToInvoice_order$key } from '../../../../__generated__/orderToInvoice_order.graphql.ts'
import type { useOrderToInvoiceQuery } from '../../../../__generated__/useOrderToInvoiceQuery.graphql.ts'
import { orderToInvoice, type OrderToInvoice } from './orderToInvoice.ts'

const query = graphql`
  query useOrderToInvoiceQuery($uuid: UUID!) {
    organization {
      salesOrder(uuid: $uuid) {
        ...orderToInvoice_order
      }
    }
  }
`

/** Reads an order's current state; null when it can't be read. */
export function useOrderToInvoice(): (uuid: string) => Promise<OrderToInvoice | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    async uuid => {
      const found = await fetchQuery<useOrderToInvoiceQuery>(
        environment,
        query,
        { uuid },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined)
      const key = found?.organization?.salesOrder
      return key ? readInlineData<orderToInvoice_order$key>(orderToInvoice, key) : null
    },
    [environment],
  )
}
