import { FileInput } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchPurchaseOrdersQuery } from '../../../__generated__/searchPurchaseOrdersQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchPurchaseOrdersQuery['response']['organization']['purchaseOrders']['edges'][number]['node']

/** Purchase orders, by number, customer, product and amount. */
export const search = defineRecordSearch<searchPurchaseOrdersQuery, Node>({
  permission: 'INVOICING_PURCHASE_ORDERS_VIEW',
  mode: 'INVOICING',
  list: '/purchase-order',
  icon: FileInput,
  query: graphql`
    query searchPurchaseOrdersQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        purchaseOrders(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              customerName
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.purchaseOrders,
  toHit: ({ uuid, number, customerName }) => ({
    to: `/purchase-order/${uuid}`,
    title: `${number} · ${customerName}`,
    detail: <FormattedMessage id="palette.purchaseOrder" />,
  }),
})
