// Delimited files: the layouts of banks, and finding the table inside the file.
import { parse as parseSync } from 'csv-parse/sync'
import type { DecimalMark } from '../../imports/public.ts'
import { readTable } from './delimitedTable.ts'
import type { AmountSyntax, Format, RawLine } from './format.ts'
import { columnName, namesOf, type Row } from './row.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Number of rows in which the table's header is searched. */
const HEADER_WITHIN = 60

/** A layout of a delimited file, as declared in its bank's file in this folder. */
export type DelimitedLayout = {
  name: string
  bankCode: string | null
  decimalMark: DecimalMark
  amounts?: AmountSyntax
  /** Required columns of the header. `a|b` are two names for one column. */
  header: readonly string[]
  /** The column whose date makes a row a transaction, whatever its other cells say. */
  dateColumn: string
  /** Distinguishes this layout from others with the same columns; names are in lower case. */
  headerFits?: (header: readonly string[]) => boolean
  /** Whether the file always ends with its closing balance. */
  closes?: true
  /** Parses one row, and reports its errors. */
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

/** Splits one line; a misplaced quote is taken as a character. */
export function splitLine(line: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parseSync(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return rows[0] ?? ['']
  } catch {
    return line.split(delimiter)
  }
}

/** Detects the delimiter in the header row itself: lines above it are free text, and may contain any candidate. */
function findTable(head: string, layout: DelimitedLayout): { delimiter: string } | null {
  const lines = head.split(/\r\n|\n|\r/, HEADER_WITHIN)
  for (const line of lines)
    for (const delimiter of DELIMITERS)
      if (line.includes(delimiter) && isHeaderOf(layout, splitLine(line, delimiter))) return { delimiter }
  return null
}

/** The delimiter that splits most lines of an unknown file into the same number of cells, more than one. */
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

/** The beginning of a text, and its full content for reading it afterwards. */
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
