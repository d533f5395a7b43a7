// One row of a delimited file, cell by cell. Its errors go to the sink.
import { type Direction, directionOf, splitDirection } from '../../imports/public.ts'
import { isBlankAmount } from './amounts.ts'
import { type DateParser, dateParser, wanted, type YearsOf } from './dates.ts'
import { error, warning, type Cell, type IssueKind, type RawLine, type Sink } from './format.ts'
import { nameOfColumn } from './fileEdits.ts'
import { cellText, isFormula } from './text.ts'
import { isUnreadable } from './unreadable.ts'

export const columnName = (text: string): string => cellText(text).toLowerCase().replace(/\.$/, '')
export const namesOf = (column: string): string[] => column.split('|').map(columnName)

const MAX_DESCRIPTION_LENGTH = 2_000

/** A date in any notation. */
export const DATE_LIKE = /^'?\s*(?:\d{1,4}\s*[\s/.-]\s*(?:\d{1,2}|\p{L}{3,12})\b|\d{8}\b)/u
/** The accepted pattern to show to users: the one with a year. */
const fullest = (patterns: readonly string[]): string =>
  patterns.reduce((most, pattern) => (pattern.length > most.length ? pattern : most), '')
/** An unambiguous date format: users may write it in any layout. */
const PLAIN_DATE = 'yyyy-MM-dd'
/** Invisible characters: neither letters, nor newlines, nor the spaces that banks use. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\x00-\x08\x0b\x0e-\x1f\x7f]/
const BEFORE_COMMA = /^[-+]?\d{1,3}$/
const AFTER_COMMA = /^\d{3}(?:\.\d{1,2})?(?:\s*[A-Za-z]{1,2})?$/
/** No bank writes a zero like this: it is the rest after a comma. */
const NO_ZERO = /^000(?:\.0*)?$/
/** Written instead of a date that is not known yet. */
export const NOT_BOOKED = /^(?:PEND(?:ING)?|UNPOSTED|ON HOLD|TERTUNDA|BELUM DIBUKUKAN)$/i

/** One row of a table. The object is reused for each row: a line copies what it needs from it. */
export class Row {
  number = 0
  /** Whether a requested column is missing from the row. */
  short = false
  /** The first such column without an issue. */
  private missing: string | number | null = null
  /** The cell of the row's first date, and its time. */
  dateCell: Cell | null = null
  time: string | null = null
  /** The possible first dates, if several years fit. */
  dates: readonly string[] | undefined
  /** Whether the row has a pending mark instead of a date: a later file contains it with its date. */
  isPending = false
  private cells: readonly string[] = []
  /** The last column requested in any row. */
  private lastAsked = 0
  private corrected: ReadonlySet<string> | null = null
  private readonly header: readonly string[]
  private readonly sink: Sink
  private readonly yearsOf: YearsOf
  private readonly zone: string
  /** Needed for every cell. */
  private readonly names: string[] = []
  private readonly places = new Map<string, readonly number[]>()
  private readonly parsers = new Map<string, DateParser>()

  constructor(header: readonly string[], sink: Sink, yearsOf: YearsOf, zone: string) {
    this.header = header
    this.sink = sink
    this.yearsOf = yearsOf
    this.zone = zone
  }

  load(cells: readonly string[], number: number, corrected: ReadonlySet<string> | null = null): void {
    this.cells = cells
    this.corrected = corrected
    this.number = number
    this.short = false
    this.missing = null
    this.dateCell = null
    this.time = null
    this.dates = undefined
    this.isPending = false
  }

  get width(): number {
    return this.cells.length
  }

  /** The indexes of a column; several if the header repeats its name. Columns without names count from 0. */
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

  /** The index of a column; 0 for a missing one. */
  placeOrFirst(column: string | number): number {
    return this.placesOf(column)[0] ?? 0
  }

  /** The index of a column in the header. */
  placeOf(column: string): number {
    return this.placesOf(column)[0] ?? -1
  }

  has(column: string): boolean {
    return this.placesOf(column).length > 0
  }

  /** The column's name in the file, for messages. */
  nameOf(column: string | number): string {
    const place = this.placesOf(column)[0]
    if (place === undefined) return String(column)
    return (this.names[place] ??= nameOfColumn(this.header, place))
  }

