// Reads an import's file and holds it against what is stored. Nothing is written here.
import type { Database, Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { bankOf } from '../../bankAccounts/banks.ts'
import { bankAccountOf } from '../../bankAccounts/read.ts'
import type { BankAccountRow } from '../../bankAccounts/table.ts'
import type { ImportCounts } from '../../imports/columns.ts'
import { businessToday, organizationZone } from '../../projection/organization.ts'
import { openFingerprints } from '../fingerprint.ts'
import type { Issue } from '../formats/format.ts'
import { readStatement, type Reading, type ReadOptions, type StatementLine } from '../formats/readStatement.ts'
import { newestLine, storedFingerprints } from '../repository.ts'
import type { GapRecord, StatementImportRow } from '../table.ts'
import { findGap } from './gap.ts'
import { ISSUE_CODES } from './issueCodes.ts'
import { type NewIssue, readImports, wasImported } from './repository.ts'

/** A line with what tells whether it is stored. */
export type CheckedLine = StatementLine & { fingerprint: string }

export type Check = {
  reading: Reading
  /** Lines that are not stored yet, oldest first. */
  fresh: readonly CheckedLine[]
  counts: ImportCounts
  gap: GapRecord | null
  issues: NewIssue[]
}

type Parts = { database: Database; files: Files }
type Job = { organizationId: string; importId: string; actorId: string | null }

/** Stored of duplicates; all are counted. */
const DUPLICATES_KEPT = 10_000

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
    savedMapping: account.statementMapping,
    mending: row.mending,
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
  const stored = await storedFingerprints(tx, account.id, lines)
  const fresh = stored.size === 0 ? lines : lines.filter(({ fingerprint }) => !stored.has(fingerprint))
  const duplicates = stored.size === 0 ? [] : lines.filter(({ fingerprint }) => stored.has(fingerprint))
  const gap = await gapBefore(tx, account, reading, fresh)
  const warnings = [
    ...(gap ? [fileWarning('statementGap', { from: gap.lastStoredOn, to: gap.firstInFileOn })] : []),
    ...(duplicates.length > 0 && (await wasImported(tx, row)) ? [fileWarning('statementFileRepeated')] : []),
  ]
  const { issues } = reading
  return {
    reading,
    fresh,
    gap,
    counts: {
      total: reading.total,
      ready: fresh.length,
      warnings: issues.warnings + warnings.length,
      duplicates: duplicates.length,
      errors: issues.errors,
    },
    issues: inFileOrder([
      ...warnings,
      ...issues.kept.map(toNewIssue),
      ...duplicates.slice(0, DUPLICATES_KEPT).map(duplicate),
    ]),
  }
}

/** The line before the first new one tells: if it is in the file itself, the file goes on from what is stored. */
async function gapBefore(
  tx: Tx,
  account: BankAccountRow,
  reading: Reading,
  fresh: readonly StatementLine[],
): Promise<GapRecord | null> {
  const [first] = reading.lines
  if (!first || fresh[0]?.row !== first.row) return null
  const last = await newestLine(tx, account.id, first.date)
  const from = reading.statedFrom !== null && reading.statedFrom < first.date ? reading.statedFrom : first.date
  return findGap(
    last ?? null,
    { from, firstDate: first.date, openingMinor: reading.openingMinor },
    account.lastCheckedOn,
  )
}

const fileWarning = (error: NewIssue['error'], params: NewIssue['params'] = {}): NewIssue => ({
  severity: 'WARNING',
  rowNumber: null,
  columnName: null,
  value: null,
  error,
  params,
})

const toNewIssue = ({ severity, kind, row, column, value, details }: Issue): NewIssue => ({
  severity,
  rowNumber: row,
  columnName: column,
  value: value === null ? null : value.replaceAll('\0', ' '),
  error: ISSUE_CODES[kind],
  params: details ?? {},
})

const duplicate = (line: StatementLine): NewIssue => ({
  severity: 'DUPLICATE',
  rowNumber: line.row,
  columnName: null,
  value: null,
  error: 'statementRowDuplicate',
  params: {},
})

const inFileOrder = (issues: NewIssue[]): NewIssue[] => issues.sort((a, b) => (a.rowNumber ?? 0) - (b.rowNumber ?? 0))
