import { useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  Currency,
  ConnectionType,
  useOwnAccountSearchQuery,
} from '../../../../__generated__/useOwnAccountSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../../ui/form/comboboxProps.ts'
import { accountOption } from './accountOption.ts'

export type WantedAccounts = { currency?: Currency; connectionType?: ConnectionType }

/** Finds own accounts that accept statements, for organizations with more of them than a list shows. */
export function useOwnAccountSearch({ currency, connectionType }: WantedAccounts = {}): {
  search: SearchOptions
  /** The currency of a found account. */
  currencyOf: (id: string) => string | undefined
} {
  const currencies = useRef(new Map<string, string>())
  const search = useRecordSearch<useOwnAccountSearchQuery>(
    graphql`
      query useOwnAccountSearchQuery($search: String!, $currency: Currency, $connectionType: ConnectionType)
      @throwOnFieldError {
        organization {
          bankAccounts(
            first: 20
            filter: {
              search: $search
              currency: $currency
              connectionType: $connectionType
              status: [NEW, ACTIVE, DORMANT]
            }
          ) {
            edges {
              node {
                id
                alias
                accountNumber
                currency
                bank {
                  name
                }
              }
            }
          }
        }
      }
    `,
    text => ({ search: text, currency: currency ?? null, connectionType: connectionType ?? null }),
    ({ organization }) =>
      organization.bankAccounts.edges.map(({ node }) => {
        currencies.current.set(node.id, node.currency)
        return accountOption(node)
      }),
  )
  return { search, currencyOf: id => currencies.current.get(id) }
}
