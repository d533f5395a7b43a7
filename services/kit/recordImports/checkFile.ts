// Reads an import's file and checks it against stored data. Writes nothing.
import type { Database } from '../database/database.ts'
import type { RecordImportErrors } from './errors.ts'
import type { ImportCounts } from '../imports/columns.ts'
import type { Importing, LookUp } from './importing.ts'
import { errorIssue, type Issue, IssueLog, warningIssue } from './issues.ts'
import type { ConfiguredKind } from './kinds.ts'
import { estimateRows, readRows, UnreadableFile } from './readCsv.ts'
import type { NumberCell, TableText } from '../workbookText.ts'
import type { RecordImportRow } from './table.ts'

export type Check = {
  /** The import's version when it was read for this check. */
  version: number
  counts: ImportCounts
  issues: readonly Issue[]
  /** Rows with warnings, and whether all of these are among the issues. */
  warnedRows: ReadonlySet<number | null>
  keepsAllWarnings: boolean
}

type Parts = {
  database: Database
  kind: ConfiguredKind
  importing: Importing
  onProgress: (done: number, total: number) => void
}

/** All problems of a file, and how many of its rows could be stored. */
export async function checkFile(
  { database, kind, importing, onProgress }: Parts,
  row: RecordImportRow,
  table: TableText,
): Promise<Check> {
  const log = new IssueLog()
  const lookUp: LookUp = read => database.inOrganization(row.organizationId, row.createdBy, read)
  const { columns, errors, mostRows = Infinity } = kind
  if ('fault' in table)
    return broken(
      row,
      errorIssue(table.fault === 'ENCODING' ? errors.recordImportEncoding : errors.recordImportWorkbook),
    )
  const { text } = table
  const expected = estimateRows(text)
  let total = 0
  let skipped = 0
  // Collects issues of header and rows as they are read; batch by batch they go into the log, in order.
  const issues: Issue[] = []
  try {
    for await (const rows of readRows(text, { columns, errors }, issues, row.edits, () => skipped++)) {
      if (total + rows.length > mostRows)
        return broken(row, errorIssue(errors.recordImportTooManyRows, { params: { maximum: mostRows } }))
      await importing.check(lookUp, rows, issues)
      log.add(issues.splice(0))
      total += rows.length
      onProgress(total, Math.max(total, expected))
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return broken(row, error.issue)
    throw error
  }
  if (total === 0 && skipped > 0) issues.push(errorIssue(errors.recordImportNothingLeft))
  issues.push(...lostZeros(table, row, errors))
  log.add(issues)
  // Skipped rows count as rows of the file.
  return {
    version: row.version,
    counts: countsOf(total, skipped, log),
    issues: log.kept,
    warnedRows: log.rowsWith('WARNING'),
    keepsAllWarnings: log.keepsAll('WARNING'),
  }
}

/** Numbers in columns of digits, except for corrected cells and skipped rows. */
function lostZeros(
  { numbers = [] }: Extract<TableText, { text: string }>,
  { edits: { corrections, skippedRows } }: RecordImportRow,
  errors: RecordImportErrors,
): Issue[] {
  const isCorrected = ({ row, column }: NumberCell) =>
    skippedRows.includes(row) || corrections.some(each => each.row === row && each.column === column)
  return numbers.filter(cell => !isCorrected(cell)).map(cell => errorIssue(errors.recordImportNumberCell, cell))
}

/** The check of a file whose content was stored before, or is being stored now. */
export function withRepeated({ counts, issues, ...check }: Check, errors: RecordImportErrors): Check {
  return {
    ...check,
    counts: { ...counts, warnings: counts.warnings + 1 },
    issues: [warningIssue(errors.recordImportFileRepeated), ...issues],
  }
}

/** A file of which no row can be trusted. */
function broken({ version }: RecordImportRow, issue: Issue): Check {
  return {
    version,
    counts: { total: 0, ready: 0, warnings: 0, duplicates: 0, errors: 1 },
    issues: [issue],
    warnedRows: new Set(),
    keepsAllWarnings: true,
  }
}

const countsOf = (judged: number, skipped: number, log: IssueLog): ImportCounts => ({
  total: judged + skipped,
  ready: judged - log.failedRows,
  warnings: log.count('WARNING'),
  duplicates: log.repeatedRows,
  errors: log.count('ERROR'),
})
