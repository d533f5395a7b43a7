// Rows as an Excel workbook. The only file that knows the writing library.
import { Readable } from 'node:stream'
import type { CellValue, ColumnDef } from 'hucre'
import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'
import type { CellKind } from './columns.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** Spreadsheets keep no more digits of a number. */
const MAX_EXACT_DIGITS = 15

/** `@`: text stays text when a user edits the cell, whatever it begins with. */
const FORMATS: Record<CellKind, string> = {
  TEXT: '@',
  NUMBER: '0',
  RATE: '0.00##',
  AMOUNT: '#,##0.00',
  DATE: 'yyyy-mm-dd',
  INSTANT: 'yyyy-mm-dd hh:mm:ss',
}

const WIDTHS: Record<CellKind, number> = {
  TEXT: 24,
  NUMBER: 12,
  RATE: 12,
  AMOUNT: 20,
  DATE: 12,
  INSTANT: 20,
}

/** The file as a stream that pulls rows only as fast as it is read. Rows beyond a worksheet's limit continue in the next one. */
export function xlsxFile(
  { name, columns }: Sheet,
  pieces: AsyncIterable<readonly SheetRow[]>,
  maxRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET,
): Readable {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const piece of pieces) for (const row of piece) yield row.map((value, at) => cellOf(columns[at], value))
  }
  const file = writeXlsxStream(rows(), {
    name: sheetName(name),
    columns: columns.map(({ heading, kind }): ColumnDef => ({
      header: textOf(heading),
      width: WIDTHS[kind],
      style: { numFmt: FORMATS[kind] },
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet,
    // The final size of a wide sheet with many rows is only known at its end, too late to switch.
    zip64: columns.length > MAX_COLUMNS_IN_4_GB,
  })
  return Readable.from(file, { objectMode: false })
}

/** For a full sheet with 200 bytes in each cell. */
const MAX_COLUMNS_IN_4_GB = 20

function cellOf(column: Sheet['columns'][number] | undefined, value: string | null): CellValue {
  if (value === null || !column) return null
  const shown = column.show(value)
  if (column.kind === 'TEXT') return textOf(shown)
  return numberOf(column.kind, shown) ?? shown
}

/** The number of a cell, or undefined when it would lose precision. */
function numberOf(kind: Exclude<CellKind, 'TEXT'>, text: string): number | undefined {
  if (kind === 'DATE') return dayOf(text)
  if (kind === 'INSTANT') return momentOf(text)
  return text.replace(/[^\d]/g, '').replace(/^0+/, '').length > MAX_EXACT_DIGITS ? undefined : Number(text)
}

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)

/** Days from day 0 to `2026-11-23`. */
const dayOf = (date: string) => Math.round((Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - EPOCH) / DAY_MS)

/** The same for `2026-11-23 14:15:00`, with the time as a fraction of the day. */
function momentOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(':').map(Number)
  return dayOf(text) + (hours * 3_600 + minutes * 60 + seconds) / 86_400
}

/** XML cannot contain these two. Spreadsheets read `_x000D_` as an escaped character, so an underscore that would begin one is escaped. */
const textOf = (text: string) => text.replace(/[\uFFFE\uFFFF]/g, '').replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

/** Names of worksheets have a length limit and can't contain these. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
