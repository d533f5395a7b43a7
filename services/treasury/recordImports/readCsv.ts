// Reads an uploaded CSV as rows of named cells. What makes the file as a whole useless is told as issues, not thrown.
import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ErrorRow } from '../../kit/errors.ts'
import { codes } from '../errors.ts'
import { errorIssue, type Issue } from './issues.ts'

/** Columns of a file: which there may be, which there must be. */
export type Columns = {
  known: readonly string[]
  required: readonly string[]
  /** Any column whose name begins so is known. */
  prefix?: string
  /** Said when the header has none of the required columns: it is another file. */
  otherFile: ErrorRow
}

export type Cells = ReadonlyMap<string, string>
export type CsvRow = { row: number; cells: Cells }
export type CsvContent = { rows: CsvRow[]; issues: Issue[] }

/** The column that our annotated file adds; an uploaded one may have it. */
export const PROBLEMS_COLUMN = 'problems'

/** More rows than this are refused, and people are told to split the file: it is stored while they wait. */
export const MOST_ROWS = 20_000

const LONGEST_RECORD = 100_000

/** The whole file as rows, or the issues that keep it from being read. */
export async function readCsv(content: Readable, columns: Columns): Promise<CsvContent> {
  const text = await readContent(content)
  if (text === undefined) return { rows: [], issues: [errorIssue(codes.recordImportEncoding)] }
  const reader = new RowReader(columns)
  try {
    for await (const record of recordsOf(text)) if (!reader.take(record)) break
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows: [], issues: [...reader.issues, unreadable(error)] }
  }
  return reader.content()
}

/** Records as they stand in the file, blank lines included, so that counting them gives the row that people see. */
export function recordsOf(text: string): AsyncIterable<string[]> {
  const parser = parse({ delimiter: delimiterOf(text), relax_column_count: true, max_record_size: LONGEST_RECORD })
  // In pieces, so that other requests are served between them.
  void (async () => {
    const PIECE = 1 << 16
    for (let at = 0; at < text.length; at += PIECE) {
      if (parser.destroyed) return
      if (!parser.write(text.slice(at, at + PIECE))) await new Promise(resolve => parser.once('drain', resolve))
    }
    parser.end()
  })()
  return parser
}

/** A stored file's text without its mark; undefined when it is not UTF-8. */
export async function readContent(content: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  const bytes = Buffer.concat(chunks)
  // Text has no zero character: a file in UTF-16 is full of them.
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Spreadsheets write what their language uses; the header shows it. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  const counts = [',', ';', '\t'].map(mark => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark
}

function unreadable(error: CsvError): Issue {
  const line = typeof error.lines === 'number' ? error.lines : 0
  if (error.code === 'CSV_MAX_RECORD_SIZE' || /QUOTE/.test(error.code))
    return errorIssue(codes.recordImportQuotes, { params: { line } })
  return errorIssue(codes.recordImportUnreadable, { params: { reason: error.code } })
}

/** Takes records one by one: the first is the header. */
class RowReader {
  readonly issues: Issue[] = []
  readonly #rows: CsvRow[] = []
  readonly #columns: Columns
  #header: string[] | undefined
  #row = 0

  constructor(columns: Columns) {
    this.#columns = columns
  }

  /** False when the rest need not be read. */
  take(record: readonly string[]): boolean {
    this.#row++
    if (!this.#header) {
      this.#header = record.map(name => columnNamed(name.trim(), this.#columns.prefix))
      this.issues.push(...headerIssues(this.#header, this.#columns))
      return this.issues.length === 0
    }
    if (record.every(cell => cell.trim() === '')) return true
    if (this.#rows.length >= MOST_ROWS) {
      this.issues.push(errorIssue(codes.recordImportTooManyRows, { params: { maximum: MOST_ROWS } }))
      return false
    }
    this.#add(record, this.#header)
    return true
  }

  #add(record: readonly string[], header: readonly string[]) {
    if (record.length > header.length)
      this.issues.push(
        errorIssue(codes.recordImportRowTooLong, {
          row: this.#row,
          params: { cells: record.length, columns: header.length },
        }),
      )
    const cells = new Map(header.map((name, at) => [name, (record[at] ?? '').trim()]))
    for (const [column, value] of cells)
      if (isFormula(column, value))
        this.issues.push(errorIssue(codes.recordImportFormula, { row: this.#row, column, value }))
    this.#rows.push({ row: this.#row, cells })
  }

  content(): CsvContent {
    if (!this.#header) return { rows: [], issues: [errorIssue(this.#columns.otherFile)] }
    if (this.#rows.length === 0 && this.issues.length === 0)
      return { rows: [], issues: [errorIssue(codes.recordImportEmpty)] }
    return { rows: this.#rows, issues: this.issues }
  }
}

/** Headers are fixed, whatever their case; only the name behind the prefix is the user's own. */
function columnNamed(name: string, prefix = ''): string {
  const lower = name.toLowerCase()
  return prefix !== '' && lower.startsWith(prefix) ? prefix + name.slice(prefix.length) : lower
}

/** What a spreadsheet would run. A sign before a plain number is only a number, and is judged as one. */
const isFormula = (column: string, value: string) =>
  column !== PROBLEMS_COLUMN && /^[=+\-@\t\r]/.test(value) && !/^[+-][\d.,]+$/.test(value)

function headerIssues(header: readonly string[], { known, required, prefix, otherFile }: Columns): Issue[] {
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
      .map(column => errorIssue(codes.recordImportColumnMissing, at(column))),
    ...header
      .filter(column => column !== '' && !isKnown(column))
      .map(column => errorIssue(codes.recordImportColumnUnknown, { ...at(column), value: column })),
    ...header
      .filter((column, place) => column !== '' && header.indexOf(column) !== place)
      .map(column => errorIssue(codes.recordImportColumnTwice, at(column))),
  ]
}
