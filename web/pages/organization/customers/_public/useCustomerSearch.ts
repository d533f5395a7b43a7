import { graphql } from 'react-relay/hooks'
import type { useCustomerSearchQuery } from '../../../../__generated__/useCustomerSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../../ui/form/comboboxProps.ts'

/** The search of a field for a customer who is active, by their global id. */
export function useCustomerSearch(): SearchOptions {
  return useRecordSearch<useCustomerSearchQuery>(
    graphql`
      query useCustomerSearchQuery($search: String!) @throwOnFieldError {
        organization {
          customers(first: 20, filter: { search: $search, status: [ACTIVE] }) {
            edges {
              node {
                id
                name
                alias
                email
              }
            }
          }
        }
      }
    `,
    search => ({ search }),
    ({ organization }) =>
      organization.customers.edges.map(({ node }) => ({
        value: node.id,
        label: node.name,
        detail: [node.alias, node.email].filter(Boolean).join(' · '),
      })),
  )
}
