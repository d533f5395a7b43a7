// What the organization holds as of a day.
import type { Tx } from '../../kit/database/database.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import { type BankingCalendar, calendarOf } from '../bankingDays/public.ts'
import { type AsOf, type Grouping, groupsOf, positionOf, STALE_AFTER, totalsOf } from './position.ts'
import { type PositionQuery, type PositionRead, readPosition } from './repository.ts'
import { showCurrency } from './shapes.ts'

/** Two years, today among them. */
export const MAX_DAYS = 731

export async function readCashPosition(tx: Tx, query: PositionQuery & { groupBy: Grouping }) {
  const read = await readPosition(tx, query)
  const { today, accounts, pending } = read
  const day = query.asOf ?? today
  const age = Temporal.PlainDate.from(day).until(today).days
  if (age < 0 || age >= MAX_DAYS) throw refuseFields([{ path: 'asOf', error: 'INVALID_VALUE' }])
  const asOf = asOfDay(tx, read, day)
  const byCurrency = Map.groupBy(accounts, ({ currency }) => currency)
  return {
    asOf: day,
    today,
    currencies: [...byCurrency].map(([currency, of]) => {
      const positions = of.map(account => positionOf(account, asOf))
      return showCurrency(currency, {
        totals: totalsOf(positions),
        groups: groupsOf(positions, query.groupBy),
        pending: pending.find(each => each.currency === currency),
      })
    }),
  }
}

function asOfDay(tx: Tx, { today, zone, ownDays }: PositionRead, day: string): AsOf {
  return {
    day,
    at: day === today ? tx.clock.now() : endOf(day, zone),
    bankingDaysBetween: bankingDaysIn(calendarOf(ownDays)),
    staleAfter: STALE_AFTER,
  }
}

/** How many accounts a position of now is of, how many balances of them are old, and how many are not known. */
export async function countCashPosition(tx: Tx): Promise<{ accounts: number; stale: number; unknown: number }> {
  const read = await readPosition(tx, { asOf: null, currency: null, accountIds: null, entityIds: null })
  const asOf = asOfDay(tx, read, read.today)
  const positions = read.accounts.filter(({ isClosed }) => !isClosed).map(account => positionOf(account, asOf))
  return {
    accounts: positions.length,
    stale: positions.filter(({ isStale }) => isStale).length,
    unknown: positions.filter(({ ledger }) => ledger === null).length,
  }
}

const endOf = (day: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant()

/** More is old by any measure: nobody counts further. */
const FAR = 60

/** How many banking days come after a day, up to another. */
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
