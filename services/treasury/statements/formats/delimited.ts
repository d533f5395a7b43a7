// Delimited files: finding the table inside the file, and reading its rows cell by cell.
import { parse as parseSync } from 'csv-parse/sync'
import { type Breakage, csvRecords, type DecimalMark, splitDirection } from '../../imports/public.ts'
import { yearsBefore, yearsWithin, type YearsOf } from './dates.ts'
import {
  error,
  warning,
  type AmountSyntax,
  type FileFacts,
  type Format,
  type RawLine,
  type ReadContext,
  type Sink,
} from './format.ts'
import { balanceIn, isRemark, readRemark } from './remarks.ts'
import { columnName, DATE_LIKE, namesOf, NOT_BOOKED, Row } from './row.ts'
import { cellText, sameAccount } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** The table's header is sought in these many rows. */
const HEADER_WITHIN = 60
/** Longer than any statement line. */
const LONGEST_ROW = 64 * 1024

/** A layout of a delimited file, as its bank's file in this folder declares it. */
export type DelimitedLayout = {
  name: string
  bankCode: string | null
  decimalMark: DecimalMark
  amounts?: AmountSyntax
  /** Columns that the header must have. `a|b` are two names of one column. */
  header: readonly string[]
  /** The column whose date makes a row a transaction, whatever its other words say. */
  dateColumn: string
  /** What else tells this layout from one with the same columns; names come in lower case. */
  headerFits?: (header: readonly string[]) => boolean
  /** Whether the file always ends with its closing balance. */
  closes?: true
  /** How one row is read; what is wrong with it is reported. */
  line: (row: Row) => RawLine
}

export function delimitedFormat(layout: DelimitedLayout): Format {
  return {
    name: layout.name,
    bankCode: layout.bankCode,
    isDelimited: true,
    decimalMark: layout.decimalMark,
    ...(layout.amounts && { amounts: layout.amounts }),
    recognizes: head => findTable(head, layout) !== null,
    read: async (text, sink, context) => {
      const { head, whole } = await peek(text)
      const delimiter = findTable(head, layout)?.delimiter ?? ','
      const { dateColumn, closes = false, line } = layout
      const begins = (cells: readonly string[]) => isHeaderOf(layout, cells)
      await readTable(whole, { delimiter, begins, dateColumn, closes, line }, sink, context)
    },
  }
}

function isHeaderOf(layout: DelimitedLayout, cells: readonly string[]): boolean {
  const header = cells.map(columnName)
  const complete = layout.header.every(column => namesOf(column).some(name => header.includes(name)))
  return complete && (layout.headerFits?.(header) ?? true)
}

/** Splits one line; a quote that is out of place is taken as a letter. */
export function splitLine(line: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parseSync(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return rows[0] ?? ['']
  } catch {
    return line.split(delimiter)
  }
}

/** Sniffs the delimiter on the header row itself: lines above it are prose, and may hold any of the candidates. */
function findTable(head: string, layout: DelimitedLayout): { delimiter: string } | null {
  const lines = head.split(/\r\n|\n|\r/, HEADER_WITHIN)
  for (const line of lines)
    for (const delimiter of DELIMITERS)
      if (line.includes(delimiter) && isHeaderOf(layout, splitLine(line, delimiter))) return { delimiter }
  return null
}

