import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOwnAccounts_organization$key } from '../../../../__generated__/useOwnAccounts_organization.graphql.ts'
import type { OwnAccount } from './paymentValues.ts'

/** The organization's accounts that can pay and be paid. */
export function useOwnAccounts(organizationKey: useOwnAccounts_organization$key): readonly OwnAccount[] {
  const { bankAccounts } = useFragment(
    graphql`
      fragment useOwnAccounts_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
          edges {
            node {
              id
              alias
              accountNumber
              currency
              connectionType
              bank {
                code
                name
              }
              entity {
                id
                name
              }
              balance {
                ledger {
                  amount
                }
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return useMemo(() => bankAccounts.edges.map(({ node }) => node), [bankAccounts])
}
