// Reads the rows of a table inside a delimited text, and the rows around it.
import { AdditionalColumns } from './additionalColumns.ts'
import { splitDirection } from '../../imports/public.ts'
import { yearsBefore, yearsWithin, type YearsOf } from './dates.ts'
import { error, warning, type FileFacts, type RawLine, type ReadContext, type Sink } from './format.ts'
import { Numbering } from './numbering.ts'
import { Pages } from './pages.ts'
import { readRows } from './records.ts'
import { balanceIn, isRemark, readRemark } from './remarks.ts'
import { columnName, DATE_LIKE, NOT_BOOKED, Row } from './row.ts'
import { cellText, sameAccount } from './text.ts'

/** A table inside a delimited text. */
export type Table = {
  delimiter: string
  /** Where the table begins: below the row that this accepts, or below that many rows. */
  begins: ((cells: readonly string[]) => boolean) | number
  dateColumn: string | number
  closes?: boolean
  line: (row: Row) => RawLine
}

/** Maximum number of rows without a date that may be the head of another download. */
const MAX_HEAD_LENGTH = 40

type Placed = { cells: readonly string[]; number: number }

export async function readTable(text: AsyncIterable<string>, table: Table, sink: Sink, context: ReadContext) {
  const reader = new TableReader(table, sink, context)
  const { endsWithNewline } = await readRows(text, table.delimiter, sink, (cells, number) => reader.take(cells, number))
  reader.end(endsWithNewline)
}

class TableReader {
  private readonly table: Table
  private readonly sink: Sink
  private readonly context: ReadContext
  private header: readonly string[] | null
  private row: Row | undefined
  /** Number of cells in the first row, for a file without a header. */
  private width: number | undefined
  private facts: FileFacts = {}
  private yearsOf: YearsOf
  private readonly ending = new RowEnding()
  private readonly pages: Pages
  private numbering: Numbering | undefined
  private additional: AdditionalColumns | undefined
  private footer = { hasClosing: false, hasOther: false, lastRow: 0 }
  private headersAbove = 0
  /** Rows without a date, kept until it is known whether a table begins below them. */
  private held: Placed[] = []

  constructor(table: Table, sink: Sink, context: ReadContext) {
    this.table = table
    this.sink = sink
    this.context = context
    this.pages = new Pages(sink.issue)
    this.header = table.begins === 0 ? [] : null
    this.yearsOf = yearsOfFile(this.facts, context)
  }

  take(cells: readonly string[], number: number): void {
    if (this.header === null) {
      this.pages.remark(cells, number)
      this.warnOfScale(cells, number)
      if (!this.isHeader(cells)) this.receive(readRemark(cells, number))
      if (this.isHeader(cells) || number === this.table.begins) this.header = cells
      return
    }
    if (isBlank(cells)) return
    // Paged exports repeat the header, and so do several downloads in one file.
    if (cells[0] === this.header[0] && this.isRepeated(this.header, cells, number)) return this.beginAgain(cells)
    if (!this.load(this.header, cells, number).hasDate(this.table.dateColumn)) {
      this.pages.remark(cells, number)
      if (this.held.length < MAX_HEAD_LENGTH) {
        this.held.push({ cells, number })
        return
      }
    } else this.pages.line()
    this.release()
    this.read(this.header, cells, number)
  }

  end(endsWithNewline: boolean): void {
    this.release()
    this.pages.end()
    this.numbering?.end()
    this.additional?.end()
    const cut = endsWithNewline ? null : this.ending.cutRow
    if (cut !== null) this.sink.issue(error('TRUNCATED', { row: cut }))
    else this.checkFooter()
  }

  /** Amounts written in thousands would be read as a thousandth, and their balances would confirm it. */
  private warnOfScale(cells: readonly string[], row: number): void {
    const value = cells.map(cellText).find(text => IN_THOUSANDS.test(text))
    if (value !== undefined) this.sink.issue(warning('AMOUNTS_SCALED', { row, value }))
  }

  private isHeader(cells: readonly string[]): boolean {
    const { begins } = this.table
    return typeof begins !== 'number' && begins(cells)
  }

  /** A repeated header; with mapped columns, an identical row that is no transaction. */
  private isRepeated(header: readonly string[], cells: readonly string[], number: number): boolean {
    if (typeof this.table.begins !== 'number') return this.isHeader(cells)
    const isSame = cells.length === header.length && cells.every((cell, at) => cell === header[at])
    return isSame && !this.load(header, cells, number).hasDate(this.table.dateColumn)
  }

  private load(header: readonly string[], cells: readonly string[], number: number): Row {
    const { corrected, zone } = this.context
    this.row ??= new Row(header, this.sink, (month, day) => this.yearsOf(month, day), zone)
    this.row.load(corrected.of(number, header, cells), number, corrected.columnsOf(number))
    return this.row
  }

  /** The kept rows don't belong to a head. */
  private release(rows: readonly Placed[] = this.held): void {
    this.held = []
    for (const { cells, number } of rows) if (this.header) this.read(this.header, cells, number)
  }

