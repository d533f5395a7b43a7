import { graphql } from 'react-relay/hooks'
import type {
  CustomerStatus,
  useCustomerSearchQuery,
} from '../../../../__generated__/useCustomerSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../../ui/form/comboboxProps.ts'

/** Finds customers in one of these statuses, by global id. */
export function useCustomerSearch(status: readonly CustomerStatus[] = ['ACTIVE']): SearchOptions {
  return useRecordSearch<useCustomerSearchQuery>(
    graphql`
      query useCustomerSearchQuery($search: String!, $status: [CustomerStatus!]!) @throwOnFieldError {
        organization {
          customers(first: 20, filter: { search: $search, status: $status }) {
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
    search => ({ search, status }),
    ({ organization }) =>
      organization.customers.edges.map(({ node }) => ({
        value: node.id,
        label: node.name,
        detail: [node.alias, node.email].filter(Boolean).join(' · '),
      })),
  )
}
