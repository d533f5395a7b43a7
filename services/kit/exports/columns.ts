// Columns of exported lists: what each is called in both languages, and the SQL that its cells hold. A column of a screen may be several cells:
// a beneficiary is a name, a bank and an account number.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import type { Locale } from '../messageValues.ts'

/** Text in each language that the product speaks. */
export type Words = Readonly<Record<Locale, string>>

/** What a spreadsheet takes a cell for. */
export type CellKind = 'TEXT' | 'NUMBER' | 'RATE' | 'AMOUNT' | 'DATE' | 'INSTANT'

type Value = SQL | AnyColumn

/** One column of the file. */
export type Cell = {
  readonly label: Words
  readonly kind: CellKind
  /** As text; a moment in the zone that is given. */
  readonly value: (tx: Tx, zone: string) => SQL
  /** What a person reads in place of a code. */
  readonly words?: Readonly<Record<string, Words>>
}

/** One column of the screen. Who may see the list may lack the permission of a column. */
export type ExportColumn = { readonly label: Words; readonly cells: readonly Cell[]; readonly permission?: string }

const cellOf = (label: Words, kind: CellKind, value: Value): Cell => ({
  label,
  kind,
  value: () => sql`(${value})::text`,
})

const column = (cell: Cell): ExportColumn => ({ label: cell.label, cells: [cell] })

/** Text, also of digits that are no number: account and tax numbers keep their zeros. */
export const text = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'TEXT', value))

/** A whole number. */
export const count = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'NUMBER', value))

/** A number with decimals that is no money, such as a percentage, without zeros at its end. */
export const rate = (label: Words, value: Value): ExportColumn =>
  column(cellOf(label, 'RATE', sql`trim_scale(${value})`))

/** A business date. */
export const date = (label: Words, value: Value): ExportColumn => column(cellOf(label, 'DATE', value))

/** A moment, in the time of the organization. */
export const instant = (label: Words, value: Value): ExportColumn =>
  column({
    label,
    kind: 'INSTANT',
    value: (_tx, zone) => sql`to_char((${value}) at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS')`,
  })

/** A code with the words that people know it by; one without words stays as it is. */
export const word = (label: Words, value: Value, words: Readonly<Record<string, Words>>): ExportColumn =>
  column({ ...cellOf(label, 'TEXT', value), words })

const CURRENCY: Words = { en: 'Currency', id: 'Mata uang' }

/** Minor units; the currency stands in a cell of its own. */
export const money = (label: Words, minor: Value, currency: Value): ExportColumn =>
  group(label, [amount(label, minor), text(CURRENCY, currency)])

/** Minor units of a currency that another column names. */
export const amount = (label: Words, minor: Value): ExportColumn => column(cellOf(label, 'AMOUNT', minor))

/** One column of the screen that is several in the file. */
export const group = (label: Words, columns: readonly ExportColumn[]): ExportColumn => ({
  label,
  cells: columns.flatMap(({ cells }) => cells),
})
