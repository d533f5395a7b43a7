/** Replacement text for a cell. */
export type Correction = { readonly row: number; readonly column: string; readonly was: string; readonly value: string }

/** All changes made to a file. */
export type FileEdits = {
  readonly corrections: readonly Correction[]
  readonly skippedRows: readonly number[]
  /** Duplicates to store anyway. */
  readonly keptRows: readonly number[]
  /** `.` or `,`, for a file whose amounts are valid with both. */
  readonly decimalMark: string | null
}

type Cell = Pick<Correction, 'row' | 'column'>

export const isSameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column

export const countChanges = ({ corrections, skippedRows, keptRows, decimalMark }: FileEdits): number =>
  corrections.length + skippedRows.length + keptRows.length + (decimalMark === null ? 0 : 1)

/** The replacement of a cell; undefined where there is none. */
export const correctionOf = ({ corrections }: FileEdits, cell: Cell): Correction | undefined =>
  corrections.find(each => isSameCell(each, cell))

/** With a cell replaced; the file's own text removes the replacement. `rejected` is the text in the file. */
export function withCell(edits: FileEdits, cell: Cell & { rejected: string; value: string }): FileEdits {
  const { row, column, rejected, value } = cell
  // A cell that is changed again still records the file's own text.
  const was = correctionOf(edits, cell)?.was ?? rejected
  const others = edits.corrections.filter(each => !isSameCell(each, cell))
  return { ...edits, corrections: value === was ? others : [...others, { row, column, was, value }] }
}

/** With a row skipped, or included again. */
export function withRowToggled(edits: FileEdits, row: number): FileEdits {
  return { ...edits, skippedRows: toggled(edits.skippedRows, row) }
}

/** With a duplicate stored anyway, or skipped again. */
export function withKeptToggled(edits: FileEdits, row: number): FileEdits {
  return { ...edits, keptRows: toggled(edits.keptRows, row) }
}

function toggled(rows: readonly number[], row: number): readonly number[] {
  const others = rows.filter(each => each !== row)
  return others.length < rows.length ? others : [...others, row]
}

/** Whether two are equal, regardless of the order of changes. */
export const areSameEdits = (a: FileEdits, b: FileEdits): boolean => contentOf(a) === contentOf(b)

const contentOf = ({ corrections, skippedRows, keptRows, decimalMark }: FileEdits) =>
  JSON.stringify([
    corrections.map(({ row, column, was, value }) => JSON.stringify([row, column, was, value])).toSorted(),
    skippedRows.toSorted((a, b) => a - b),
    keptRows.toSorted((a, b) => a - b),
    decimalMark,
  ])
