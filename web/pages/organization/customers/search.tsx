import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchCustomersQuery } from '../../../__generated__/searchCustomersQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchCustomersQuery['response']['organization']['customers']['edges'][number]['node']

/** Customers, by name, email, phone and tax number. */
export const search = defineRecordSearch<searchCustomersQuery, Node>({
  permission: 'INVOICING_CUSTOMERS_VIEW',
  mode: 'INVOICING',
  list: '/buyer',
  icon: Users,
  query: graphql`
    query searchCustomersQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        customers(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              name
              email
              status
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.customers,
  toHit: ({ uuid, name, email, status }) => ({
    to: `/buyer/${uuid}`,
    title: name,
    detail: (
      <>
        <FormattedMessage id="palette.customer" />
        {name === email ? null : ` · ${email}`}
        {status === 'ACTIVE' ? null : (
          <>
            {' · '}
            <FormattedMessage id={`customerStatus.${status}`} />
          </>
        )}
      </>
    ),
  }),
})
