// The organization's cash as of a day.
import type { Tx } from '../../kit/database/database.ts'
import { checkPastDay } from '../../kit/pastDay.ts'
import { type BankingCalendar, calendarOf } from '../bankingDays/public.ts'
import { rateOf } from '../exchangeRates/public.ts'
import { type AsOf, type Grouping, groupsOf, positionOf, totalsOf } from './position.ts'
import { type PositionQuery, type PositionRead, readPosition } from './repository.ts'
import { showCurrency } from './shapes.ts'

/** The position of each account as of a day, by currency, bank and entity. */
export async function readPositions(tx: Tx, query: PositionQuery) {
  const read = await readPosition(tx, query)
  const { today, accounts, pending } = read
  const day = checkPastDay(query.asOf ?? today, today, 'asOf')
  const asOf = asOfDay(tx, read, day)
  return {
    day,
    today,
    pending,
    rates: read.rates,
    staleness: read.staleness,
    positions: accounts.map(account => positionOf(account, asOf)),
  }
}

export async function readCashPosition(tx: Tx, query: PositionQuery & { groupBy: Grouping }) {
  const { day, today, pending, rates, staleness, positions: all } = await readPositions(tx, query)
  return {
    asOf: day,
    today,
    staleAfter: staleness,
    currencies: [...Map.groupBy(all, ({ account }) => account.currency)].map(([currency, positions]) =>
      showCurrency(currency, {
        totals: totalsOf(positions),
        groups: groupsOf(positions, query.groupBy),
        pending: pending.find(each => each.currency === currency),
        rate: rateOf(rates, currency),
      }),
    ),
  }
}

function asOfDay(tx: Tx, { today, zone, ownDays, staleness }: PositionRead, day: string): AsOf {
  return {
    day,
    at: day === today ? tx.clock.now() : endOf(day, zone),
    bankingDaysBetween: bankingDaysIn(calendarOf(ownDays)),
    staleAfter: staleness,
  }
}

/** For the current position: the number of accounts, of stale balances, and of unknown balances. */
export async function countCashPosition(tx: Tx): Promise<{ accounts: number; stale: number; unknown: number }> {
  const read = await readPositions(tx, { asOf: null, currency: null, accountIds: null, entityIds: null })
  const open = read.positions.filter(({ account }) => !account.isClosed)
  return {
    accounts: open.length,
    stale: open.filter(({ isStale }) => isStale).length,
    unknown: open.filter(({ ledger }) => ledger === null).length,
  }
}

const endOf = (day: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant()

/** Counting stops here: more is stale by any threshold. */
const FAR = 60

/** The number of banking days after one date, up to another. */
export const bankingDaysIn =
  (calendar: BankingCalendar) =>
  (after: string, to: string): number => {
    const last = Temporal.PlainDate.from(to)
    const first = Temporal.PlainDate.from(after)
    if (first.until(last).days > FAR) return FAR
    let count = 0
    for (let date = first.add({ days: 1 }); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
      if (calendar.isOpen(date)) count++
    return count
  }
