// Which lines of a file are already stored, with the same text or another, and the warnings about them.
import { formatMinor } from '../../../kit/money.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { endOfDay } from '../dayChain.ts'
import type { Reading } from '../formats/readStatement.ts'
import {
  bookWithin,
  linesOfDays,
  newestLine,
  storedLineIds,
  storedLines,
  storedMovements,
  storedOfKeys,
} from '../repository.ts'
import type { StatementImportRow } from '../table.ts'
import { linesAgain } from './movements.ts'
import { findOtherHistory } from './otherHistory.ts'
import type { NewIssue } from './repository.ts'
import {
  areDistinctByBankId,
  type CheckedLine,
  doubtfulGroups,
  type Duplicate,
  haveOtherBalances,
  linesBeyond,
  sortTwins,
  type Twins,
} from './twins.ts'

type Found = Twins & { warnings: NewIssue[] }

type File = {
  reading: Reading
  lines: readonly CheckedLine[]
  /** Whether the same file was imported before. */
  isRepeated: boolean
}

/**
 * Divides the lines of a file into stored and new ones. A line that arrives with another text over another channel is skipped if its
 * balance or the bank's id shows that it is stored, whoever imports the file. Undecided ones are left to the user; an import without a user
 * stores them all with a warning, because a skipped line would be lost unnoticed.
 */
export async function twinsOf(
  tx: Tx,
  { bankAccountId, edits, source }: StatementImportRow,
  file: File,
): Promise<Found> {
  const { reading } = file
  const keptRows = new Set(edits.keptRows)
  const { fresh, duplicates, again } = await equalTwins(tx, bankAccountId, file, keptRows)
  const taken = new Set(duplicates.map(({ twin }) => twin.id))
  const open = fresh.filter(({ row }) => !keptRows.has(row))
  const stored = (await storedMovements(tx, bankAccountId, open)).filter(({ id }) => !taken.has(id))
  const { certain, doubtful } = linesAgain(
    open.filter(line => !again.has(line)),
    stored,
    { layout: reading.layout, firstDate: file.lines[0]?.date ?? '', lastDate: file.lines.at(-1)?.date ?? '' },
  )
  const isAsked = source === 'MANUAL'
  const leftOut = isAsked ? [...certain, ...doubtful] : certain
  const isLeftOut = new Set(leftOut.map(({ line }) => line))
  const kept = leftOut.length === 0 ? fresh : fresh.filter(line => !isLeftOut.has(line))
  const known = [...duplicates, ...leftOut]
  const doubted = kept.filter(line => !again.has(line) && !keptRows.has(line.row))
  return {
    fresh: kept,
    duplicates: known,
    warnings: [
      ...otherBalances(known),
      ...duplicates
        .filter(({ line, twin }) => areDistinctByBankId(line, twin))
        .map(each => ofTwin('statementTwinOtherId', each, each.line.bankLineId)),
      ...certain.map(each => ofTwin('statementTwinOtherText', each, each.line.description)),
      ...doubtful.map(each =>
        ofTwin(isAsked ? 'statementTwinDoubtful' : 'statementTwinStored', each, each.line.description),
      ),
      ...goingOn(kept.filter(line => again.has(line))),
      ...(await sameIds(tx, bankAccountId, kept)),
      ...(await otherHistory(tx, bankAccountId, file, doubted, known)),
    ],
  }
}

/** `again`: lines that equal stored ones but are new, because the file begins where the stored lines end. */
async function equalTwins(
  tx: Tx,
  bankAccountId: string,
  { reading, lines, isRepeated }: File,
  keptRows: ReadonlySet<number>,
): Promise<Twins & { again: ReadonlySet<CheckedLine> }> {
  const { closingMinor } = reading
  const openingMinor = reading.openingMinor ?? impliedOpening(reading)
  const stored = await storedLines(tx, bankAccountId, lines)
  const [first, last] = [lines[0], lines.at(-1)]
  if (stored.size === 0 || !first || !last) return { fresh: [...lines], duplicates: [], again: new Set() }
  const mayGoOn = !isRepeated && openingMinor !== null && openingMinor !== closingMinor
  const goesOn = mayGoOn && (await endOf(tx, bankAccountId, first.date)) === openingMinor
  const groups = doubtfulGroups(bankAccountId, lines, stored, { keptRows, goesOn })
  const ends = { firstDate: first.date, lastDate: last.date, openingMinor: reading.openingMinor, closingMinor }
  const ofDays = groups.size === 0 ? [] : await linesOfDays(tx, bankAccountId, [first.date, last.date])
  const beyond = linesBeyond(ofDays, ends)
  const known = { ...(await storedOfKeys(tx, groups.keys())), beyond, keptRows }
  const plain = sortTwins(lines, stored, groups, { ...known, goesOn: false })
  if (!goesOn) return { ...plain, again: new Set() }
  const rows = new Set(plain.duplicates.map(({ line }) => line.row))
  // Lines without a balance are in no chain: the file continues after all of them.
  const unbalanced = [...known.stored.values()].flat().filter(({ endingBalanceMinor }) => endingBalanceMinor === null)
  const before = new Set([...beyond, ...unbalanced.map(({ id }) => id)])
  const twins = sortTwins(lines, stored, groups, { ...known, beyond: before, goesOn })
  return { ...twins, again: new Set(twins.fresh.filter(({ row }) => rows.has(row))) }
}

