// Groups the cash of each currency by bank over all currencies.
import type { HomeCash_organization$data } from '../../../../__generated__/HomeCash_organization.graphql.ts'

type Currencies = HomeCash_organization$data['cashPosition']['currencies']
type Connection = 'API' | 'CRAWLER' | 'MANUAL'

export type BankCash = {
  code: string
  name: string
  accounts: number
  /** Decimals by currency; a currency without known balances is missing. */
  available: ReadonlyMap<string, string>
  /** Time of its oldest balance, of stale ones if there are any; null where none is known. */
  asOf: string | null
  /** The source of that balance. */
  connection: Connection
  isStale: boolean
}

/** The bank with the most IDR first, in the server's order. */
export function banksOf(currencies: Currencies): BankCash[] {
  const groups = currencies.flatMap(({ currency, groups: ofCurrency }) =>
    ofCurrency.flatMap(group => (group.bank ? [{ ...group, bank: group.bank, currency }] : [])),
  )
  return [...Map.groupBy(groups, ({ bank }) => bank.code)].map(([code, of]) => {
    const accounts = of.flatMap(group => group.groups.flatMap(inner => inner.accounts))
    // A stale balance takes precedence over one that is merely older: accounts differ in when they become stale.
    const oldest = accounts
      .flatMap(account => (account.asOf == null ? [] : [{ ...account, asOf: account.asOf }]))
      .toSorted(
        (one, other) => Number(other.isStale) - Number(one.isStale) || Date.parse(one.asOf) - Date.parse(other.asOf),
      )[0]
    return {
      code,
      name: of[0]?.bank.name ?? code,
      accounts: of.reduce((sum, { totals }) => sum + totals.accounts, 0),
      available: new Map(
        of.flatMap(({ currency, totals }) => (totals.available ? [[currency, totals.available.amount]] : [])),
      ),
      asOf: oldest?.asOf ?? null,
      connection: connectionOf(oldest?.bankAccount.connectionType),
      isStale: accounts.some(({ isStale }) => isStale),
    }
  })
}

const connectionOf = (type: string | undefined): Connection => (type === 'API' || type === 'CRAWLER' ? type : 'MANUAL')
