// The cash of each bank over its currencies, out of the currencies with their banks.
import type { HomeCash_organization$data } from '../../../../__generated__/HomeCash_organization.graphql.ts'

type Currencies = HomeCash_organization$data['cashPosition']['currencies']
type Connection = 'API' | 'CRAWLER' | 'MANUAL'

export type BankCash = {
  code: string
  name: string
  accounts: number
  /** Decimals by currency; a currency is missing where nothing in it is known. */
  available: ReadonlyMap<string, string>
  /** When the oldest of its balances held, of those out of date where some are; null where none is known. */
  asOf: string | null
  /** How that balance comes. */
  connection: Connection
  isStale: boolean
}

/** The bank with the most rupiah first, as the server has them. */
export function banksOf(currencies: Currencies): BankCash[] {
  const groups = currencies.flatMap(({ currency, groups: ofCurrency }) =>
    ofCurrency.flatMap(group => (group.bank ? [{ ...group, bank: group.bank, currency }] : [])),
  )
  return [...Map.groupBy(groups, ({ bank }) => bank.code)].map(([code, of]) => {
    const accounts = of.flatMap(group => group.groups.flatMap(inner => inner.accounts))
    // What is out of date is told before what is merely older: accounts differ in how long they hold.
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
