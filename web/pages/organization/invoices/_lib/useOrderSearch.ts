import { graphql } from 'react-relay/hooks'
import type { useOrderSearchQuery } from '../../../../__generated__/useOrderSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../../ui/form/comboboxProps.ts'

/** Finds approved orders that have not ended, by UUID; only those of the customer if one is chosen. */
export function useOrderSearch(customerId: string | null): SearchOptions {
  return useRecordSearch<useOrderSearchQuery>(
    graphql`
      query useOrderSearchQuery($search: String!, $customerId: ID) @throwOnFieldError {
        organization {
          salesOrders(
            first: 20
            filter: {
              search: $search
              customerId: $customerId
              status: [OPEN, PARTIALLY_FULFILLED, FULFILLED]
              waitingApproval: false
              currency: IDR
            }
          ) {
            edges {
              node {
                uuid
                number
                customerName
                customerReference
              }
            }
          }
        }
      }
    `,
    search => ({ search, customerId }),
    ({ organization }) =>
      organization.salesOrders.edges.map(({ node }) => ({
        value: node.uuid,
        label: node.number,
        detail: [node.customerName, node.customerReference].filter(Boolean).join(' · '),
      })),
  )
}
