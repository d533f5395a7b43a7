// Rows as CSV. A spreadsheet guesses what each cell is: text that it would run as a formula is given an apostrophe in front, numbers stay numbers.
import { stringify } from 'csv-stringify/sync'
import { looksLikeFormula, type Sheet, type SheetRow } from './sheet.ts'

/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The file in pieces, one for each of the given ones. */
export async function* csvFile(sheet: Sheet, pieces: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([sheet.columns.map(({ heading }) => heading)])
  for await (const rows of pieces) yield linesOf(rows.map(row => row.map((value, at) => show(sheet, value, at))))
}

const linesOf = (rows: readonly (readonly string[])[]) => stringify([...rows], { record_delimiter: '\r\n' })

function show({ columns }: Sheet, value: string | null, at: number): string {
  const column = columns[at]
  if (value === null || !column) return ''
  const text = column.show(value)
  return column.kind === 'TEXT' && looksLikeFormula(text) ? `'${text}` : text
}
