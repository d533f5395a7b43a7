// Delimited files: finding the table inside the file, and reading its rows cell by cell.
import { parse as parseSync } from 'csv-parse/sync'
import {
  type Breakage,
  csvRecords,
  type DecimalMark,
  type Direction,
  directionOf,
  splitDirection,
} from '../../imports/public.ts'
import { isBlankAmount } from './amounts.ts'
import { dateParser, yearBefore, yearWithin, type DateParser, type YearOf } from './dates.ts'
import {
  error,
  warning,
  type AmountSyntax,
  type Cell,
  type FileFacts,
  type Format,
  type IssueKind,
  type RawLine,
  type ReadContext,
  type Sink,
} from './format.ts'
import { nameOfColumn } from './mending.ts'
import { isRemark, readRemark } from './remarks.ts'
import { cellText, isFormula, sameAccount } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** The table's header is sought in these many rows. */
const HEADER_WITHIN = 60
/** Longer than any statement line. */
const LONGEST_ROW = 64 * 1024
const LONGEST_DESCRIPTION = 2_000

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
      const { dateColumn, line } = layout
      const begins = (cells: readonly string[]) => isHeaderOf(layout, cells)
      await readTable(whole, { delimiter, begins, dateColumn, line }, sink, context)
    },
  }
}

const columnName = (text: string): string => cellText(text).toLowerCase().replace(/\.$/, '')
const namesOf = (column: string): string[] => column.split('|').map(columnName)

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
  line: (row: Row) => RawLine
}

