// The rows of the table to paste into. Pure.
import { addDecimals, isDecimal } from '../../../../../i18n/decimal.ts'
import type { MoneyValue } from '../../../../../i18n/format.ts'
import type { ImportColumn } from './importColumns.ts'
import { readCell } from './readCell.ts'

/** One row; its cells are in the order of the columns. `id` is stable while rows before it are added or removed. */
export type Row = { readonly id: number; readonly cells: readonly string[] }

type Columns = readonly ImportColumn[]

/** The number of initial rows, and of empty ones always kept below the filled ones. */
const FIRST_ROWS = 8

/** Larger imports should use a file. */
export const MAX_PASTED = 1_000

let lastId = 0
const emptyRow = (columns: Columns): Row => ({ id: ++lastId, cells: columns.map(() => '') })

export const isBlank = ({ cells }: Row): boolean => cells.every(cell => cell === '')
export const filledRows = (rows: readonly Row[]): readonly Row[] => rows.filter(row => !isBlank(row))

/** The rows without trailing empty ones: each is a line of the file, so that users and the check number them alike. */
export const upToLast = (rows: readonly Row[]): readonly Row[] =>
  rows.slice(0, rows.findLastIndex(row => !isBlank(row)) + 1)

/** The row number for users and the check: the header is row 1. */
export const numberOfRow = (place: number): number => place + 2

/** The index of a numbered row. */
export const placeOfRow = (number: number): number => number - 2

/** These cells as rows, followed by an empty one. */
export function rowsOf(columns: Columns, cells: readonly (readonly string[])[]): readonly Row[] {
  const rows = cells.map(each => ({ ...emptyRow(columns), cells: columns.map((_column, at) => each[at] ?? '') }))
  return withRoom(columns, rows)
}

/** Adds empty rows up to the initial number, and at least one at the end. */
function withRoom(columns: Columns, rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1)
  const wanted = Math.max(FIRST_ROWS - rows.length, last === undefined || !isBlank(last) ? 1 : 0)
  return wanted === 0 ? rows : [...rows, ...Array.from({ length: wanted }, () => emptyRow(columns))]
}

/** The rows with one cell changed. */
export function withCell(columns: Columns, rows: readonly Row[], id: number, column: number, text: string) {
  const changed = rows.map(row => (row.id === id ? { ...row, cells: row.cells.with(column, text) } : row))
  return withRoom(columns, changed)
}

/** The rows without one of them. */
export const withoutRow = (columns: Columns, rows: readonly Row[], id: number): readonly Row[] =>
  withRoom(
    columns,
    rows.filter(row => row.id !== id),
  )

type Block = readonly (readonly string[])[]
type Place = { row: number; column: number }

/**
 * The rows with a block of cells pasted at a cell. If the block begins with column names, they determine its columns in any order;
 * otherwise it extends right and down.
 */
export function withBlock(
  columns: Columns,
  rows: readonly Row[],
  { row: first, column: left }: Place,
  block: Block,
  today: string,
): readonly Row[] {
  const named = columnsNamed(columns, block[0] ?? [])
  const lines = named ? block.slice(1) : block
  const placeOf = (at: number) => (named ? named[at] : left + at)
  const missing = first + lines.length - rows.length
  const all = [...rows, ...Array.from({ length: Math.max(missing, 0) }, () => emptyRow(columns))]
  lines.forEach((line, at) => {
    const row = all[first + at]
    if (row === undefined) return
    const cells = [...row.cells]
    line.forEach((text, place) => {
      const target = placeOf(place)
      const column = target === undefined ? undefined : columns[target]
      if (target !== undefined && column) cells[target] = readCell(text, column, today)
    })
    all[first + at] = { ...row, cells }
  })
  return withRoom(columns, all)
}

/** Fewer names in a line are cells that happen to look like one. */
const FEWEST_NAMES = 2

/** The column of each header cell; undefined when the line is no header. */
function columnsNamed(columns: Columns, line: readonly string[]): (number | undefined)[] | undefined {
  const places = line.map(text => {
    const name = text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    const place = columns.findIndex(column => column.name === name)
    return place === -1 ? undefined : place
  })
  return places.filter(place => place !== undefined).length >= FEWEST_NAMES ? places : undefined
}

/** The sums of valid amounts, by currency. */
export function totalsOf(columns: Columns, rows: readonly Row[]): MoneyValue[] {
  const [amountAt, currencyAt] = (['amount', 'currency'] as const).map(name =>
    columns.findIndex(column => column.name === name),
  )
  const byCurrency = Map.groupBy(rows, ({ cells }) => cells[currencyAt ?? -1] ?? '')
  return [...byCurrency]
    .filter(([currency]) => /^[A-Z]{3}$/.test(currency))
    .map(([currency, of]) => ({
      currency,
      amount: addDecimals(of.map(({ cells }) => cells[amountAt ?? -1] ?? '').filter(isDecimal)),
    }))
}

/** The file with these rows. */
export function csvOf(columns: Columns, rows: readonly Row[]): string {
  const lines = [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)]
  return lines.map(line => line.map(quoted).join(',')).join('\r\n')
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
