// Days or money missing between what is stored and a file.
import type { GapRecord } from '../table.ts'

type Stored = { date: string; endingBalanceMinor: bigint | null }
type FileStart = {
  /** First day of the file, or of its stated period. */
  from: string
  /** Date of its first line. */
  firstDate: string
  openingMinor: bigint | null
}

/**
 * Compares the file's beginning with the last stored line before it. Balances decide if both are known; otherwise banking days between the
 * two, unless the account was declared complete up to the file.
 */
export function findGap(last: Stored | null, file: FileStart, lastCheckedOn: string | null): GapRecord | null {
  if (!last) return null
  const gap: GapRecord = {
    lastStoredOn: last.date,
    lastStoredMinor: last.endingBalanceMinor === null ? null : String(last.endingBalanceMinor),
    firstInFileOn: file.firstDate,
    firstOpeningMinor: file.openingMinor === null ? null : String(file.openingMinor),
  }
  if (last.endingBalanceMinor !== null && file.openingMinor !== null)
    return last.endingBalanceMinor === file.openingMinor ? null : gap
  return areDaysMissing(last.date, file.from, lastCheckedOn) ? gap : null
}

/** Whether there are banking days between two dates up to which the account was not declared complete. */
export const areDaysMissing = (after: string, before: string, lastCheckedOn: string | null): boolean =>
  (lastCheckedOn === null || lastCheckedOn < dayBefore(before)) && bankingDaysBetween(after, before) > 0

export const dayBefore = (date: string): string => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()

/** Mondays to Fridays strictly between two dates. */
function bankingDaysBetween(after: string, before: string): number {
  let count = 0
  let day = Temporal.PlainDate.from(after).add({ days: 1 })
  const end = Temporal.PlainDate.from(before)
  while (Temporal.PlainDate.compare(day, end) < 0 && count === 0) {
    if (day.dayOfWeek <= 5) count++
    day = day.add({ days: 1 })
  }
  return count
}
