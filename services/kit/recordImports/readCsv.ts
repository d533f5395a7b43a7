// Reads an uploaded CSV as rows of named cells.
import type { ErrorRow } from '../errors.ts'
import type { RecordImportErrors } from './errors.ts'
import { BrokenCsv } from '../csv.ts'
import { MAX_RECORD_LENGTH, recordsOf } from '../csvText.ts'
import { type RecordMending, UNCHANGED } from '../imports/mending.ts'
import { errorIssue, type Issue } from './issues.ts'

/** Columns of a file: which there may be, which there must be. */
export type Columns = {
  known: readonly string[]
  required: readonly string[]
  /** Those whose digits are no number: in a workbook they have to be text, or their leading zeros are gone. */
  digits?: readonly string[]
  /** Any column whose name begins so is known. */
  prefix?: string
  /** Said when the header has none of the required columns: it is another file. */
  otherFile: ErrorRow
}

/** What is read of a file, and what is answered where it is wrong. */
export type Form = { columns: Columns; errors: RecordImportErrors }

export type Cells = ReadonlyMap<string, string>
export type CsvRow = { row: number; cells: Cells; errors: RecordImportErrors }

/** The column that our annotated file adds; an uploaded one may have it. */
export const PROBLEMS_COLUMN = 'problems'

/** Rows that are looked at together: enough for few round trips, few enough to leave the process free for others meanwhile. */
const BATCH = 5_000

/** The file cannot be read as CSV; what was read of it before is worth nothing. */
export class UnreadableFile extends Error {
  readonly issue: Issue

  constructor(issue: Issue) {
    super(issue.code)
    this.issue = issue
  }
}

/**
 * The rows below the header, in batches and as a person wants them read; blank ones and those that are to be left out are not among them.
 * What is wrong with header and rows goes to `issues`.
 */
export async function* readRows(
  text: string,
  { columns, errors }: Form,
  issues: Issue[],
  { corrections, skippedRows }: RecordMending = UNCHANGED,
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
        // A header that cannot be trusted says nothing about the rows below it.
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
  corrections: RecordMending['corrections']
}

function rowOf(record: readonly string[], { row, header, errors, corrections }: Place, issues: Issue[]): CsvRow {
  if (record.length > header.length)
    issues.push(
      errorIssue(errors.recordImportRowTooLong, { row, params: { cells: record.length, columns: header.length } }),
    )
  const cells = new Map(header.map((name, at) => [name, (record[at] ?? '').trim()]))
  // A column that the file lacks may be named as well: what stands in the row is what counts.
  for (const { column, value } of corrections) cells.set(column, value.trim())
  for (const [column, value] of cells)
    if (isFormula(column, value)) issues.push(errorIssue(errors.recordImportFormula, { row, column, value }))
  return { row, cells, errors }
}

/** How many rows a text could have below its header: each line feed ends one, but for those within cells. */
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

/** Headers are fixed, whatever their case; only the name behind the prefix is the user's own. */
function columnNamed(name: string, prefix = ''): string {
  const lower = name.toLowerCase()
  return prefix !== '' && lower.startsWith(prefix) ? prefix + name.slice(prefix.length) : lower
}

/** What a spreadsheet would run. A sign before digits, and what groups them, is only a number or a phone's, and is judged as one. */
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
