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

export const NOTHING_MENDED: Mending = { corrections: [], skippedRows: [], keptRows: [], decimalMark: null }

export const isSameCell = (a: Pick<Correction, 'row' | 'column'>, b: Pick<Correction, 'row' | 'column'>): boolean =>
  a.row === b.row && a.column === b.column

export const countChanges = ({ corrections, skippedRows, keptRows, decimalMark }: Mending): number =>
  corrections.length + skippedRows.length + keptRows.length + (decimalMark === null ? 0 : 1)

/** With another text for a cell; the rejected text itself is no change. */
export function withCell(mending: Mending, correction: Correction): Mending {
  const others = mending.corrections.filter(each => !isSameCell(each, correction))
  const isChange = correction.value !== correction.was
  return { ...mending, corrections: isChange ? [...others, correction] : others }
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

/**
 * What a file was checked with, and what was changed since. A cell that is changed again was rejected with the text that it was given: it
 * stays one change from what the file says.
 */
export function mergedWith(checked: Mending, since: Mending): Mending {
  const merged = new Map(checked.corrections.map(each => [cellKey(each), each]))
  for (const each of since.corrections) {
    const before = merged.get(cellKey(each))
    merged.set(cellKey(each), before ? { ...before, value: replaced(before.value, each) } : each)
  }
  return {
    corrections: [...merged.values()],
    skippedRows: [...new Set([...checked.skippedRows, ...since.skippedRows])],
    keptRows: [...new Set([...checked.keptRows, ...since.keptRows])],
    decimalMark: since.decimalMark ?? checked.decimalMark,
  }
}

const cellKey = ({ row, column }: Correction) => `${row}/${column}`

const replaced = (text: string, { was, value }: Correction) =>
  was !== '' && text.includes(was) ? text.replace(was, () => value) : value