export async function readTable(text: AsyncIterable<string>, table: Table, sink: Sink, context: ReadContext) {
  const { begins } = table
  const isHeader = typeof begins === 'number' ? () => false : begins
  let header: readonly string[] | null = begins === 0 ? [] : null
  let row: Row | undefined
  let facts: FileFacts = {}
  const ending = new RowEnding()
  const receive = (found: FileFacts) => {
    // Some exports put several accounts one below the other, each with its own head.
    const [before, now] = [facts.accountNumber, found.accountNumber]
    if (header !== null && before && now && !sameAccount(before.text, now.text)) {
      facts = {}
      sink.statement()
    }
    facts = { ...facts, ...found }
    sink.facts(found)
  }
  const { endsWithNewline } = await readRows(text, table.delimiter, sink, (cells, number) => {
    if (header === null) {
      if (!isHeader(cells)) receive(readRemark(cells, number))
      if (isHeader(cells) || number === begins) header = cells
      return
    }
    if (isBlank(cells)) return
    // Paged exports repeat the header, and end with totals.
    if (cells[0] === header[0] && isHeader(cells)) return
    const mended = context.mended.of(number, header, cells)
    row ??= new Row(header, sink, yearOfFile(facts, context), context.zone)
    row.load(mended, number, context.mended.columnsOf(number))
    if (isRemark(mended) && !row.hasDate(table.dateColumn)) return receive(readRemark(mended, number))
    const line = table.line(row)
    row.failMissing()
    const isWide = header.length > 0 && mended.length > header.length
    const swallowed = swallowedLine(mended, isWide ? null : row.placeOrFirst(table.dateColumn), table.delimiter)
    if (swallowed !== null) sink.issue(error('BROKEN_CSV', { row: number, value: swallowed }))
    ending.follow(mended, row)
    line.dateCell = row.dateCell
    line.time = row.time
    line.isPending = row.isPending
    sink.line(line)
  })
  const cut = endsWithNewline ? null : ending.cutRow
  if (cut !== null) sink.issue(error('TRUNCATED', { row: cut }))
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

const yearOfFile = ({ periodFrom, periodTo }: FileFacts, { today }: ReadContext): YearOf =>
  periodFrom && periodTo ? yearWithin(periodFrom, periodTo) : yearBefore(today)

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

/** A day, however it is written. */
const DATE_LIKE = /^'?\s*(?:\d{1,4}\s*[\s/.-]\s*(?:\d{1,2}|\p{L}{3,12})\b|\d{8}\b)/u
const NOT_BOOKED = /^(?:PEND(?:ING)?|UNPOSTED|ON HOLD|TERTUNDA|BELUM DIBUKUKAN)$/i

/** One row of a table. The object is used again for each row: a line takes from it what it needs. */
export class Row {
  number = 0
  /** Whether a column that was asked for is missing from the row. */
  short = false
  /** The first such column that no issue names yet. */
  private missing: string | number | null = null
  /** What the first date of the row was read from, and the time that stands with it. */
  dateCell: Cell | null = null
  time: string | null = null
  /** Whether the bank says in the place of a date that it has not booked the line: a later file brings it with its day. */
  isPending = false
  private cells: readonly string[] = []
  private mended: ReadonlySet<string> | null = null
  private readonly header: readonly string[]
  private readonly sink: Sink
  private readonly yearOf: YearOf
  private readonly zone: string
  /** Asked for with every cell. */
  private readonly names: string[] = []
  private readonly places = new Map<string, readonly number[]>()
  private readonly parsers = new Map<string, DateParser>()

  constructor(header: readonly string[], sink: Sink, yearOf: YearOf, zone: string) {
    this.header = header
    this.sink = sink
    this.yearOf = yearOf
    this.zone = zone
  }

  load(cells: readonly string[], number: number, mended: ReadonlySet<string> | null = null): void {
    this.cells = cells
    this.mended = mended
    this.number = number
    this.short = false
    this.missing = null
    this.dateCell = null
    this.time = null
    this.isPending = false
  }

  get width(): number {
    return this.cells.length
  }

  /** Where a column stands; several places when the header names it twice. Columns count from 0 when they have no name. */
  private placesOf(column: string | number): readonly number[] {
    if (typeof column === 'number') return [column]
    let places = this.places.get(column)
    if (!places) {
      const names = namesOf(column)
      places = this.header.flatMap((name, place) => (names.includes(columnName(name)) ? [place] : []))
      this.places.set(column, places)
    }
    return places
  }

  /** Where a column stands; the first one for a column that is not there. */
  placeOrFirst(column: string | number): number {
    return this.placesOf(column)[0] ?? 0
  }

  /** Where a column of the header stands. */
  placeOf(column: string): number {
    return this.placesOf(column)[0] ?? -1
  }

  has(column: string): boolean {
    return this.placesOf(column).length > 0
  }

  /** The column as the file names it, for messages. */
  nameOf(column: string | number): string {
    const place = this.placesOf(column)[0]
    if (place === undefined) return String(column)
    return (this.names[place] ??= nameOfColumn(this.header, place))
  }

  raw(column: string | number): string {
    const place = this.placesOf(column)[0]
    if (place === undefined) return ''
    const cell = this.cells[place]
    if (cell === undefined) {
      this.short = true
      this.missing ??= column
    }
    return cell ?? ''
  }

  text(column: string | number): string {
    return cellText(this.raw(column))
  }

  /** Whether a day stands in the column, right or wrong: what says so is no total. */
  hasDate(column: string | number): boolean {
    const place = this.placesOf(column)[0]
    const text = cellText(this.cells[place ?? -1] ?? '')
    return DATE_LIKE.test(text) || NOT_BOOKED.test(text)
  }

  cell(column: string | number): Cell {
    const name = this.nameOf(column)
    const cell = { column: name, text: this.text(column) }
    return this.mended?.has(name) ? { ...cell, isMended: true } : cell
  }

  /** A row that ends before its amounts or its balance is cut, wherever it stands. */
  failMissing(): void {
    if (this.missing !== null) this.fail('CELL_MISSING', this.missing)
  }

  fail(kind: IssueKind, column: string | number, given?: Record<string, string | number>): void {
    const details = kind === 'CELL_MISSING' ? { found: this.cells.length, expected: this.header.length } : given
    this.sink.issue(error(kind, { row: this.number, column: this.nameOf(column), value: this.raw(column) }, details))
    if (kind === 'CELL_MISSING') this.missing = null
  }

  warn(kind: IssueKind, column: string | number, details?: Record<string, string | number>): void {
    this.sink.issue(warning(kind, { row: this.number, column: this.nameOf(column), value: this.raw(column) }, details))
  }

  /** A date by its pattern, for example `dd/MM/yy`; `dd/MM` takes its year from the file's period. Null when reported. */
  date(column: string | number, ...patterns: readonly string[]): string | null {
    const text = this.text(column)
    if (text === '') {
      this.fail(this.short ? 'CELL_MISSING' : 'DATE_INVALID', column, { format: patterns[0] ?? '' })
      return null
    }
    if (NOT_BOOKED.test(text)) {
      this.isPending = true
      this.warn('NOT_BOOKED', column)
      return null
    }
    let failure: { kind: IssueKind; details: Record<string, string | number> } | undefined
    for (const pattern of patterns) {
      const reading = this.parserOf(pattern)(text)
      if ('date' in reading) {
        if (this.dateCell === null) this.time = reading.time
        this.dateCell ??= { column: this.nameOf(column), text }
        return reading.date
      }
      if (!failure || reading.failure.kind === 'DATE_NOT_IN_CALENDAR') failure = reading.failure
    }
    if (failure) this.fail(failure.kind, column, { ...failure.details, patterns: patterns.join('|') })
    return null
  }

  /** When the transaction was made, in a column that may be missing or empty. */
  transaction(column: string, ...patterns: readonly string[]): Pick<RawLine, 'transactionDate' | 'transactionTime'> {
    const text = this.has(column) ? this.text(column) : ''
    if (text === '') return {}
    for (const pattern of patterns) {
      const reading = this.parserOf(pattern)(text)
      if ('date' in reading) return { transactionDate: reading.date, transactionTime: reading.time }
    }
    this.fail('DATE_INVALID', column, { format: patterns[0] ?? '' })
    return {}
  }

  private parserOf(pattern: string): DateParser {
    let parser = this.parsers.get(pattern)
    if (!parser) {
      parser = dateParser(pattern, this.yearOf, this.zone)
      this.parsers.set(pattern, parser)
    }
    return parser
  }

  /** The words of one or more columns, joined; what was joined twice is kept once. */
  description(...columns: readonly (string | number)[]): string {
    const parts: string[] = []
    for (const column of columns)
      for (const place of this.placesOf(column)) {
        const raw = this.cells[place] ?? ''
        if (isFormula(raw)) this.fail('FORMULA', place)
        const text = cellText(raw)
        if (text !== '' && !parts.includes(text)) parts.push(text)
      }
    const description = parts.join(' ')
    const column = columns[0] ?? 0
    if (description === '') this.fail('DESCRIPTION_EMPTY', column)
    else if (description.length > LONGEST_DESCRIPTION)
      this.fail('DESCRIPTION_TOO_LONG', column, { most: LONGEST_DESCRIPTION })
    else if (description.includes('\ufffd')) this.warn('DESCRIPTION_UNREADABLE', column)
    return description
  }

  /** Amount and direction where debit and credit have a column each. */
  sides(
    debit: string | number,
    credit: string | number,
  ): Pick<RawLine, 'direction' | 'zero'> & { amount: Cell | null } {
    const [out, into] = [this.cell(debit), this.cell(credit)]
    const [noDebit, noCredit] = [isBlankAmount(out.text), isBlankAmount(into.text)]
    if (!noDebit && !noCredit) {
      this.fail('AMOUNT_BOTH_SIDES', debit)
      return { direction: null, amount: null }
    }
    if (noDebit && noCredit && this.short) {
      this.fail('CELL_MISSING', this.raw(debit) === '' ? debit : credit)
      return { direction: null, amount: null }
    }
    // With nothing on either side the amount is zero, which is reported when amounts are read.
    if (noDebit && noCredit) return { direction: 'DEBIT', amount: out.text === '' ? into : out }
    const direction = noCredit ? 'DEBIT' : 'CREDIT'
    const [column, amount, zero] = noCredit ? [debit, out, into] : [credit, into, out]
    return { direction, amount: this.withoutMark(column, amount, direction), zero }
  }

  /** Reports a mark, in a column that may be missing or empty, that says another direction than the amount's side. */
  agrees(column: string, direction: RawLine['direction']): void {
    const type = this.has(column) ? this.text(column) : ''
    const said = directionOf(type)
    if (said !== null && direction !== null && said !== direction) this.fail('TYPE_CONTRADICTS', column, { type })
  }

  /** Amount in one column, `DB`/`CR` or `D`/`K` in another. */
  marked(amount: string | number, type: string | number): { direction: Direction | null; amount: Cell | null } {
    const direction = this.direction(type, this.text(type))
    const cell = this.amount(amount)
    return { direction, amount: cell && this.withoutMark(amount, cell, direction) }
  }

  /** The amount of one column, whose sign or mark tells the direction. */
  signed(column: string | number): { direction: Direction | 'SIGN' | null; amount: Cell | null } {
    if (/[A-Za-z]$/.test(this.text(column))) return this.markedTogether(column)
    return { direction: 'SIGN', amount: this.amount(column) }
  }

  /** The amount without a `DB` or `CR` behind it, which must agree with what tells the direction. */
  private withoutMark(column: string | number, cell: Cell, direction: Direction | null): Cell {
    const split = splitDirection(cell.text)
    if (split.direction === null) return cell
    if (direction !== null && split.direction !== direction) this.fail('TYPE_INVALID', column, { mark: cell.text })
    return { ...cell, text: split.amount }
  }

  /** Amount and mark in one cell: `287,490.00 DB`. */
  markedTogether(column: string | number): { direction: Direction | null; amount: Cell | null } {
    const text = this.text(column)
    if (text === '') return { direction: 'DEBIT', amount: this.amount(column) }
    const mark = /[A-Za-z]*$/.exec(text)?.[0] ?? ''
    const amount = { ...this.cell(column), text: text.slice(0, text.length - mark.length).trimEnd() }
    const direction = this.direction(column, mark)
    // A person may have written the amount with its mark before the mark that stays in the cell.
    return { direction, amount: amount.isMended ? this.withoutMark(column, amount, direction) : amount }
  }

  amount(column: string | number): Cell | null {
    const cell = this.cell(column)
    if (cell.text !== '' || !this.short) return cell
    this.fail('CELL_MISSING', column)
    return null
  }

  private direction(column: string | number, mark: string): Direction | null {
    const direction = mark === '-' ? 'DEBIT' : mark === '+' ? 'CREDIT' : directionOf(mark)
    if (direction) return direction
    this.fail(this.short ? 'CELL_MISSING' : 'TYPE_INVALID', column, { mark })
    return null
  }
}