  raw(column: string | number): string {
    const place = this.placesOf(column)[0]
    if (place === undefined) return ''
    this.lastAsked = Math.max(this.lastAsked, place)
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

  /** Whether the column has a date, valid or not: such a row is no total. */
  hasDate(column: string | number): boolean {
    const place = this.placesOf(column)[0]
    const text = cellText(this.cells[place ?? -1] ?? '')
    return DATE_LIKE.test(text) || NOT_BOOKED.test(text)
  }

  cell(column: string | number): Cell {
    this.failTwice(column)
    this.failSplit(column)
    const name = this.nameOf(column)
    const cell = { column: name, text: this.text(column) }
    return this.corrected?.has(name) ? { ...cell, isCorrected: true } : cell
  }

  /** Two columns with one name and different values: neither is preferred. */
  private failTwice(column: string | number): void {
    const places = this.placesOf(column)
    if (places.length < 2) return
    const [value = '', other] = new Set(
      places.map(place => cellText(this.cells[place] ?? '')).filter(text => text !== ''),
    )
    if (other !== undefined) this.fail('VALUE_TWICE', column, { value, other })
  }

  /** A comma in an amount that splits its cell: `1,000.00` must not become 1, nor nothing. */
  private failSplit(column: string | number): void {
    const place = this.placesOf(column)[0] ?? -1
    const [here = '', next = ''] = [this.cells[place], this.cells[place + 1]].map(cell => cellText(cell ?? ''))
    const isSplit = BEFORE_COMMA.test(here) && AFTER_COMMA.test(next) && this.cells.length > this.header.length
    if ((isSplit && this.header.length > 0) || NO_ZERO.test(here)) this.fail('CELL_MISSING', column)
  }

  /** A row that ends before its amounts or its balance is truncated, wherever it is. */
  failMissing(): void {
    if (this.missing !== null) this.fail('CELL_MISSING', this.missing)
  }

  /**
   * A row with more cells than columns is split at the wrong places, for example by a comma in an amount, so values may be in the wrong
   * columns. Banks omit the header of a column that is still read.
   */
  failSurplus(width: number): void {
    const columns = Math.max(width, this.lastAsked + 1)
    const place = this.cells.findIndex((cell, at) => at >= columns && cell.trim() !== '')
    if (width === 0 || place === -1) return
    this.sink.issue(
      error(
        'CELL_MISSING',
        { row: this.number, column: this.nameOf(place), value: this.cells[place] ?? '' },
        { found: this.cells.length, expected: columns },
      ),
    )
  }

  /** An invisible character may replace another one, in text and in amounts. */
  failUnseen(): void {
    this.cells.forEach((cell, place) => {
      if (!UNSEEN.test(cell)) return
      const at = { row: this.number, column: nameOfColumn(this.header, place), value: cellText(cell) }
      this.sink.issue(error('CHARACTER_UNSEEN', at))
    })
  }

  fail(kind: IssueKind, column: string | number, given?: Record<string, string | number>): void {
    const details = kind === 'CELL_MISSING' ? { found: this.cells.length, expected: this.header.length } : given
    this.sink.issue(error(kind, { row: this.number, column: this.nameOf(column), value: this.raw(column) }, details))
    if (kind === 'CELL_MISSING') this.missing = null
  }

  warn(kind: IssueKind, column: string | number, details?: Record<string, string | number>): void {
    this.sink.issue(warning(kind, { row: this.number, column: this.nameOf(column), value: this.raw(column) }, details))
  }

  /** Parses a date by pattern, for example `dd/MM/yy`; `dd/MM` takes its year from the file's period. Null after reporting an error. */
  date(column: string | number, ...patterns: readonly string[]): string | null {
    const text = this.text(column)
    if (text === '') {
      this.fail(this.short ? 'CELL_MISSING' : 'DATE_INVALID', column, wanted(fullest(patterns)))
      return null
    }
    if (NOT_BOOKED.test(text)) {
      this.isPending = true
      this.warn('NOT_BOOKED', column)
      return null
    }
    let failure: { kind: IssueKind; details: Record<string, string | number> } | undefined
    for (const pattern of this.corrected?.has(this.nameOf(column)) ? [...patterns, PLAIN_DATE] : patterns) {
      const reading = this.parserOf(pattern)(text)
      if ('date' in reading) {
        if (this.dateCell === null) [this.time, this.dates] = [reading.time, reading.dates]
        this.dateCell ??= { column: this.nameOf(column), text }
        return reading.date
      }
      if (!failure || reading.failure.kind === 'DATE_NOT_IN_CALENDAR') failure = reading.failure
    }
    const { example } = wanted(fullest(patterns))
    if (failure) this.fail(failure.kind, column, { ...failure.details, example, patterns: patterns.join('|') })
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
    this.fail('DATE_INVALID', column, wanted(fullest(patterns)))
    return {}
  }

  private parserOf(pattern: string): DateParser {
    let parser = this.parsers.get(pattern)
    if (!parser) {
      parser = dateParser(pattern, this.yearsOf, this.zone)
      this.parsers.set(pattern, parser)
    }
    return parser
  }

  /** The joined text of one or more columns, without repetitions. */
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
    else if (description.length > MAX_DESCRIPTION_LENGTH)
      this.fail('DESCRIPTION_TOO_LONG', column, { most: MAX_DESCRIPTION_LENGTH })
    else if (parts.some(isUnreadable)) this.warn('DESCRIPTION_UNREADABLE', column)
    return description
  }

  /** Amount and direction, if debit and credit have separate columns. */
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
    // If both sides are empty the amount is zero, which is reported when amounts are parsed.
    if (noDebit && noCredit) return { direction: 'DEBIT', amount: out.text === '' ? into : out }
    const direction = noCredit ? 'DEBIT' : 'CREDIT'
    const [column, amount, zero] = noCredit ? [debit, out, into] : [credit, into, out]
    return { direction, amount: this.withoutMark(column, amount, direction), zero }
  }

  /** Reports a mark, in a column that may be missing or empty, that contradicts the amount's side. */
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

  /** The amount of one column, whose sign or mark gives the direction. */
  signed(column: string | number): { direction: Direction | 'SIGN' | null; amount: Cell | null } {
    if (/[A-Za-z]$/.test(this.text(column))) return this.markedTogether(column)
    return { direction: 'SIGN', amount: this.amount(column) }
  }

  /** The amount without a `DB` or `CR` after it, which must agree with the direction. */
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
    // A user may have written the amount with its mark, in front of the cell's remaining mark.
    return { direction, amount: amount.isCorrected ? this.withoutMark(column, amount, direction) : amount }
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
