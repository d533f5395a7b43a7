import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useDepositChoices_organization$key } from '../../../../__generated__/useDepositChoices_organization.graphql.ts'

export type DepositChoices = {
  banks: readonly { value: string; label: string }[]
  accounts: readonly { id: string; label: string; currency: string }[]
}

const TAIL = 4

/** Banks that offer deposits, and the accounts that can fund a deposit or receive its payout. */
export function useDepositChoices(organizationKey: useDepositChoices_organization$key): DepositChoices {
  const { depositBanks, bankAccounts } = useFragment(
    graphql`
      fragment useDepositChoices_organization on Organization @throwOnFieldError {
        depositBanks {
          code
          name
        }
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
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
    `,
    organizationKey,
  )
  return useMemo(
    () => ({
      banks: depositBanks
        .map(({ code, name }) => ({ value: code, label: name }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
      accounts: bankAccounts.edges.map(({ node: { id, alias, accountNumber, currency, bank } }) => ({
        id,
        currency,
        label: `${alias} · ${bank.name} ${accountNumber.slice(-TAIL)}`,
      })),
    }),
    [depositBanks, bankAccounts],
  )
}
