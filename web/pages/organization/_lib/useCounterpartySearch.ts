import { graphql } from 'react-relay/hooks'
import type { useCounterpartySearchQuery } from '../../../__generated__/useCounterpartySearchQuery.graphql.ts'
import { useRecordSearch } from '../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../ui/form/comboboxProps.ts'

/** Finds active counterparties for a field, by global id. */
export function useCounterpartySearch(): SearchOptions {
  return useRecordSearch<useCounterpartySearchQuery>(
    graphql`
      query useCounterpartySearchQuery($search: String!) @throwOnFieldError {
        organization {
          counterparties(first: 20, filter: { search: $search, status: ACTIVE }) {
            edges {
              node {
                id
                alias
                legalName
              }
            }
          }
        }
      }
    `,
    search => ({ search }),
    ({ organization }) =>
      organization.counterparties.edges.map(({ node }) => ({
        value: node.id,
        label: node.alias,
        detail: node.legalName,
      })),
  )
}
