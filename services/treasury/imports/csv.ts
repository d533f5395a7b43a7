// Records of delimited text. Nearly all lines of a file are plain, and are cut here at a tenth of a parser's price; from the first that is
// not (a line break in a cell, a quote out of place) the parser reads on.
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

export type CsvOptions = {
  delimiter: string
  /** Letters of a record at most: a quote that is never closed must not swallow the file. */
  longest: number
  /** Told of a record that can't be read, which is then left out; without it the first one ends the reading with a `BrokenCsv`. */
  onBroken?: (error: CsvError, row: number) => void
}

/** A record that can't be read. */
export class BrokenCsv extends Error {
  readonly code: string
  /** The line at which the parser gave up; the first is 1. */
  readonly line: number

  constructor(code: string, line: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** Records that the parser hands on together. */
const TOGETHER = 500

/** Records in the order of the text, as many together as a piece of it holds; a blank line is a record with one empty cell. */
export async function* csvRecords(text: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<string[][]> {
  const pieces = text[Symbol.asyncIterator]()
  let pending = ''
  let before = 0
  try {
    for (let isPlain = true; isPlain;) {
      const piece = await pieces.next()
      if (piece.done) break
      const records: string[][] = []
      pending += piece.value
      const taken = takePlainLines(pending, options.delimiter, records)
      pending = pending.slice(taken.end)
      before += records.length
      isPlain = !taken.isStopped && pending.length <= options.longest
      if (records.length > 0) yield records
    }
    yield* parsed(rest(pending, pieces), options, before)
  } finally {
    await pieces.return?.()
  }
}

/** A line that is not plain, or not whole, and all that comes after it. */
async function* rest(pending: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  if (pending !== '') yield pending
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value
}

/** Cuts whole lines while they are plain; answers how far it came, and whether a line stopped it. */
function takePlainLines(text: string, delimiter: string, records: string[][]): { end: number; isStopped: boolean } {
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    const cells = plainCells(text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end), delimiter)
    if (!cells) return { end: start, isStopped: true }
    records.push(cells)
    start = end + 1
  }
  return { end: start, isStopped: false }
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

/** Behind the quote that closes the cell; two quotes are one in its text. Undefined when none closes it. */
function endOfQuoted(line: string, start: number): number | undefined {
  let close = line.indexOf('"', start + 1)
  while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
  return close === -1 ? undefined : close + 1
}

/** Reads whatever may come, `before` records after the beginning of the file; each of those is a line. */
async function* parsed(text: AsyncIterable<string>, options: CsvOptions, before: number): AsyncGenerator<string[][]> {
  const { delimiter, longest, onBroken } = options
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: longest,
    ...(onBroken && {
      relax_quotes: true,
      skip_records_with_error: true,
      // A broken record is left out and named; failing at once would lose those that were read before it.
      on_skip: (error: CsvError | undefined): undefined => {
        if (error) onBroken(error, before + Number(error.records ?? 0) + 1)
      },
    }),
  })
  let records: string[][] = []
  try {
    // What fails on the way in fails here, where the parser is read.
    for await (const record of pipeline(text, parser, () => {}) as AsyncIterable<string[]>) {
      records.push(record)
      if (records.length < TOGETHER) continue
      yield records
      records = []
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenCsv(error.code, before + Number(error.lines ?? 0)) : error
  }
  if (records.length > 0) yield records
}
