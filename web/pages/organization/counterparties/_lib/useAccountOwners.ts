import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountOwnersQuery } from '../../../../__generated__/useAccountOwnersQuery.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { accountDigits, isAccountNumber } from '../../_lib/accountNumber.ts'

/** Debounces typing before querying the server. */
const SETTLE_MS = 300

export type AccountOwner = { readonly id: string; readonly uuid: string; readonly alias: string }

type AccountOwners = {
  readonly counterparties: readonly AccountOwner[]
  /** The organization's own account, if the user may see it. */
  readonly own: AccountOwner | null
}

const NOBODY: AccountOwners = { counterparties: [], own: null }

/** The current owners of an account number; none while it is incomplete. */
export function useAccountOwners(bankCode: string, accountNumber: string): AccountOwners {
  const environment = useRelayEnvironment()
  const seesOwn = usePermission('TREASURY_BANK_ACCOUNTS_VIEW')
  const [owners, setOwners] = useState(NOBODY)
  const digits = accountDigits(accountNumber)
  useEffect(() => {
    setOwners(NOBODY)
    if (bankCode === '' || !isAccountNumber(digits)) return
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      const account = { bankCode, accountNumber: digits }
      subscription = fetchQuery<useAccountOwnersQuery>(
        environment,
        graphql`
          query useAccountOwnersQuery(
            $account: CounterpartyAccountFilter!
            $own: BankAccountNumberFilter!
            $seesOwn: Boolean!
          ) @throwOnFieldError {
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
              bankAccounts(first: 1, filter: { account: $own }) @include(if: $seesOwn) {
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
        { account, own: account, seesOwn },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ organization: { counterparties, bankAccounts } }) =>
          setOwners({
            counterparties: counterparties.edges.map(({ node }) => node),
            own: bankAccounts?.edges[0]?.node ?? null,
          }),
        // The server warns again on saving.
        error: () => setOwners(NOBODY),
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, bankCode, digits, seesOwn])
  return owners
}