  private read(header: readonly string[], cells: readonly string[], number: number): void {
    this.footer.lastRow = number
    this.numbering ??= new Numbering(header, this.table.dateColumn, this.sink.issue)
    const row = this.load(header, cells, number)
    const corrected = this.context.corrected.of(number, header, cells)
    this.width ??= cells.length
    if (this.isRemark(corrected, row)) return this.receive(readRemark(corrected, number))
    this.numbering.follow(corrected, number)
    const line = this.table.line(row)
    row.failUnseen()
    row.failMissing()
    row.failSurplus(header.length === 0 ? this.width : header.length)
    const stated = balanceIn(line)
    if (stated) return this.receive(stated)
    const isWide = header.length > 0 && corrected.length > header.length
    const datePlace = isWide ? null : row.placeOrFirst(this.table.dateColumn)
    const swallowed = swallowedLine(corrected, datePlace, this.table.delimiter)
    if (swallowed !== null) this.sink.issue(error('BROKEN_CSV', { row: number, value: swallowed }))
    this.ending.follow(corrected, row)
    line.dateCell = row.dateCell
    line.dates = row.dates
    line.time = row.time
    line.isPending = row.isPending
    this.additional ??= new AdditionalColumns(header, this.sink.issue)
    this.additional.follow(corrected, line)
    if (this.headersAbove > 0) line.headersAbove = this.headersAbove
    this.sink.line(line)
  }

  /** A row below the transactions; in a bank's own layout also a single sentence, if the row has no date. */
  private isRemark(cells: readonly string[], row: Row): boolean {
    const isWords =
      typeof this.table.begins !== 'number' && SENTENCE.test(cells[0] ?? '') && cells.slice(1).every(isEmpty)
    return (isWords || isRemark(cells)) && !row.hasDate(this.table.dateColumn)
  }

  private receive(found: FileFacts): void {
    // Some exports list several accounts below each other, each with its own head.
    const [before, now] = [this.facts.accountNumber, found.accountNumber]
    const isBelow = this.header !== null
    if (isBelow && before && now && !sameAccount(before.text, now.text)) this.beginStatement()
    if (isBelow && found.closing) this.footer.hasClosing = true
    else if (isBelow && (found.opening || found.totals)) this.footer.hasOther = true
    this.facts = { ...this.facts, ...found }
    this.yearsOf = yearsOfFile(this.facts, this.context)
    this.sink.facts(found)
  }

  /** A header below rows: of the next page, or of another download with a head of its own. */
  private beginAgain(header: readonly string[]): void {
    this.headersAbove++
    const told = this.held.map(({ cells, number }) => readRemark(cells, number))
    const foot = told.findLastIndex(({ closing, totals }) => closing !== undefined || totals !== undefined)
    const head = this.held.slice(foot + 1)
    const isDownload = this.isHeadOfDownload(head, told.slice(foot + 1), foot >= 0)
    this.release(isDownload ? this.held.slice(0, foot + 1) : this.held)
    if (isDownload) {
      this.numbering?.end()
      this.checkFooter()
      this.beginStatement()
      for (const facts of told.slice(foot + 1)) this.receive(facts)
      this.footer = { hasClosing: false, hasOther: false, lastRow: head.at(-1)?.number ?? 0 }
    }
    if (header.map(columnName).join('\0') === this.header?.map(columnName).join('\0')) return
    this.header = header
    this.row = undefined
    this.numbering?.end()
    this.numbering = undefined
    this.additional?.end()
    this.additional = undefined
  }

  /** A head names the account or the period. Pages may repeat that, but neither below a foot nor with a title or another period. */
  private isHeadOfDownload(head: readonly Placed[], told: readonly FileFacts[], isBelowFoot: boolean): boolean {
    const { accountNumber, periodFrom, periodTo } = told.reduce((all, facts) => ({ ...facts, ...all }), {})
    if (accountNumber === undefined && periodFrom === undefined) return false
    const isSamePeriod = periodFrom === this.facts.periodFrom && periodTo === this.facts.periodTo
    return isBelowFoot || this.footer.hasClosing || !isSamePeriod || !head.every(({ cells }) => isRemark(cells))
  }

  private beginStatement(): void {
    this.facts = {}
    this.sink.statement()
  }

  /** Reports a table that doesn't end as its layout always does. */
  private checkFooter(): void {
    const { hasClosing, hasOther, lastRow } = this.footer
    if (!this.table.closes || this.header === null || hasClosing) return
    this.sink.issue(hasOther ? error('TRUNCATED', { row: lastRow }) : warning('END_MISSING', { row: lastRow }))
  }
}

/**
 * A line within a cell that begins like a row: an unclosed quote continues into the rows below. In a row with more cells than the header,
 * whose date column is unknown (null), any line counts.
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

/** How the rows of a table end, to detect a truncated last one. */
class RowEnding {
  /** The last row, if it is shorter than the previous ones, or its last amount has fewer decimals. */
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

/** Number of digits after the last mark of an amount; null if the cell is none. */
function decimalsOf(cell: string): number | null {
  const text = splitDirection(cellText(cell)).amount
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return mark === -1 ? 0 : text.length - mark - 1
}

const mostDecimals = (cells: readonly string[]): number =>
  Math.max(0, ...cells.slice(0, -1).map(cell => (/\d[.,]\d{1,2}$/.test(cell) ? (decimalsOf(cell) ?? 0) : 0)))

const IN_THOUSANDS =
  /\b(?:dalam|in)\s+(?:ribu(?:an)?|juta(?:an)?|thousands?|millions?)\b|[([](?:(?:rp|idr|usd)\.?\s*)?(?:ribu(?:an)?|juta(?:an)?|thousands?|millions?|['’]?000)[)\]]/i

/** Two words or more, and no digit. */
const SENTENCE = /^\D*\p{L}{2,}\P{N}*\s\P{N}*\p{L}{2,}\P{N}*$/u

const isEmpty = (cell: string): boolean => cell.trim() === ''
const isBlank = (cells: readonly string[]): boolean => cells.every(isEmpty)
