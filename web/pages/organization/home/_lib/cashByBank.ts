// Groups the cash of each currency by bank over all currencies.
import type { HomeCash_organization$data } from '../../../../__generated__/HomeCash_organization.graphql.ts'

type Currencies = HomeCash_organization$data['cashPosition']['currencies']
type Connection = 'API' | 'CRAWLER' | 'MANUAL'

/** How old a balance is, and its source. */
export type Age = {
  /** Whose balance it is; null where it is that of the whole row. */
  currency: string | null
  asOf: string
  connection: Connection
  isStale: boolean
}

export type BankCash = {
  code: string
  name: string
  accounts: number
  /** Decimals by currency; a currency without known balances is missing. */
  available: ReadonlyMap<string, string>
  /** The oldest balance that is not stale, and the stale one of each currency; empty where none is known. */
  ages: readonly Age[]
  isStale: boolean
}

/** The bank with the most IDR first, in the server's order. */
export function banksOf(currencies: Currencies): BankCash[] {
  const groups = currencies.flatMap(({ currency, groups: ofCurrency }) =>
    ofCurrency.flatMap(group => (group.bank ? [{ ...group, bank: group.bank, currency }] : [])),
  )
  return [...Map.groupBy(groups, ({ bank }) => bank.code)].map(([code, of]) => {
    return {
      code,
      name: of[0]?.bank.name ?? code,
      accounts: of.reduce((sum, { totals }) => sum + totals.accounts, 0),
      available: new Map(
        of.flatMap(({ currency, totals }) => (totals.available ? [[currency, totals.available.amount]] : [])),
      ),
      ages: agesOf(of),
      isStale: of.some(group => accountsOf(group).some(({ isStale }) => isStale)),
    }
  })
}

type Group = Currencies[number]['groups'][number] & { currency: string }

const accountsOf = (group: Group) => group.groups.flatMap(({ accounts }) => accounts)

/** A stale balance of one currency says nothing about another one: it is named where the bank has several. */
function agesOf(of: readonly Group[]): Age[] {
  const ages = of.flatMap(group => {
    // A stale balance takes precedence over one that is merely older: accounts differ in when they become stale.
    const [oldest] = accountsOf(group)
      .flatMap(({ asOf, isStale, bankAccount }) =>
        asOf == null ? [] : [{ asOf, isStale, connection: connectionOf(bankAccount.connectionType) }],
      )
      .toSorted((one, other) => Number(other.isStale) - Number(one.isStale) || byTime(one, other))
    return oldest ? [{ ...oldest, currency: group.currency }] : []
  })
  const [fresh] = ages.filter(({ isStale }) => !isStale).toSorted(byTime)
  const isAlone = ages.length === 1
  return [
    ...(fresh ? [{ ...fresh, currency: null }] : []),
    ...ages.filter(({ isStale }) => isStale).map(age => (isAlone ? { ...age, currency: null } : age)),
  ]
}

const byTime = (one: { asOf: string }, other: { asOf: string }): number => Date.parse(one.asOf) - Date.parse(other.asOf)

const connectionOf = (type: string): Connection => (type === 'API' || type === 'CRAWLER' ? type : 'MANUAL')
