import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountOwnersQuery } from '../../../../__generated__/useAccountOwnersQuery.graphql.ts'
import { accountDigits } from './counterpartyValues.ts'

/** Typing settles before the server is asked. */
const SETTLE_MS = 300

export type AccountOwner = { readonly id: string; readonly uuid: string; readonly alias: string }

/** The counterparties that have an account already; none while it is not complete. */
export function useAccountOwners(bankCode: string, accountNumber: string): readonly AccountOwner[] {
  const environment = useRelayEnvironment()
  const [owners, setOwners] = useState<readonly AccountOwner[]>([])
  const digits = accountDigits(accountNumber)
  useEffect(() => {
    setOwners([])
    if (bankCode === '' || !/^\d{5,34}$/.test(digits)) return
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      subscription = fetchQuery<useAccountOwnersQuery>(
        environment,
        graphql`
          query useAccountOwnersQuery($account: CounterpartyAccountFilter!) @throwOnFieldError {
            organization {
              counterparties(first: 5, filter: { account: $account }) {
                edges {
                  node {
                    id
                    uuid
                    alias
                  }
                }
              }
            }
          }
        `,
        { account: { bankCode, accountNumber: digits } },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ organization }) => setOwners(organization.counterparties.edges.map(({ node }) => node)),
        // The server warns again when it saves.
        error: () => setOwners([]),
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, bankCode, digits])
  return owners
}
