// Rows as CSV. A spreadsheet guesses what each cell is: text that it would run as a formula is given an apostrophe in front, numbers stay numbers.
// Text is quoted, so that a program that takes quoted cells as text keeps the zeros and all digits of an account or a tax number.
import { type Cast, stringify } from 'csv-stringify/sync'
import { looksLikeFormula, type Sheet, type SheetRow } from './sheet.ts'

/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The file in pieces, one for each of the given ones. */
export async function* csvFile(sheet: Sheet, pieces: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([sheet.columns.map(({ heading }) => heading)], LINES)
  const cells = { ...LINES, cast: { string: quoting(sheet) } }
  for await (const rows of pieces)
    yield stringify(
      rows.map(row => row.map((value, at) => show(sheet, value, at))),
      cells,
    )
}

const LINES = { record_delimiter: '\r\n' }

const quoting =
  ({ columns }: Sheet): Cast<string> =>
  (value, { index }) =>
    columns[index]?.kind === 'TEXT' && value !== '' ? { value, quoted: true } : value

function show({ columns }: Sheet, value: string | null, at: number): string {
  const column = columns[at]
  if (value === null || !column) return ''
  const text = column.show(value)
  return column.kind === 'TEXT' && looksLikeFormula(text) ? `'${text}` : text
}
