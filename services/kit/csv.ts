// Records of delimited text. Nearly all lines of a file are plain and are split here, ten times as fast as by a parser. The parser reads
// the others (a line break in a cell, a misplaced quote), one record at a time.
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

/** Why a record can't be read: the text ends within it, or something else is wrong with it. */
export type Breakage = 'CUT_OFF' | 'UNREADABLE'

export type CsvOptions = {
  delimiter: string
  /** The maximum number of characters in a record: a quote that is never closed must not swallow the file. */
  longest: number
  /** Receives each unreadable line, which becomes a record without cells. Without it the first one ends the reading with a `BrokenCsv`. */
  onBroken?: (breakage: Breakage, row: number) => void
}

/** A record that can't be read. */
export class BrokenCsv extends Error {
  readonly code: string
  /** The line at which the record begins, from 1. */
  readonly line: number

  constructor(code: string, line: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** Records in the order of the text, in batches as each piece of it completes them. A blank line is a record with one empty cell. */
export async function* csvRecords(text: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<string[][]> {
  const cutter = new RecordCutter(options)
  for await (const piece of text) {
    const records = cutter.take(piece)
    if (records.length > 0) yield records
  }
  const last = cutter.end()
  if (last.length > 0) yield last
}

const LINE_BREAKS = /\r\n|\n|\r/g
const REST_OF_LINE = /^[^\r\n]*(\r\n|\n|\r)(.*)$/s

/** Splits a text that arrives in pieces. */
class RecordCutter {
  private readonly options: CsvOptions
  private pending = ''
  private isWhole = false
  /** Whether the next characters still belong to an unreadable line. */
  private isWithinBroken = false
  private row = 0
  private line = 1

  constructor(options: CsvOptions) {
    this.options = options
  }

  /** The records that another piece completes. */
  take(piece: string): string[][] {
    this.pending += piece
    return this.cut()
  }

  /** The remaining records at the end of the text. */
  end(): string[][] {
    this.isWhole = true
    return this.cut()
  }

  private cut(): string[][] {
    const records: string[][] = []
    if (this.isWithinBroken) this.leaveLine()
    this.cutPlain(records)
    // A record that is not plain may be as long as the limit: it is read once that much has arrived.
    while (this.pending !== '' && (this.isWhole || this.pending.length > this.options.longest)) {
      records.push(this.cutHard())
      this.cutPlain(records)
    }
    return records
  }

  /** Splits whole lines while they are plain. */
  private cutPlain(records: string[][]): void {
    const { pending, options } = this
    const before = records.length
    let start = 0
    for (let end = pending.indexOf('\n'); end !== -1; end = pending.indexOf('\n', start)) {
      const last = pending[end - 1] === '\r' && end > start ? end - 1 : end
      const cells =
        last - start > options.longest ? undefined : plainCells(pending.slice(start, last), options.delimiter)
      if (!cells) break
      records.push(cells)
      start = end + 1
    }
    this.pending = pending.slice(start)
    this.row += records.length - before
    this.line += records.length - before
  }

  /** Reads the first record with the parser. */
  private cutHard(): string[] {
    this.row++
    const found = recordAt(this.pending, this.isWhole, this.options)
    if (found instanceof CsvError) return this.refuse(found)
    this.line += this.pending.slice(0, found.end).match(LINE_BREAKS)?.length ?? 0
    this.pending = this.pending.slice(found.end)
    return found.cells
  }

  /** Skips only the line at which the unreadable record begins: what follows may be valid. */
  private refuse({ code }: CsvError): string[] {
    const { onBroken } = this.options
    if (!onBroken) throw new BrokenCsv(code, this.line)
    this.leaveLine()
    onBroken(code === 'CSV_QUOTE_NOT_CLOSED' && this.pending === '' ? 'CUT_OFF' : 'UNREADABLE', this.row)
    return []
  }

  private leaveLine(): void {
    const [, lineBreak, rest] = REST_OF_LINE.exec(this.pending) ?? []
    // A carriage return may be half of a line break.
    const isSure = lineBreak !== undefined && (lineBreak !== '\r' || rest !== '' || this.isWhole)
    this.isWithinBroken = !isSure
    this.pending = isSure ? (rest ?? '') : (lineBreak ?? '')
    if (isSure) this.line++
  }
}

/** The cells of a line in which quotes, if any, enclose whole cells; undefined for any other. */
function plainCells(line: string, delimiter: string): string[] | undefined {
  if (line.includes('\r')) return undefined
  if (!line.includes('"')) return line.split(delimiter)
  const cells: string[] = []
  for (let start = 0; ; start += delimiter.length) {
    const isQuoted = line[start] === '"'
    const end = isQuoted ? endOfQuoted(line, start) : endOfCell(line, start, delimiter)
    if (end === undefined || (end < line.length && !line.startsWith(delimiter, end))) return undefined
    const cell = isQuoted ? line.slice(start + 1, end - 1) : line.slice(start, end)
    const hasQuote = cell.includes('"')
    if (hasQuote && !isQuoted) return undefined
    cells.push(hasQuote ? cell.replaceAll('""', '"') : cell)
    if (end === line.length) return cells
    start = end
  }
}

function endOfCell(line: string, start: number, delimiter: string): number {
  const end = line.indexOf(delimiter, start)
  return end === -1 ? line.length : end
}

/** The position after the quote that closes the cell; a doubled quote is part of its text. Undefined when none closes it. */
function endOfQuoted(line: string, start: number): number | undefined {
  let close = line.indexOf('"', start + 1)
  while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
  return close === -1 ? undefined : close + 1
}

/** How much text the parser gets at first; few records need more. */
const FIRST_WINDOW = 256

/** The record at the beginning of a text, and the start of the next one. */
function recordAt(text: string, isWhole: boolean, options: CsvOptions): { cells: string[]; end: number } | CsvError {
  for (let size = FIRST_WINDOW; ; size *= 2) {
    const window = text.slice(0, Math.min(size, options.longest))
    const isAll = isWhole && window.length === text.length
    const found = firstRecord(window, options)
    if (found instanceof CsvError) {
      if (isAll || found.code !== 'CSV_QUOTE_NOT_CLOSED') return found
    } else if (isAll || found.end < window.length) return found
    if (window.length < size) return new CsvError('CSV_MAX_RECORD_SIZE', 'longer than any record may be')
  }
}

function firstRecord(text: string, { delimiter, onBroken }: CsvOptions): { cells: string[]; end: number } | CsvError {
  let bytes = 0
  try {
    const [cells = []] = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: onBroken !== undefined,
      to: 1,
      on_record: (record: string[], context) => {
        bytes = context.bytes
        return record
      },
    })
    return { cells, end: Buffer.from(text).toString('utf8', 0, bytes).length }
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}
