// Distinguishes duplicates from genuine twins: equal lines are one if their bank's id or the balance after them says so, and two if a
// balance places the stored one before or after the file.
import { fingerprintOf, lineKey } from '../fingerprint.ts'
import type { StatementLine } from '../formats/readStatement.ts'

/** A line with its fingerprint, by which stored lines are found. */
export type CheckedLine = StatementLine & { fingerprint: string }

/** A stored line that is equal to one of the file. */
export type StoredLine = { id: string; endingBalanceMinor: bigint | null; bankLineId: string | null }

export type Duplicate = { line: CheckedLine; twin: StoredLine }

export type Twins = {
  /** Lines to store; a genuine twin has the fingerprint of the next occurrence. */
  fresh: CheckedLine[]
  duplicates: Duplicate[]
}

type Named = Pick<CheckedLine, 'bankLineId'>
type Balanced = Pick<CheckedLine, 'endingBalanceMinor'>

/** Whether the bank distinguishes two lines by different ids. */
export const areDistinctByBankId = (line: Named, twin: Named): boolean =>
  line.bankLineId !== null && twin.bankLineId !== null && twin.bankLineId !== line.bankLineId

/** Whether the bank's own id says that two lines are one. */
export const haveOneId = (line: Named, twin: Named): boolean =>
  line.bankLineId !== null && twin.bankLineId === line.bankLineId

/** Whether the balances after two equal lines differ. */
export const haveOtherBalances = (line: Balanced, twin: Balanced): boolean =>
  line.endingBalanceMinor !== null &&
  twin.endingBalanceMinor !== null &&
  line.endingBalanceMinor !== twin.endingBalanceMinor

const haveOneBalance = (line: Balanced, twin: Balanced): boolean =>
  line.endingBalanceMinor !== null && twin.endingBalanceMinor === line.endingBalanceMinor

/** Equal lines of the file by key, for which counting alone doesn't decide which are stored. */
export type Groups = ReadonlyMap<string, readonly CheckedLine[]>

/**
 * Groups in which the line stored under a fingerprint has another balance or another id, or is before a file that continues from it, or in
 * which a user wants a line kept.
 */
export function doubtfulGroups(
  bankAccountId: string,
  lines: readonly CheckedLine[],
  stored: ReadonlyMap<string, StoredLine>,
  { keptRows, goesOn }: { keptRows: ReadonlySet<number>; goesOn: boolean },
): Groups {
  const keyOf = (line: CheckedLine) => lineKey({ ...line, bankAccountId })
  const doubtful = new Set<string>()
  for (const line of lines) {
    const twin = stored.get(line.fingerprint)
    if (twin && (goesOn || areDistinctByBankId(line, twin) || haveOtherBalances(line, twin) || keptRows.has(line.row)))
      doubtful.add(keyOf(line))
  }
  if (doubtful.size === 0) return new Map()
  const groups = Map.groupBy(lines, keyOf)
  return new Map([...groups].filter(([key]) => doubtful.has(key)))
}

/** What is known in addition to the lines themselves. */
export type Known = {
  /** All lines stored under the keys of the groups, in the order of their occurrence numbers. */
  stored: ReadonlyMap<string, readonly StoredLine[]>
  /** The highest occurrence number of each key. */
  taken: ReadonlyMap<string, number>
  /** Stored lines that balances place before or after the file. */
  beyond: ReadonlySet<string>
  /** Whether the file begins where the stored lines end: earlier lines are not in it, even if balances repeat. */
  goesOn: boolean
  keptRows: ReadonlySet<number>
}

