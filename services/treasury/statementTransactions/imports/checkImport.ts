// Reads an import's file and compares it with what is stored. Writes nothing.
import type { Database, Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import {
  bankAccountOf,
  type BankAccountRow,
  bankOf,
  type NumberedAccount,
  numberedAccounts,
} from '../../bankAccounts/public.ts'
import type { ImportCounts } from '../../imports/public.ts'
import { countAwaited } from '../../expectedTransactions/public.ts'
import { businessToday, readLockDate, organizationZone } from '../../projection/public.ts'
import { openFingerprints } from '../fingerprint.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { Issue } from '../formats/format.ts'
import { sameAccount } from '../formats/text.ts'
import { readStatement, type Reading, type ReadOptions, type StatementLine } from '../formats/readStatement.ts'
import { newestLine, oldestLineAfter } from '../repository.ts'
import { carriedBalance } from '../accountBalance.ts'
import type { GapRecord, LeftOutRecord, LineRecord, StatementImportRow, StatementRow, TotalsRecord } from '../table.ts'
import { endOfDay, lastSegment, leadsInto, segmentsOf } from '../dayChain.ts'
import { areDaysMissing, dayBefore, findGap } from './gap.ts'
import { ISSUE_CODES } from './issueCodes.ts'
import { accountsWithFile, DUPLICATES_KEPT, type NewIssue, readImports } from './repository.ts'
import { fileWarning, impliedOpening, MAX_VALUE_LENGTH, NOTHING_MORE, twinsOf } from './storedTwins.ts'
import type { CheckedLine, Duplicate } from './twins.ts'

export type Check = {
  /** The version of the import that this check has read. */
  version: number
  /** The version of the account's lines that this check has read. */
  linesVersion: bigint
  reading: Reading
  /** Lines that are not stored yet, oldest first. */
  fresh: readonly CheckedLine[]
  counts: ImportCounts
  gap: GapRecord | null
  /** Another own account that the file belongs to. */
  belongsTo: string | null
  /** Other own accounts whose lines were skipped. */
  leftOut: LeftOutRecord[]
  totals: TotalsRecord
  issues: NewIssue[]
}

type Parts = { database: Database; files: Files }
type Job = { organizationId: string; importId: string; actorId: string | null }

export async function checkImport(
  { database, files }: Parts,
  { organizationId, importId, actorId }: Job,
  onProgress: (done: number) => void,
): Promise<Check | null> {
  const inside = <T>(use: (tx: Tx) => Promise<T>) => database.inOrganization(organizationId, actorId, use)
  const given = await inside(async tx => {
    const [row] = await readImports(tx, [importId])
    if (!row) return null
    const file = await files.storedFile(tx, row.fileId, 'STATEMENT')
    const account = await bankAccountOf(tx, row.bankAccountId)
    return { row, file, account, today: await businessToday(tx), zone: await organizationZone(tx) }
  })
  if (!given) return null
  const { row, file, account, today, zone } = given
  const options: ReadOptions = {
    account: { ...account, bic: bankOf(account.bankCode)?.bic ?? null },
    today,
    zone,
    oldBefore: Temporal.PlainDate.from(today).subtract({ months: 3 }).toString(),
    mapping: row.mapping,
    savedMapping: account.statementMapping && { mapping: account.statementMapping, header: account.statementHeader },
    edits: row.edits,
    onProgress,
  }
  const reading = await files.read(file, content => readStatement(content, options))
  const fingerprintOf = openFingerprints(account.id)
  const lines = reading.lines.map(line => ({ ...line, fingerprint: fingerprintOf(line) }))
  return inside(tx => holdAgainstStored(tx, row, account, reading, lines))
}

async function holdAgainstStored(
  tx: Tx,
  row: StatementImportRow,
  account: BankAccountRow,
  reading: Reading,
  lines: readonly CheckedLine[],
): Promise<Check> {
  const withFile = await accountsWithFile(tx, row.fileId)
  const isRepeated = withFile.includes(account.id)
  const { fresh: unstored, duplicates, warnings: twinWarnings } = await twinsOf(tx, row, { reading, lines, isRepeated })
  const { fresh, locked } = await heldToLock(tx, row.source, unstored)
  const others = await statedOthers(tx, account, reading)
  const belongsTo = otherAccountOf(others, reading)
  // For a file of another account nothing is compared, and a line that is stored a second time continues nothing.
  const isHeld = belongsTo === null && !row.edits.keptRows?.includes(fresh[0]?.row ?? 0)
  const { gap, goesOn } = isHeld ? await beforeFile(tx, account, reading, fresh) : { gap: null, goesOn: false }
  const after = belongsTo === null ? await gapAfter(tx, account, reading, fresh) : null
  const warnings = [
    ...(gap ? [gapBetween(gap.lastStoredOn, gap.firstInFileOn)] : []),
    ...(after ? [after] : []),
    ...(duplicates.length > 0 && isRepeated ? [fileWarning('statementFileRepeated')] : []),
    ...(await importedElsewhere(tx, account, reading, withFile)),
    ...twinWarnings,
  ]
  const { issues } = reading
  const refused = locked.filter(({ severity }) => severity === 'ERROR').length
  return {
    version: row.version,
    linesVersion: account.linesVersion,
    reading: goesOn ? withFirstRowProved(reading) : reading,
    fresh,
    gap,
    belongsTo,
    leftOut: leftOutOf(others, reading),
    totals: { ...sumsOf(reading), freshMinor: String(netOf(fresh)), awaited: await countAwaited(tx, account, fresh) },
    counts: {
      total: reading.total,
      ready: fresh.length,
      warnings: issues.warnings + warnings.length + locked.length - refused,
      duplicates: duplicates.length,
      errors: issues.errors + refused,
    },
    issues: inFileOrder([
      ...locked,
      ...warnings,
      ...issues.kept.map(toNewIssue),
      ...duplicates.slice(0, DUPLICATES_KEPT).map(duplicate),
    ]),
  }
}

/** A file without an account that was already imported into another account. */
async function importedElsewhere(
  tx: Tx,
  account: BankAccountRow,
  { accounts, leftOut }: Reading,
  withFile: readonly string[],
): Promise<NewIssue[]> {
  const other = withFile.find(id => id !== account.id)
  const isStated = leftOut.length > 0 || accounts.some(({ number }) => number !== null)
  if (other === undefined || isStated) return []
  const { alias } = await bankAccountOf(tx, other)
  return [fileWarning('statementFileElsewhere', { account: alias })]
}

/**
 * Lines before the period lock. A user skips them or has the lock moved; an import from a bank skips them itself with a warning, because
 * otherwise one late transaction would block every later day.
 */
async function heldToLock(tx: Tx, source: StatementImportRow['source'], unstored: readonly CheckedLine[]) {
  const date = await readLockDate(tx)
  const found = date === null ? [] : unstored.filter(line => line.date < date)
  const [first] = found
  if (date === null || !first) return { fresh: unstored, locked: [] }
  const params = { date, count: found.length, row: first.row }
  if (source !== 'MANUAL')
    return {
      fresh: unstored.filter(line => line.date >= date),
      locked: [fileWarning('statementLeftBeforeLock', params)],
    }
  const error: NewIssue = { ...fileWarning('statementBeforeLock', params), severity: 'ERROR' }
  return { fresh: unstored, locked: [error] }
}

type Stated = { number: string | null; currency: string | null }

/** Finds the other own account that a file names. If several banks have its number, the layout's bank decides. */
async function statedOthers(tx: Tx, account: BankAccountRow, { accounts, leftOut, ...reading }: Reading) {
  const others = accounts.length + leftOut.length === 0 ? [] : await numberedAccounts(tx)
  return ({ number, currency }: Stated): NumberedAccount | undefined => {
    const found = others.filter(
      other =>
        other.id !== account.id &&
        other.currency === (currency ?? account.currency) &&
        sameAccount(number ?? account.accountNumber, other.accountNumber),
    )
    const bank = reading.bankCode ?? account.bankCode
    const there = found.filter(({ bankCode }) => bankCode === bank)
    // A masked number may match several: then none is named.
    return there.length === 1 ? there[0] : found.length === 1 ? found[0] : undefined
  }
}
type Others = Awaited<ReturnType<typeof statedOthers>>

/** Another own account that the file names, if it doesn't name this one. */
function otherAccountOf(others: Others, { accounts, issues }: Reading): string | null {
  const isOther = issues.kept.some(
    ({ kind, row }) => row === null && (kind === 'OTHER_ACCOUNT' || kind === 'OTHER_CURRENCY'),
  )
  if (!isOther) return null
  // A closed account accepts no file.
  const found = accounts.map(others).find(other => other && other.status !== 'CLOSED')
  return found?.id ?? null
}

/** The stored balance confirms the first row's amount if the file itself doesn't. */
function withFirstRowProved(reading: Reading): Reading {
  const { proof, isOpeningStated } = reading
  return proof && !isOpeningStated ? { ...reading, proof: { ...proof, rows: proof.rows + 1 } } : reading
}

/** Own accounts among those whose statements were skipped. */
function leftOutOf(others: Others, { leftOut }: Reading): LeftOutRecord[] {
  const found = new Map<string, number>()
  for (const stated of leftOut) {
    const other = others(stated)
    if (other) found.set(other.id, (found.get(other.id) ?? 0) + stated.rows)
  }
  return [...found].map(([bankAccountId, rows]) => ({ bankAccountId, rows }))
}

const signedOf = ({ direction, amountMinor }: StatementLine) => (direction === 'DEBIT' ? -amountMinor : amountMinor)
const netOf = (lines: readonly StatementLine[]) => lines.reduce((sum, line) => sum + signedOf(line), 0n)

function sumsOf({ lines, openingMinor, closingMinor }: Reading): Omit<TotalsRecord, 'freshMinor' | 'awaited'> {
  const [credits, debits] = (['CREDIT', 'DEBIT'] as const).map(side => lines.filter(line => line.direction === side))
  const sum = (some: readonly StatementLine[] = []) => String(some.reduce((all, line) => all + line.amountMinor, 0n))
  return {
    openingMinor: openingMinor === null ? null : String(openingMinor),
    closingMinor: closingMinor === null ? null : String(closingMinor),
    creditMinor: sum(credits),
    credits: credits?.length ?? 0,
    debitMinor: sum(debits),
    debits: debits?.length ?? 0,
  }
}

/** Within one day, or between two. */
const gapBetween = (from: string, to: string): NewIssue =>
  from === to ? fileWarning('statementGapOn', { date: to }) : fileWarning('statementGap', { from, to })

/** The gap between the end of an older file and the next stored line. */
async function gapAfter(
  tx: Tx,
  account: BankAccountRow,
  { lines, closingMinor }: Reading,
  fresh: readonly StatementLine[],
): Promise<NewIssue | null> {
  const last = lines.at(-1)
  if (!last || fresh.at(-1)?.row !== last.row) return null
  const next = await oldestLineAfter(tx, account.id, last.date)
  if (!next) return null
  const before = await balanceBefore(tx, next)
  if (before === null || closingMinor === null)
    return areDaysMissing(last.date, next.date, account.lastCheckedOn) ? gapBetween(last.date, next.date) : null
  return before === closingMinor
    ? null
    : fileWarning('statementGapAfter', { to: next.date, difference: formatMinor(before - closingMinor) })
}

/** The balance before a stored line: from the one after it or, if its file begins with it, from the file's balances. */
async function balanceBefore(tx: Tx, line: StatementRow): Promise<bigint | null> {
  if (line.endingBalanceMinor !== null)
    return line.endingBalanceMinor + (line.direction === 'DEBIT' ? line.amountMinor : -line.amountMinor)
  const [file] = line.importId === null ? [] : await readImports(tx, [line.importId])
  if (!file?.totals || file.periodFrom !== line.date) return null
  const { openingMinor, closingMinor, creditMinor, debitMinor } = file.totals
  if (openingMinor !== null) return BigInt(openingMinor)
  return closingMinor === null ? null : BigInt(closingMinor) - BigInt(creditMinor) + BigInt(debitMinor)
}

/**
 * The gap before the file, and whether it continues from the newest stored balance. The line before the first new one decides: if it is in
 * the file itself, there is no gap.
 */
async function beforeFile(
  tx: Tx,
  account: BankAccountRow,
  reading: Reading,
  fresh: readonly StatementLine[],
): Promise<{ gap: GapRecord | null; goesOn: boolean }> {
  const [first] = reading.lines
  if (!first || fresh[0]?.row !== first.row) return { gap: null, goesOn: false }
  const openingMinor = reading.openingMinor ?? impliedOpening(reading)
  const before = await lastBefore(tx, account.id, first.date, reading, openingMinor)
  const last = await withBalance(tx, account.id, before, first.date)
  const from = reading.statedFrom !== null && reading.statedFrom < first.date ? reading.statedFrom : first.date
  const gap = findGap(last ?? null, { from, firstDate: first.date, openingMinor }, account.lastCheckedOn)
  return { gap, goesOn: openingMinor !== null && last?.endingBalanceMinor === openingMinor }
}

/**
 * A line without a balance gets the one at the end of its day: as files state it, or carried from the last stated one. Lines on the file's
 * first day may be in the file.
 */
async function withBalance(tx: Tx, bankAccountId: string, line: StatementRow | undefined, firstDate: string) {
  if (line?.endingBalanceMinor !== null) return line
  const { date } = line
  const told = await endOfDay(tx, bankAccountId, date)
  const endingBalanceMinor = told ?? (date < firstDate ? await carriedBalance(tx, bankAccountId, date) : null)
  return { ...line, endingBalanceMinor }
}

/** The stored line that the file must continue: of several files on its first day the last, or none of them if the file leads into them. */
async function lastBefore(
  tx: Tx,
  bankAccountId: string,
  date: string,
  { closingMinor }: Reading,
  openingMinor: bigint | null,
) {
  const newest = await newestLine(tx, bankAccountId, date)
  if (newest?.date !== date || openingMinor === null || newest.endingBalanceMinor === openingMinor) return newest
  const segments = await segmentsOf(tx, bankAccountId, date)
  if (closingMinor !== null && leadsInto(segments, closingMinor)) {
    const isBetween = segments.some(({ endMinor }) => endMinor === openingMinor)
    return isBetween ? { ...newest, endingBalanceMinor: openingMinor } : newestLine(tx, bankAccountId, dayBefore(date))
  }
  const last = lastSegment(segments)
  return last ? { ...newest, endingBalanceMinor: last.endMinor } : newest
}

const toNewIssue = ({ severity, kind, row, column, value, details, suggestion }: Issue): NewIssue => ({
  severity,
  rowNumber: row,
  columnName: column,
  value: value === null ? null : value.replaceAll('\0', ' '),
  error: ISSUE_CODES[kind],
  params: details ?? {},
  ...NOTHING_MORE,
  suggestion: suggestion ?? null,
})

const duplicate = ({ line, twin }: Duplicate): NewIssue => ({
  severity: 'DUPLICATE',
  rowNumber: line.row,
  columnName: null,
  value: line.description.slice(0, MAX_VALUE_LENGTH),
  error: 'statementRowDuplicate',
  params: {},
  twinId: twin.id,
  suggestion: null,
  line: lineRecord(line),
})

const lineRecord = (line: StatementLine): LineRecord => ({
  date: line.date,
  description: line.description,
  direction: line.direction,
  amountMinor: String(line.amountMinor),
  endingBalanceMinor: line.endingBalanceMinor === null ? null : String(line.endingBalanceMinor),
})

const inFileOrder = (issues: NewIssue[]): NewIssue[] => issues.sort((a, b) => (a.rowNumber ?? 0) - (b.rowNumber ?? 0))
