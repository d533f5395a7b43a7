// Tells duplicates from genuine twins: an equal line that comes after all that is stored is another one, though its words are the same.
import { fingerprintOf, lineKey } from '../fingerprint.ts'
import type { StatementLine } from '../formats/readStatement.ts'

/** A line with what tells whether it is stored. */
export type CheckedLine = StatementLine & { fingerprint: string }

/** A stored line under the fingerprint of a line of the file. */
export type StoredLine = { id: string; endingBalanceMinor: bigint | null; bankLineId: string | null }

/** The newest line of the account, where the bank says what the balance was after it. */
export type NewestStored = { date: string; endingBalanceMinor: bigint | null }

type Beginning = { openingMinor: bigint | null; newest: NewestStored | undefined }

const balanceBefore = ({ endingBalanceMinor, direction, amountMinor }: CheckedLine): bigint | null =>
  endingBalanceMinor === null ? null : endingBalanceMinor + (direction === 'DEBIT' ? amountMinor : -amountMinor)

/**
 * After how many of its lines a file goes on from the newest stored line: all before are stored, and the balance there is that line's.
 * The last such place counts, since a file that moves nothing has the same balance at both ends. Null where no balance tells.
 */
export function placeAfterStored(
  lines: readonly CheckedLine[],
  stored: ReadonlyMap<string, StoredLine>,
  { openingMinor, newest }: Beginning,
): number | null {
  if (!newest || newest.endingBalanceMinor === null) return null
  let place: number | null = null
  for (let at = 0; at <= lines.length; at++) {
    const [before, next] = [lines[at - 1], lines[at]]
    if (before && !stored.has(before.fingerprint)) break
    const balance = before ? before.endingBalanceMinor : (openingMinor ?? (next ? balanceBefore(next) : null))
    if (balance === newest.endingBalanceMinor && (!next || next.date >= newest.date)) place = at
  }
  return place
}

export type Duplicate = { line: CheckedLine; twin: StoredLine }

export type Twins = {
  /** To store; a genuine twin has the fingerprint of the next occurrence. */
  fresh: CheckedLine[]
  duplicates: Duplicate[]
}

/** Whether the bank tells two lines apart: equal ones have other ids. */
export const areToldApart = ({ bankLineId }: CheckedLine, twin: StoredLine | undefined): boolean =>
  bankLineId !== null && twin != null && twin.bankLineId !== null && twin.bankLineId !== bankLineId

/** Lines that look stored, but under another id of their bank. */
export const toldApart = (lines: readonly CheckedLine[], stored: ReadonlyMap<string, StoredLine>): CheckedLine[] =>
  lines.filter(line => areToldApart(line, stored.get(line.fingerprint)))

/**
 * Finds lines that are stored under their own id of the bank, though an equal line has their fingerprint: to be held against that one.
 */
export function byBankId(
  stored: ReadonlyMap<string, StoredLine>,
  lines: readonly CheckedLine[],
  ofBankIds: ReadonlyMap<string, string>,
): ReadonlyMap<string, StoredLine> {
  const found = new Map(stored)
  for (const { fingerprint, bankLineId, endingBalanceMinor } of lines) {
    const id = bankLineId === null ? undefined : ofBankIds.get(bankLineId)
    if (id !== undefined) found.set(fingerprint, { id, endingBalanceMinor, bankLineId })
  }
  return found
}

/**
 * Lines that look stored and are to be stored all the same: after the newest stored line, under another id of their bank, or since a person
 * says so. Ids count only where others of the file have come again under theirs: some banks number anew in each file.
 */
export function genuineTwins(
  lines: readonly CheckedLine[],
  stored: ReadonlyMap<string, StoredLine>,
  after: number | null,
  keptRows: ReadonlySet<number>,
): Set<CheckedLine> {
  const genuine = new Set<CheckedLine>()
  const areIdsKept = lines.some(line => {
    const twin = stored.get(line.fingerprint)
    return twin !== undefined && line.bankLineId !== null && twin.bankLineId === line.bankLineId
  })
  lines.forEach((line, at) => {
    const twin = stored.get(line.fingerprint)
    if (!twin) return
    const [balance, other] = [line.endingBalanceMinor, twin.endingBalanceMinor]
    const isLater = after !== null && at >= after && balance !== null && other !== null && balance !== other
    if (isLater || (areIdsKept && areToldApart(line, twin)) || keptRows.has(line.row)) genuine.add(line)
  })
  return genuine
}

/** Sorts lines into fresh ones and duplicates. `taken` says how often each key of a genuine twin is stored. */
export function sortTwins(
  bankAccountId: string,
  lines: readonly CheckedLine[],
  stored: ReadonlyMap<string, StoredLine>,
  genuine: ReadonlySet<CheckedLine>,
  taken: ReadonlyMap<string, number>,
): Twins {
  const next = new Map(taken)
  const twins: Twins = { fresh: [], duplicates: [] }
  for (const line of lines) {
    const twin = stored.get(line.fingerprint)
    if (twin && !genuine.has(line)) {
      twins.duplicates.push({ line, twin })
      continue
    }
    // Only the keys of genuine twins are counted: where there are none, no line's key is asked for.
    const key = taken.size === 0 ? '' : lineKey({ ...line, bankAccountId })
    const count = next.get(key)
    if (count === undefined) twins.fresh.push(line)
    else {
      next.set(key, count + 1)
      twins.fresh.push({ ...line, fingerprint: fingerprintOf(key, count + 1) })
    }
  }
  return twins
}