/** The balance before a file that only states the one after it; null if a line is unreadable. */
export function impliedOpening({ lines, closingMinor, issues }: Reading): bigint | null {
  if (closingMinor === null || issues.errors > 0) return null
  return lines.reduce(
    (left, { direction, amountMinor }) => left + (direction === 'DEBIT' ? amountMinor : -amountMinor),
    closingMinor,
  )
}

/** The account's current balance; null if its newest line has another date than this, or no balance. */
async function endOf(tx: Tx, bankAccountId: string, date: string): Promise<bigint | null> {
  const newest = await newestLine(tx, bankAccountId)
  if (newest?.date !== date) return null
  return (await endOfDay(tx, bankAccountId, date)) ?? newest.endingBalanceMinor
}

/** Lines equal to stored ones in a file that begins where the stored lines end: they may still be repeated. */
function goingOn(lines: readonly CheckedLine[]): NewIssue[] {
  const [first] = lines
  return first ? [fileWarning('statementTwinGoesOn', { count: lines.length, row: first.row })] : []
}

/**
 * New lines whose id belongs to a stored line with another date or amount: the bank may have changed that one, or numbers each file anew.
 */
async function sameIds(tx: Tx, bankAccountId: string, lines: readonly CheckedLine[]): Promise<NewIssue[]> {
  const ids = await storedLineIds(tx, bankAccountId, lines)
  const found = lines.filter(({ bankLineId }) => bankLineId !== null && ids.has(bankLineId))
  const [first] = found
  return first ? [fileWarning('statementStoredIdDiffers', { count: found.length, row: first.row })] : []
}

/** Stored days that the file contradicts, for example because the bank corrected them. */
async function otherHistory(
  tx: Tx,
  bankAccountId: string,
  { reading, lines }: File,
  fresh: readonly CheckedLine[],
  duplicates: readonly Duplicate[],
): Promise<NewIssue[]> {
  const days = lines.map(({ date }) => date).sort()
  const [firstDate, lastDate] = [days[0], days.at(-1)]
  if (fresh.length === 0 || firstDate === undefined || lastDate === undefined) return []
  // Lines after all stored ones contradict none: most files, for which the stored lines need not be read.
  const newest = await newestLine(tx, bankAccountId, lastDate)
  if (newest === undefined || fresh.every(({ date }) => date > newest.date)) return []
  const book = await bookWithin(tx, bankAccountId, firstDate, lastDate)
  if (book.length === 0) return []
  const { openingMinor, closingMinor } = reading
  const ends = { firstDate, lastDate, openingMinor, closingMinor }
  const beyond = linesBeyond(await linesOfDays(tx, bankAccountId, [firstDate, lastDate]), ends)
  const found = findOtherHistory(fresh, duplicates, { firstDate, lastDate, book, beyond })
  const [line, stored] = [found?.fresh[0], found?.lacking[0]]
  if (!found || !line || !stored) return []
  const signed = stored.direction === 'DEBIT' ? -stored.amountMinor : stored.amountMinor
  return [
    fileWarning('statementHistoryDiffers', {
      count: found.fresh.length,
      row: line.row,
      lacking: found.lacking.length,
      date: stored.date,
      stored: formatMinor(signed),
    }),
  ]
}

/** Stored lines that the file has with another balance: the bank has since inserted a line before them that is not stored. */
function otherBalances(duplicates: readonly Duplicate[]): NewIssue[] {
  const others = duplicates.filter(({ line, twin }) => haveOtherBalances(line, twin))
  const [first] = others
  if (!first) return []
  return [
    fileWarning('statementStoredBalanceDiffers', {
      count: others.length,
      row: first.line.row,
      stored: formatMinor(first.twin.endingBalanceMinor ?? 0n),
      stated: formatMinor(first.line.endingBalanceMinor ?? 0n),
    }),
  ]
}

/** Maximum length of a value in an issue. */
export const MAX_VALUE_LENGTH = 200

const ofTwin = (error: NewIssue['error'], { line }: Duplicate, value: string | null): NewIssue => ({
  ...fileWarning(error),
  rowNumber: line.row,
  value: value?.slice(0, MAX_VALUE_LENGTH) ?? null,
})

export const NOTHING_MORE = { twinId: null, suggestion: null, line: null } as const

export const fileWarning = (error: NewIssue['error'], params: NewIssue['params'] = {}): NewIssue => ({
  severity: 'WARNING',
  rowNumber: null,
  columnName: null,
  value: null,
  error,
  params,
  ...NOTHING_MORE,
})
