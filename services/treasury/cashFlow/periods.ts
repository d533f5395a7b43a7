// The periods of a cash flow, and the span that it is compared with. Pure.

export const UNITS = ['DAY', 'WEEK', 'MONTH', 'QUARTER'] as const
export type Unit = (typeof UNITS)[number]

/** Both ends are included. */
export type Span = { from: string; to: string }

/** As many columns as can be read. */
export const MAX_PERIODS = 54

/** The span divided into parts that end with their day, Sunday, month or quarter; the first and the last may be partial. */
export function periodsOf({ from, to }: Span, unit: Unit): Span[] {
  const last = Temporal.PlainDate.from(to)
  const periods: Span[] = []
  for (let first = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(first, last) <= 0;) {
    const whole = endOf(first, unit)
    const end = Temporal.PlainDate.compare(whole, last) < 0 ? whole : last
    periods.push({ from: first.toString(), to: end.toString() })
    first = end.add({ days: 1 })
  }
  return periods
}

const SUNDAY = 7
const MONTHS_OF_QUARTER = 3

function endOf(day: Temporal.PlainDate, unit: Unit): Temporal.PlainDate {
  if (unit === 'DAY') return day
  if (unit === 'WEEK') return day.add({ days: SUNDAY - day.dayOfWeek })
  return monthEnd(unit === 'MONTH' ? day : day.with({ day: 1 }).add({ months: monthsLeft(day) }))
}

const monthsLeft = ({ month }: Temporal.PlainDate) =>
  (MONTHS_OF_QUARTER - (month % MONTHS_OF_QUARTER)) % MONTHS_OF_QUARTER
const monthEnd = (day: Temporal.PlainDate) => day.with({ day: day.daysInMonth })
const isMonthEnd = (day: Temporal.PlainDate) => day.day === day.daysInMonth

/** What a flow is compared with: the span just before it, or the same days a year ago. */
export const COMPARISONS = ['PERIOD', 'YEAR'] as const
export type Comparison = (typeof COMPARISONS)[number]

/**
 * A span that begins with a month is moved by months: 1 to 21 November is compared with 1 to 21 October. If its last month is partial, it
 * is moved by the month, quarter or year that it begins, so that no days are between the two: 1 January to 26 November is compared with the
 * same days a year ago. Other spans are moved by their number of days.
 */
export function spanBefore({ from, to }: Span, by: Comparison): Span {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const moved = (months: number): Span => ({
    from: first.subtract({ months }).toString(),
    to: (isMonthEnd(last) ? monthEnd(last.subtract({ months })) : last.subtract({ months })).toString(),
  })
  if (by === 'YEAR') return moved(12)
  if (first.day === 1) {
    const months = (last.year - first.year) * 12 + last.month - first.month + 1
    return moved(isMonthEnd(last) ? months : (WHOLES.find(whole => begins(first, whole) && months <= whole) ?? months))
  }
  const days = first.until(last).days + 1
  return { from: first.subtract({ days }).toString(), to: last.subtract({ days }).toString() }
}

/** Months of a month, a quarter and a year. */
const WHOLES = [1, 3, 12]
const begins = ({ month }: Temporal.PlainDate, months: number) => (month - 1) % months === 0

export type Months = Span & {
  /** Days of the span before these months. */
  before: Span | null
  /** Days of the last month that are after the span. */
  after: Span | null
}

/**
 * The months of a span by their first days, and the days that their sums lack or have too many; null if periods cut months, or the span
 * contains none.
 */
export function monthsOf({ from, to }: Span, unit: Unit): Months | null {
  if (unit === 'DAY' || unit === 'WEEK') return null
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const begin = first.day === 1 ? first : monthEnd(first).add({ days: 1 })
  if (Temporal.PlainDate.compare(begin, last) > 0) return null
  return {
    from: begin.toString(),
    to: last.with({ day: 1 }).toString(),
    before: first.day === 1 ? null : { from, to: monthEnd(first).toString() },
    after: isMonthEnd(last) ? null : { from: last.add({ days: 1 }).toString(), to: monthEnd(last).toString() },
  }
}
