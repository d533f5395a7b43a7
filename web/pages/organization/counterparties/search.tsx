import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchCounterpartiesQuery } from '../../../__generated__/searchCounterpartiesQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchCounterpartiesQuery['response']['organization']['counterparties']['edges'][number]['node']

/** Counterparties, by their names, identifiers and account numbers. */
export const search = defineRecordSearch<searchCounterpartiesQuery, Node>({
  permission: 'TREASURY_COUNTERPARTIES_VIEW',
  list: '/counterparties',
  icon: Users,
  query: graphql`
    query searchCounterpartiesQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        counterparties(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              alias
              legalName
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
  connectionOf: ({ organization }) => organization.counterparties,
  toHit: ({ uuid, alias, legalName, status }) => ({
    to: `/counterparties/${uuid}/edit`,
    title: legalName,
    detail: <FormattedMessage id="palette.counterparty" values={{ alias, status }} />,
  }),
})
