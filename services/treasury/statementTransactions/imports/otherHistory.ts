// A file that contradicts stored days: it lacks stored lines, and has others instead. Pure.
import { movementKey } from './movements.ts'
import { areDistinctByBankId, type CheckedLine, type Duplicate, haveOtherBalances, type StoredLine } from './twins.ts'

/** A line that an import stored. */
export type BookLine = StoredLine & { date: string; direction: 'DEBIT' | 'CREDIT'; amountMinor: bigint }

export type OtherHistory = { fresh: readonly CheckedLine[]; lacking: readonly BookLine[] }

type Days = {
  firstDate: string
  lastDate: string
  /** Stored lines within these days, oldest first. */
  book: readonly BookLine[]
  /** Stored lines that balances place before or after the file. */
  beyond: ReadonlySet<string>
}

/**
 * The new and the stored lines that contradict each other; null if there are none. A file is complete for the days between its first and
 * last line, and on those two days between the lines that it shares with stored ones. Elsewhere it may have begun or ended during the day:
 * there a stored line is only in doubt if the file has its date and amount with another text, and overlaps the stored lines at all.
 */
export function findOtherHistory(
  fresh: readonly CheckedLine[],
  duplicates: readonly Duplicate[],
  { firstDate, lastDate, book, beyond }: Days,
): OtherHistory | null {
  const newest = book.at(-1)?.date
  if (newest === undefined) return null
  const within = fresh.filter(({ date }) => date <= newest)
  if (within.length === 0) return null
  const shared = new Set(duplicates.map(({ twin }) => twin.id))
  const first = book.findIndex(({ id }) => shared.has(id))
  const last = book.findLastIndex(({ id }) => shared.has(id))
  const byMovement = Map.groupBy(within, movementKey)
  const isOpen = ({ id }: BookLine) => !shared.has(id) && !beyond.has(id)
  const isCovered = ({ date }: BookLine, at: number) =>
    (firstDate < date && date < lastDate) || (first < at && at < last)
  const hasCommon = shared.size > 0 || book.some((stored, at) => isOpen(stored) && isCovered(stored, at))
  const isInOtherWords = (stored: BookLine) =>
    hasCommon && (byMovement.get(movementKey(stored)) ?? []).some(line => mayBeOne(line, stored))
  const lacking = book.filter((stored, at) => isOpen(stored) && (isCovered(stored, at) || isInOtherWords(stored)))
  return lacking.length === 0 ? null : { fresh: within, lacking }
}

const mayBeOne = (line: CheckedLine, stored: BookLine): boolean =>
  !areDistinctByBankId(line, stored) && !haveOtherBalances(line, stored)
