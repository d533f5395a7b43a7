// The days that a sync requests from its bank.

/** Maximum number of days that banks return, including today. */
const MAX_SPAN_DAYS = 31
/** What a bank books on a holiday appears on the next working day, after a long holiday a week later. */
const OVERLAP_DAYS = 7

/** Both days are included. */
export type RequestedSpan = { from: string; to: string }

type Known = {
  /** The date of the newest stored line of the account, and its source. */
  newest: { date: string; source: 'MANUAL' | 'CRAWLER' | 'API' } | null
  /** The first day whose lines the connection imports, once determined. */
  startsOn: string | null
}

/**
 * From the last stored lines on, with an overlap: the import recognizes the lines it has. Lines from before the connection have other texts
 * and would not be recognized, so no sync reaches back to their days; while they reach up to today, nothing is requested.
 */
export function spanToRequest(
  { newest, startsOn }: Known,
  today: string,
): { startsOn: string; span: RequestedSpan | null } {
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
