import { Package } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchProductsQuery } from '../../../__generated__/searchProductsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchProductsQuery['response']['organization']['products']['edges'][number]['node']

/** Products, by code and name. */
export const search = defineRecordSearch<searchProductsQuery, Node>({
  permission: 'INVOICING_SALES_ORDERS_VIEW',
  mode: 'INVOICING',
  list: '/products',
  icon: Package,
  query: graphql`
    query searchProductsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        products(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              code
              name
              unit
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.products,
  toHit: ({ uuid, code, name, unit }) => ({
    to: `/products/${uuid}/edit`,
    title: `${code} · ${name}`,
    detail: (
      <>
        <FormattedMessage id="palette.product" /> · {unit}
      </>
    ),
  }),
})