/** The delimiter that cuts most lines of an unknown file into the same number of cells, and more than one. */
export function guessDelimiter(head: string): string {
  const lines = head.split(/\r\n|\n|\r/, HEADER_WITHIN).filter(line => line !== '')
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const widths = lines.map(line => splitLine(line, delimiter).length).filter(width => width > 1)
    const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0
    const score = widths.filter(width => width === usual).length * Math.min(usual, 12)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** Hands on the rows of a delimited text with their numbers. */
export async function readRows(
  text: AsyncIterable<string>,
  delimiter: string,
  sink: Sink,
  take: (cells: string[], row: number) => void,
): Promise<{ endsWithNewline: boolean }> {
  let last = ''
  let row = 0
  async function* watched() {
    for await (const chunk of text) {
      last = chunk.at(-1) ?? last
      yield chunk
    }
  }
  for await (const records of recordsOf(watched(), delimiter, sink)) for (const cells of records) take(cells, ++row)
  return { endsWithNewline: last === '\n' || last === '\r' }
}

/** The rows of a delimited text, as many together as a piece of it holds. */
export function recordsOf(text: AsyncIterable<string>, delimiter: string, sink: Pick<Sink, 'issue'>) {
  const onBroken = (breakage: Breakage, broken: number) =>
    sink.issue(error(breakage === 'CUT_OFF' ? 'TRUNCATED' : 'BROKEN_CSV', { row: broken }))
  return csvRecords(text, { delimiter, longest: LONGEST_ROW, onBroken })
}

/** A table within a delimited text. */
export type Table = {
  delimiter: string
  /** Where the table begins: below the row that this accepts, or below so many rows. */
  begins: ((cells: readonly string[]) => boolean) | number
  dateColumn: string | number
  closes?: boolean
  line: (row: Row) => RawLine
}

export async function readTable(text: AsyncIterable<string>, table: Table, sink: Sink, context: ReadContext) {
  const { begins } = table
  const isHeader = typeof begins === 'number' ? () => false : begins
  let header: readonly string[] | null = begins === 0 ? [] : null
  let row: Row | undefined
  /** Cells of the first row, which tell the columns of a file without a header. */
  let width: number | undefined
  let facts: FileFacts = {}
  let yearsOf = yearsOfFile(facts, context)
  const ending = new RowEnding()
  const footer = { hasClosing: false, hasOther: false, lastRow: 0 }
  const receive = (found: FileFacts) => {
    // Some exports put several accounts one below the other, each with its own head.
    const [before, now] = [facts.accountNumber, found.accountNumber]
    if (header !== null && before && now && !sameAccount(before.text, now.text)) {
      facts = {}
      sink.statement()
    }
    if (header !== null && found.closing) footer.hasClosing = true
    else if (header !== null && (found.opening || found.totals)) footer.hasOther = true
    facts = { ...facts, ...found }
    yearsOf = yearsOfFile(facts, context)
    sink.facts(found)
  }
  const { endsWithNewline } = await readRows(text, table.delimiter, sink, (cells, number) => {
    if (header === null) {
      if (!isHeader(cells)) receive(readRemark(cells, number))
      if (isHeader(cells) || number === begins) header = cells
      return
    }
    if (isBlank(cells)) return
    footer.lastRow = number
    // Paged exports repeat the header, and end with totals.
    if (cells[0] === header[0] && isHeader(cells)) return
    const mended = context.mended.of(number, header, cells)
    width ??= cells.length
    row ??= new Row(header, sink, (month, day) => yearsOf(month, day), context.zone)
    row.load(mended, number, context.mended.columnsOf(number))
    if (isRemark(mended) && !row.hasDate(table.dateColumn)) return receive(readRemark(mended, number))
    const line = table.line(row)
    row.failMissing()
    row.failSurplus(header.length === 0 ? width : header.length)
    const stated = balanceIn(line)
    if (stated) return receive(stated)
    const isWide = header.length > 0 && mended.length > header.length
    const swallowed = swallowedLine(mended, isWide ? null : row.placeOrFirst(table.dateColumn), table.delimiter)
    if (swallowed !== null) sink.issue(error('BROKEN_CSV', { row: number, value: swallowed }))
    ending.follow(mended, row)
    line.dateCell = row.dateCell
    line.dates = row.dates
    line.time = row.time
    line.isPending = row.isPending
    sink.line(line)
  })
  const cut = endsWithNewline ? null : ending.cutRow
  if (cut !== null) sink.issue(error('TRUNCATED', { row: cut }))
  else if (table.closes && header !== null && !footer.hasClosing)
    sink.issue(
      footer.hasOther ? error('TRUNCATED', { row: footer.lastRow }) : warning('END_MISSING', { row: footer.lastRow }),
    )
}

/**
 * A line within a cell that begins as rows do: a quote that is not closed runs on into the rows below it. In a row with more cells than the
 * header, for which the place of the date is null, any line is one.
 */
function swallowedLine(cells: readonly string[], datePlace: number | null, delimiter: string): string | null {
  for (const cell of cells) {
    if (!cell.includes('\n')) continue
    const [, ...inner] = cell.split(/\r?\n/)
    if (datePlace === null) return inner[0] ?? cell
    for (const line of inner) {
      const parts = line.split(delimiter)
      const begins = cellText((parts[datePlace] ?? '').replace(/^"/, ''))
      if (parts.length > 1 && (DATE_LIKE.test(begins) || NOT_BOOKED.test(begins))) return line
    }
  }
  return null
}

const yearsOfFile = ({ periodFrom, periodTo }: FileFacts, { today }: ReadContext): YearsOf =>
  periodFrom && periodTo ? yearsWithin(periodFrom, periodTo) : yearsBefore(today)

/** How the rows of a table end, to tell whether the last one was cut off. */
class RowEnding {
  /** The last row, where it is shorter than those before it, or its last amount has lost decimals. */
  cutRow: number | null = null
  private width = 0
  private decimals: number | null = null

  follow(cells: readonly string[], row: Row): void {
    const decimals = decimalsOf(cells.at(-1) ?? '')
    const isNarrow = cells.length < this.width
    const among = this.decimals ?? mostDecimals(cells)
    const lostDecimals = cells.length >= this.width && among > 0 && decimals !== null && decimals < among
    this.cutRow = row.short || isNarrow || lostDecimals ? row.number : null
    this.width = cells.length
    this.decimals = decimals
  }
}

/** Digits behind the last mark of an amount; null where the cell is none. */
function decimalsOf(cell: string): number | null {
  const text = splitDirection(cellText(cell)).amount
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return mark === -1 ? 0 : text.length - mark - 1
}

const mostDecimals = (cells: readonly string[]): number =>
  Math.max(0, ...cells.slice(0, -1).map(cell => (/\d[.,]\d{1,2}$/.test(cell) ? (decimalsOf(cell) ?? 0) : 0)))

export const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/** The beginning of a text, and the whole of it to be read afterwards. */
export async function peek(text: AsyncIterable<string>): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = first.done ? '' : first.value
  async function* whole() {
    yield head
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { head, whole: whole() }
}
