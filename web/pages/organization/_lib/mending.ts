/** A cell that is read as if it held other text. */
export type Correction = { readonly row: number; readonly column: string; readonly was: string; readonly value: string }

/** Everything that is changed of a file. */
export type Mending = {
  readonly corrections: readonly Correction[]
  readonly skippedRows: readonly number[]
  /** Duplicates that are stored all the same. */
  readonly keptRows: readonly number[]
  /** `.` or `,`, for a file whose amounts can be read with both. */
  readonly decimalMark: string | null
}

type Cell = Pick<Correction, 'row' | 'column'>

export const isSameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column

export const countChanges = ({ corrections, skippedRows, keptRows, decimalMark }: Mending): number =>
  corrections.length + skippedRows.length + keptRows.length + (decimalMark === null ? 0 : 1)

/** What a cell is read as instead of what the file says; undefined where it is not changed. */
export const correctionOf = ({ corrections }: Mending, cell: Cell): Correction | undefined =>
  corrections.find(each => isSameCell(each, cell))

/** With another text for a cell; the text of the file itself is no change. `rejected` is what the file says. */
export function withCell(mending: Mending, cell: Cell & { rejected: string; value: string }): Mending {
  const { row, column, rejected, value } = cell
  // A cell that is changed again stays one change from what the file says.
  const was = correctionOf(mending, cell)?.was ?? rejected
  const others = mending.corrections.filter(each => !isSameCell(each, cell))
  return { ...mending, corrections: value === was ? others : [...others, { row, column, was, value }] }
}

/** With a row left out, or taken in again. */
export function withRowToggled(mending: Mending, row: number): Mending {
  return { ...mending, skippedRows: toggled(mending.skippedRows, row) }
}

/** With a duplicate that is stored all the same, or left out again. */
export function withKeptToggled(mending: Mending, row: number): Mending {
  return { ...mending, keptRows: toggled(mending.keptRows, row) }
}

function toggled(rows: readonly number[], row: number): readonly number[] {
  const others = rows.filter(each => each !== row)
  return others.length < rows.length ? others : [...others, row]
}

/** Whether two come to the same, in whatever order they were made. */
export const isSameMending = (a: Mending, b: Mending): boolean => contentOf(a) === contentOf(b)

const contentOf = ({ corrections, skippedRows, keptRows, decimalMark }: Mending) =>
  JSON.stringify([
    corrections.map(({ row, column, was, value }) => JSON.stringify([row, column, was, value])).toSorted(),
    skippedRows.toSorted((a, b) => a - b),
    keptRows.toSorted((a, b) => a - b),
    decimalMark,
  ])
