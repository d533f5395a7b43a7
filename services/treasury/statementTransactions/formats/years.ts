// Decides the years of dates without one, if several fit: by the order of the file, otherwise the user is asked.
import { orderByBalances, type Order, type ProofRow } from './balanceProof.ts'
import { error, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'

/** Banks book some lines days after their date. */
export const ORDER_WITHIN_DAYS = 31
/** If balances give the order, dates may deviate by few days. */
export const PROVED_ORDER_WITHIN_DAYS = 2

const DAYS_OF_YEAR = 365
const DAY_MS = 86_400_000

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The possible dates of each of several lines. */
type Choices = readonly (readonly string[])[]

/** The dates of each line that its neighbors allow, lines oldest first. */
function possibleDays(choices: Choices, within: number): Choices {
  const reached: (readonly string[])[] = []
  for (const days of choices) {
    const earliest = reached.at(-1)?.[0]
    reached.push(earliest === undefined ? days : days.filter(day => daysBetween(earliest, day) >= -within))
  }
  let latest: string | undefined
  for (let at = reached.length - 1; at >= 0; at--) {
    const bound: string | undefined = latest
    const days = (reached[at] ?? []).filter(day => bound === undefined || daysBetween(day, bound) >= -within)
    reached[at] = days
    latest = days.at(-1) ?? latest
  }
  return reached
}

const inOrder = (choices: Choices, order: Order, within: number): Choices =>
  order === 'OLDEST_FIRST' ? possibleDays(choices, within) : possibleDays(choices.toReversed(), within).toReversed()

const fits = (days: Choices): boolean => days.every(({ length }) => length > 0)

/**
 * Gives each line the one date that the order of the file allows; if it allows several or none, the line is an error. A file without a
 * period gets the latest dates that are consistent with its order within one year.
 */
export function decideYears(
  lines: readonly RawLine[],
  amounts: readonly ProofRow[],
  hasPeriod: boolean,
  issues: IssueLog,
): RawLine[] {
  if (!lines.some(({ dates }) => dates)) return [...lines]
  const dated = lines.filter(({ date }) => date !== null)
  const proved = orderByBalances(amounts)
  const known: Known = {
    choices: dated.map(({ date, dates }) => dates ?? [date ?? '']),
    likeliest: dated.map(({ date }) => [date ?? '']),
    orders: proved === null ? ['OLDEST_FIRST', 'NEWEST_FIRST'] : [proved],
    within: proved === null ? ORDER_WITHIN_DAYS : PROVED_ORDER_WITHIN_DAYS,
  }
  const left = hasPeriod ? daysOfPeriod(known) : latestDays(known)
  return withDays(lines, new Map(dated.map((line, at) => [line, left[at] ?? []])), issues)
}

type Known = {
  choices: Choices
  /** The likeliest date of each line on its own. */
  likeliest: Choices
  /** The possible orders of the file. */
  orders: readonly Order[]
  within: number
}

function daysOfPeriod({ choices, orders, within }: Known): Choices {
  const strict = orders.filter(order => fits(inOrder(choices, order, 0)))
  const possible = (strict.length > 0 ? strict : orders).map(order => inOrder(choices, order, within)).filter(fits)
  return choices.map((_, at) => [...new Set(possible.flatMap(days => days[at] ?? []))].sort())
}

/** A jump back by a year in the middle is no order: either all dates are a year earlier, or one of them is wrong. */
function latestDays({ choices, likeliest, orders, within }: Known): Choices {
  if (orders.some(order => fits(inOrder(likeliest, order, within)))) return likeliest
  const [order, other] = orders.filter(each => fits(inOrder(choices, each, 0)))
  if (!order || other) return []
  const latest = inOrder(choices, order, 0).map(days => days.slice(-1))
  const [first, last] = [latest.at(0)?.[0], latest.at(-1)?.[0]]
  const isOfOneYear = first !== undefined && last !== undefined && Math.abs(daysBetween(first, last)) < DAYS_OF_YEAR
  return isOfOneYear ? latest : []
}

function withDays(
  lines: readonly RawLine[],
  left: ReadonlyMap<RawLine, readonly string[]>,
  issues: IssueLog,
): RawLine[] {
  return lines.map(line => {
    const { dates, row, dateCell } = line
    if (!dates) return line
    const [day, ...others] = left.get(line) ?? []
    if (day !== undefined && others.length === 0) return day === line.date ? line : { ...line, date: day }
    const open = day === undefined ? dates : [day, ...others]
    const at = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? line.date }
    issues.add(error('YEAR_OPEN', at, { first: open[0] ?? '', last: open.at(-1) ?? '' }))
    return line
  })
}
