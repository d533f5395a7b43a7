// Columns of exported lists: labels in both languages and the SQL of their cells. A column on the screen may be several cells: a
// beneficiary is a name, a bank and an account number.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import type { Locale } from '../messageValues.ts'

/** Text in each supported language. */
export type Words = Readonly<Record<Locale, string>>

/** The cell types of a spreadsheet. */
export type CellKind = 'TEXT' | 'NUMBER' | 'RATE' | 'AMOUNT' | 'DATE' | 'INSTANT'

type Value = SQL | AnyColumn

/** One column of the file. */
export type Cell = {
  readonly label: Words
  readonly kind: CellKind
  /** As text; instants in the given time zone. */
  readonly value: (tx: Tx, zone: string) => SQL
  /** The text that users read in place of a code. */
  readonly words?: Readonly<Record<string, Words>>
}

/** One column of the screen. A user who may see the list may lack a column's permission. */
export type ExportColumn = { readonly label: Words; readonly cells: readonly Cell[]; readonly permission?: string }

const cellOf = (label: Words, kind: CellKind, value: Value): Cell => ({
  label,
  kind,
  value: () => sql`(${value})::text`,
})

const column = (cell: Cell): ExportColumn => ({ label: cell.label, cells: [cell] })

/** Text, also for digits that are not numbers: account and tax numbers keep their zeros. */
export const text = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'TEXT', value))

/** A whole number. */
export const count = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'NUMBER', value))

/** A decimal number other than money, such as a percentage, without trailing zeros. */
export const rate = (label: Words, value: Value): ExportColumn =>
  column(cellOf(label, 'RATE', sql`trim_scale(${value})`))

/** A business date. */
export const date = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'DATE', value))

/** An instant, in the organization's time zone. */
export const instant = (label: Words, value: Value): ExportColumn =>
  column({
    label,
    kind: 'INSTANT',
    value: (_tx, zone) => sql`to_char((${value}) at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS')`,
  })

/** A code, shown as its text; a code without text is shown as is. */
export const word = (label: Words, value: Value, words: Readonly<Record<string, Words>>): ExportColumn =>
  column({ ...cellOf(label, 'TEXT', value), words })

const CURRENCY: Words = { en: 'Currency', id: 'Mata uang' }

/** Minor units, with the currency in its own cell. */
export const money = (label: Words, minor: Value, currency: Value): ExportColumn =>
  group(label, [amount(label, minor), text(CURRENCY, currency)])

/** Minor units of a currency that another column names. */
export const amount = (label: Words, minor: Value): ExportColumn => column(cellOf(label, 'AMOUNT', minor))

/** One column of the screen that becomes several in the file. */
export const group = (label: Words, columns: readonly ExportColumn[]): ExportColumn => ({
  label,
  cells: columns.flatMap(({ cells }) => cells),
})