/** Divides lines into new ones and duplicates. */
export function sortTwins(
  lines: readonly CheckedLine[],
  stored: ReadonlyMap<string, StoredLine>,
  groups: Groups,
  known: Known,
): Twins {
  const twins: Twins = { fresh: [], duplicates: [] }
  const grouped = new Map<CheckedLine, string>()
  const twinOf = new Map<CheckedLine, StoredLine>()
  // Some banks number each file anew: ids only count if other lines have arrived again with theirs.
  const areIdsKept =
    lines.some(line => haveOneId(line, stored.get(line.fingerprint) ?? NONE)) ||
    [...groups].some(([key, some]) =>
      some.some(line => known.stored.get(key)?.some(twin => haveOneId(line, twin)) ?? false),
    )
  for (const [key, some] of groups) {
    for (const line of some) grouped.set(line, key)
    for (const { line, twin } of pairs(some, known.stored.get(key) ?? [], { ...known, areIdsKept }))
      twinOf.set(line, twin)
  }
  const next = new Map(known.taken)
  for (const line of lines) {
    const key = grouped.get(line)
    const twin = key === undefined ? stored.get(line.fingerprint) : twinOf.get(line)
    if (twin) twins.duplicates.push({ line, twin })
    else if (key === undefined) twins.fresh.push(line)
    else {
      const occurrence = (next.get(key) ?? 0) + 1
      next.set(key, occurrence)
      twins.fresh.push({ ...line, fingerprint: fingerprintOf(key, occurrence) })
    }
  }
  return twins
}
const NONE: StoredLine = { id: '', endingBalanceMinor: null, bankLineId: null }

type Rules = Pick<Known, 'beyond' | 'goesOn' | 'keptRows'> & { areIdsKept: boolean }

/** Pairs equal lines of the file with the stored ones that they duplicate. */
function pairs(
  lines: readonly CheckedLine[],
  stored: readonly StoredLine[],
  { beyond, goesOn, keptRows, areIdsKept }: Rules,
): Duplicate[] {
  const found: Duplicate[] = []
  let open = lines.filter(({ row }) => !keptRows.has(row))
  const left = new Set(stored)
  const take = (fits: (line: CheckedLine, twin: StoredLine) => boolean) => {
    open = open.filter(line => {
      const twin = [...left].find(each => fits(line, each))
      if (!twin) return true
      left.delete(twin)
      found.push({ line, twin })
      return false
    })
  }
  const isOther = (line: CheckedLine, twin: StoredLine) =>
    (areIdsKept && areDistinctByBankId(line, twin)) || (goesOn && beyond.has(twin.id))
  take(haveOneId)
  take((line, twin) => haveOneBalance(line, twin) && !isOther(line, twin))
  // The bank may have inserted a line before it since: what is stored within the days of the file is in the file.
  take((line, twin) => !isOther(line, twin) && !(beyond.has(twin.id) && haveOtherBalances(line, twin)))
  return found
}

/** A stored line on the first or last day of a file. */
export type DayLine = { id: string; date: string; signedMinor: bigint; endingBalanceMinor: bigint }

/** The balances and dates between which a file is complete. */
export type Ends = { firstDate: string; lastDate: string; openingMinor: bigint | null; closingMinor: bigint | null }

/** Stored lines that lead to the opening balance of a file, or continue from its closing balance, one balance to the next. */
export function linesBeyond(
  lines: readonly DayLine[],
  { firstDate, lastDate, openingMinor, closingMinor }: Ends,
): Set<string> {
  const beyond = new Set<string>()
  const walk = (from: bigint | null, date: string, sides: (line: DayLine) => [from: bigint, to: bigint]) => {
    const byStart = Map.groupBy(
      lines.filter(line => line.date === date),
      line => sides(line)[0],
    )
    let reached = from === null ? [] : [from]
    while (reached.length > 0)
      reached = reached.flatMap(balance =>
        (byStart.get(balance) ?? []).flatMap(line => {
          if (beyond.has(line.id)) return []
          beyond.add(line.id)
          return [sides(line)[1]]
        }),
      )
  }
  const beforeOf = ({ endingBalanceMinor, signedMinor }: DayLine) => endingBalanceMinor - signedMinor
  walk(closingMinor, lastDate, line => [beforeOf(line), line.endingBalanceMinor])
  walk(openingMinor, firstDate, line => [line.endingBalanceMinor, beforeOf(line)])
  return beyond
}
