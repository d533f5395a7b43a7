// Rows as CSV. Spreadsheets guess cell types: text that would run as a formula gets a leading apostrophe, numbers stay numbers. Text is
// quoted, so that programs that respect quotes keep the zeros and all digits of account and tax numbers.
import { type Cast, stringify } from 'csv-stringify/sync'
import { looksLikeFormula, type Sheet, type SheetRow } from './sheet.ts'

/** Without it spreadsheets don't recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The file in pieces, one for each piece of rows. */
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
