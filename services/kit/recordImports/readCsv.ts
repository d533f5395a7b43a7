// Reads an uploaded CSV as rows of named cells.
import type { ErrorRow } from '../errors.ts'
import type { RecordImportErrors } from './errors.ts'
import { BrokenCsv } from '../csv.ts'
import { MAX_RECORD_LENGTH, recordsOf } from '../csvText.ts'
import { type RecordImportEdits, UNCHANGED } from '../imports/fileEdits.ts'
import { errorIssue, type Issue } from './issues.ts'

/** The allowed and required columns of a file. */
export type Columns = {
  known: readonly string[]
  required: readonly string[]
  /** Columns of digits that are not numbers: in a workbook they must be text to keep their leading zeros. */
  digits?: readonly string[]
  /** Any column with this prefix is known. */
  prefix?: string
  /** The error when the header has none of the required columns: it is another file. */
  otherFile: ErrorRow
}

/** The columns of a file, and the errors for an invalid one. */
export type Form = { columns: Columns; errors: RecordImportErrors }

export type Cells = ReadonlyMap<string, string>
export type CsvRow = { row: number; cells: Cells; errors: RecordImportErrors }

/** The column that our annotated file adds; an uploaded one may have it. */
export const PROBLEMS_COLUMN = 'problems'

/** Rows checked together: enough for few round trips, few enough to let the process serve others in between. */
const BATCH = 5_000

/** The file cannot be read as CSV; the rows read before are worthless. */
export class UnreadableFile extends Error {
  readonly issue: Issue

  constructor(issue: Issue) {
    super(issue.code)
    this.issue = issue
  }
}

/** The rows below the header, in batches, with corrections applied, without blank and skipped rows. Problems go to `issues`. */
export async function* readRows(
  text: string,
  { columns, errors }: Form,
  issues: Issue[],
  { corrections, skippedRows }: RecordImportEdits = UNCHANGED,
  onSkipped: () => void = () => {},
): AsyncGenerator<CsvRow[]> {
  const corrected = Map.groupBy(corrections, each => each.row)
  const skipped = new Set(skippedRows)
  let row = 0
  let header: readonly string[] | undefined
  let batch: CsvRow[] = []
  let isEmpty = true
  try {
    for await (const record of recordsOf(text)) {
      row++
      if (!header) {
        header = record.map(name => columnNamed(name.trim(), columns.prefix))
        const wrong = headerIssues(header, { columns, errors })
        issues.push(...wrong)
        // Without a valid header the rows can't be checked.
        if (wrong.length > 0) return
        continue
      }
      if (record.every(cell => cell.trim() === '')) continue
      isEmpty = false
      if (skipped.delete(row)) {
        onSkipped()
        continue
      }
      batch.push(rowOf(record, { row, header, errors, corrections: corrected.get(row) ?? [] }, issues))
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw error instanceof BrokenCsv ? new UnreadableFile(unreadable(error, errors)) : error
  }
  if (!header) issues.push(errorIssue(columns.otherFile))
  else if (isEmpty) issues.push(errorIssue(errors.recordImportEmpty))
  for (const unknown of skipped) issues.push(errorIssue(errors.recordImportRowUnknown, { params: { row: unknown } }))
  if (batch.length > 0) yield batch
}

type Place = {
  row: number
  header: readonly string[]
  errors: RecordImportErrors
  corrections: RecordImportEdits['corrections']
}

function rowOf(record: readonly string[], { row, header, errors, corrections }: Place, issues: Issue[]): CsvRow {
  if (record.length > header.length)
    issues.push(
      errorIssue(errors.recordImportRowTooLong, { row, params: { cells: record.length, columns: header.length } }),
    )
  const cells = new Map(header.map((name, at) => [name, (record[at] ?? '').trim()]))
  // Corrections apply to all columns, also those that the file lacks: what the row has counts.
  for (const { column, value } of corrections) cells.set(column, value.trim())
  for (const [column, value] of cells)
    if (isFormula(column, value)) issues.push(errorIssue(errors.recordImportFormula, { row, column, value }))
  return { row, cells, errors }
}

/** An upper bound of a text's rows below its header: each line feed ends one, except within cells. */
export function estimateRows(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return text.endsWith('\n') ? lines - 1 : lines
}

function unreadable({ code, line }: BrokenCsv, errors: RecordImportErrors): Issue {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return errorIssue(errors.recordImportLineTooLong, { params: { line, longest: MAX_RECORD_LENGTH } })
  if (/QUOTE/.test(code)) return errorIssue(errors.recordImportQuotes, { params: { line } })
  return errorIssue(errors.recordImportUnreadable, { params: { reason: code } })
}

/** Headers are fixed and case-insensitive; only the name after the prefix is the user's own. */
function columnNamed(name: string, prefix = ''): string {
  const lower = name.toLowerCase()
  return prefix !== '' && lower.startsWith(prefix) ? prefix + name.slice(prefix.length) : lower
}

/** A cell that a spreadsheet would run as a formula. A sign before digits and separators is only a number or a phone number. */
const isFormula = (column: string, value: string) =>
  column !== PROBLEMS_COLUMN && /^[=+\-@\t\r]/.test(value) && !/^[+-](?=.*\d)[\d\s.,()-]+$/.test(value)

function headerIssues(header: readonly string[], { columns, errors }: Form): Issue[] {
  const { known, required, prefix, otherFile } = columns
  const present = new Set(header)
  if (!required.some(column => present.has(column))) return [errorIssue(otherFile, { row: 1 })]
  const isKnown = (column: string) =>
    known.includes(column) ||
    column === PROBLEMS_COLUMN ||
    (prefix !== undefined && column.startsWith(prefix) && column.length > prefix.length)
  const at = (column: string) => ({ row: 1, column, params: { column } })
  return [
    ...required
      .filter(column => !present.has(column))
      .map(column => errorIssue(errors.recordImportColumnMissing, at(column))),
    ...header
      .filter(column => column !== '' && !isKnown(column))
      .map(column => errorIssue(errors.recordImportColumnUnknown, { ...at(column), value: column })),
    ...header
      .filter((column, place) => column !== '' && header.indexOf(column) !== place)
      .map(column => errorIssue(errors.recordImportColumnTwice, at(column))),
  ]
}
