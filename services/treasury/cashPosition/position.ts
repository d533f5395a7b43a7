// The cash position as of a day: of each account, of groups of accounts, and in total per currency. Pure.
import type { Currency } from '../../kit/money.ts'

/** Money in an account that can't be spent. */
export type Restriction = {
  kind: 'BLOCKED' | 'MINIMUM_BALANCE'
  minor: bigint
  reason: string
  from: string
  until: string | null
}

/** Money on its way to or from an account, from its open expected transactions. */
export type Pending = { minor: bigint; count: number }

/** What is known of one account; `balance` null: unknown. */
export type KnownAccount = {
  id: string
  bankCode: string
  entityId: string
  currency: Currency
  connectionType: 'MANUAL' | 'CRAWLER' | 'API'
  isClosed: boolean
  balance: { ledgerMinor: bigint; availableMinor: bigint | null; at: string; day: string } | null
  restriction: Restriction | null
  pendingIn: Pending
  pendingOut: Pending
}

/** When a balance is stale: hours for a bank's API, banking days for files and manual entries. */
export type StaleAfter = { apiHours: number; fileDays: number; manualDays: number }
export const STALE_AFTER: StaleAfter = { apiHours: 24, fileDays: 1, manualDays: 3 }

/** The moment and date of a position, and how banking days are counted. */
export type AsOf = {
  day: string
  at: Temporal.Instant
  bankingDaysBetween: (after: string, to: string) => number
  staleAfter: StaleAfter
}

/** Null: unknown, because no balance is known. An unknown amount is never 0. */
export type Figures = {
  ledger: bigint | null
  available: bigint | null
  restricted: bigint
  spendable: bigint | null
  pendingIn: Pending
  pendingOut: Pending
  projected: bigint | null
}

export type AccountPosition = Figures & { account: KnownAccount; isStale: boolean }

/** Sums of several accounts in one currency. */
export type Totals = Figures & { accounts: number; unknown: number; stale: bigint }

const NOTHING: Pending = { minor: 0n, count: 0 }

export function positionOf(account: KnownAccount, asOf: AsOf): AccountPosition {
  const { balance, pendingIn, pendingOut } = account
  const restricted = isInForce(account.restriction, asOf.day) ? account.restriction.minor : 0n
  if (balance === null)
    return {
      account,
      isStale: false,
      ledger: null,
      available: null,
      restricted,
      spendable: null,
      pendingIn,
      pendingOut,
      projected: null,
    }
  const ledger = balance.ledgerMinor
  const available = balance.availableMinor ?? ledger
  return {
    account,
    isStale: !account.isClosed && isStale(account.connectionType, balance, asOf),
    ledger,
    available,
    restricted,
    spendable: available > restricted ? available - restricted : 0n,
    pendingIn,
    pendingOut,
    projected: ledger + pendingIn.minor - pendingOut.minor,
  }
}

/** The totals of several accounts in one currency. A closed account without a known balance doesn't count as unknown. */
export function totalsOf(positions: readonly AccountPosition[]): Totals {
  const known = positions.filter(({ ledger }) => ledger !== null)
  const sum = (pick: (position: AccountPosition) => bigint | null) =>
    known.length === 0 ? null : known.reduce((total, position) => total + (pick(position) ?? 0n), 0n)
  const pendingIn = positions.reduce((total, each) => plus(total, each.pendingIn), NOTHING)
  const pendingOut = positions.reduce((total, each) => plus(total, each.pendingOut), NOTHING)
  const ledger = sum(position => position.ledger)
  return {
    accounts: positions.length,
    unknown: positions.filter(each => each.ledger === null && !each.account.isClosed).length,
    stale: known.reduce((total, { isStale: old, ledger: of }) => (old ? total + (of ?? 0n) : total), 0n),
    ledger,
    available: sum(position => position.available),
    restricted: positions.reduce((total, { restricted }) => total + restricted, 0n),
    spendable: sum(position => position.spendable),
    pendingIn,
    pendingOut,
    projected: ledger === null ? null : ledger + pendingIn.minor - pendingOut.minor,
  }
}

const plus = (one: Pending, other: Pending): Pending => ({
  minor: one.minor + other.minor,
  count: one.count + other.count,
})

const isInForce = (restriction: Restriction | null, day: string): restriction is Restriction =>
  restriction !== null && restriction.from <= day && (restriction.until === null || restriction.until >= day)

/** Whether the balance at the bank may have changed by now. */
function isStale(
  connection: KnownAccount['connectionType'],
  balance: { at: string; day: string },
  { at, day, bankingDaysBetween, staleAfter }: AsOf,
): boolean {
  if (connection === 'API')
    return Temporal.Instant.compare(Temporal.Instant.from(balance.at).add({ hours: staleAfter.apiHours }), at) < 0
  const most = connection === 'CRAWLER' ? staleAfter.fileDays : staleAfter.manualDays
  return bankingDaysBetween(balance.day, day) > most
}

export const GROUPINGS = ['BANK', 'ENTITY'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Accounts with the same bank or entity, and in them groups by the other. */
export type Group = {
  bankCode: string | null
  entityId: string | null
  totals: Totals
  groups: Group[]
  accounts: AccountPosition[]
}

const OTHER = { BANK: 'ENTITY', ENTITY: 'BANK' } as const

/** Groups of accounts in two levels, each in the order of its first account. */
export function groupsOf(positions: readonly AccountPosition[], by: Grouping): Group[] {
  return level(positions, by, within => level(within, OTHER[by], () => []))
}

function level(
  positions: readonly AccountPosition[],
  by: Grouping,
  inner: (positions: readonly AccountPosition[]) => Group[],
): Group[] {
  const keyOf = ({ account }: AccountPosition) => (by === 'BANK' ? account.bankCode : account.entityId)
  return [...Map.groupBy(positions, keyOf)].map(([key, accounts]) => ({
    bankCode: by === 'BANK' ? key : null,
    entityId: by === 'ENTITY' ? key : null,
    totals: totalsOf(accounts),
    groups: inner(accounts),
    accounts,
  }))
}
