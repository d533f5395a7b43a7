import { ShoppingCart } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchSalesOrdersQuery } from '../../../__generated__/searchSalesOrdersQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchSalesOrdersQuery['response']['organization']['salesOrders']['edges'][number]['node']

/** Sales orders, by number, customer, product and total. */
export const search = defineRecordSearch<searchSalesOrdersQuery, Node>({
  permission: 'INVOICING_SALES_ORDERS_VIEW',
  mode: 'INVOICING',
  list: '/sales-order',
  icon: ShoppingCart,
  query: graphql`
    query searchSalesOrdersQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        salesOrders(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              customerName
              customerReference
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.salesOrders,
  toHit: ({ uuid, number, customerName, customerReference }) => ({
    to: `/sales-order/${uuid}`,
    title: `${number} · ${customerName}`,
    detail: (
      <>
        <FormattedMessage id="palette.salesOrder" />
        {customerReference ? ` · ${customerReference}` : null}
      </>
    ),
  }),
})
