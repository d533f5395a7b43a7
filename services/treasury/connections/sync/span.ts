// Which days a sync asks its bank for.

/** Banks answer for so many days, today included. */
const MAX_SPAN_DAYS = 31
/** What a bank books on a holiday appears on the next working day, after a long holiday a week later. */
const OVERLAP_DAYS = 7

/** Both days are part of it. */
export type AskedSpan = { from: string; to: string }

type Known = {
  /** The day of the newest line that is stored of the account, and how it came. */
  newest: { date: string; source: 'MANUAL' | 'CRAWLER' | 'API' } | null
  /** The first day whose lines come by the connection, once it is settled. */
  startsOn: string | null
}

/**
 * From the last lines on, overlapping: the import finds again what it has. Lines from before the connection came in other words, in
 * which none of them would be found again, so that no sync reaches back to those days; while they reach up to today, nothing is asked for.
 */
export function spanToAsk({ newest, startsOn }: Known, today: string): { startsOn: string; span: AskedSpan | null } {
  const earliest = before(today, MAX_SPAN_DAYS - 1)
  const start = startsOn ?? firstDay(newest, earliest)
  const overlapping = newest ? before(newest.date, OVERLAP_DAYS) : earliest
  const from = [start, overlapping, earliest].toSorted().at(-1) ?? earliest
  return { startsOn: start, span: from > today ? null : { from, to: today } }
}

function firstDay(newest: Known['newest'], earliest: string): string {
  if (!newest) return earliest
  return newest.source === 'API' ? newest.date : before(newest.date, -1)
}

const before = (date: string, days: number): string => Temporal.PlainDate.from(date).subtract({ days }).toString()
