// What a person changed of a file in the table of what is wrong with it: cells that say something else, and rows that are left out.
import type { DecimalMark } from '../../imports/public.ts'
import { cellText, MAX_VALUE_LENGTH } from './text.ts'

/** A cell, by the name under which its column stands in the table of what is wrong. */
export type Correction = {
  row: number
  column: string
  /** The rejected text; the cell may hold more, which stays: `150,000.0O DB`. */
  was: string
  value: string
}

export type Mending = {
  corrections: readonly Correction[]
  skippedRows: readonly number[]
  /** The mark that a person chose for a file whose amounts fit both. */
  decimalMark?: DecimalMark | null | undefined
  /** Rows that are stored although an equal line is. */
  keptRows?: readonly number[] | undefined
}

export const UNMENDED: Mending = { corrections: [], skippedRows: [] }

/** The name of a column in messages: as the file names it, or its number where that says nothing or names another one before it. */
export function nameOfColumn(header: readonly string[], place: number): string {
  const name = cellText(header[place] ?? '')
  return name === '' || header.findIndex(each => cellText(each) === name) < place ? `#${place + 1}` : name
}

/** Puts corrections into rows as they are read. */
export class MendedCells {
  private readonly byRow: Map<number, Correction[]>

  constructor({ corrections }: Mending) {
    this.byRow = Map.groupBy(corrections, ({ row }) => row)
  }

  /** The columns of a row that a person wrote. */
  columnsOf(row: number): ReadonlySet<string> | null {
    const corrections = this.byRow.get(row)
    return corrections ? new Set(corrections.map(({ column }) => column)) : null
  }

  /** The cells of a row as a person wants them read. */
  of(row: number, header: readonly string[], cells: readonly string[]): readonly string[] {
    const corrections = this.byRow.get(row)
    if (!corrections) return cells
    const mended = [...cells]
    for (const { column, was, value } of corrections) {
      const width = Math.max(header.length, cells.length)
      const place = Array.from({ length: width }, (_, at) => nameOfColumn(header, at)).indexOf(column)
      if (place === -1) continue
      while (mended.length < place) mended.push('')
      mended[place] = corrected(mended[place] ?? '', was, value)
    }
    return mended
  }
}

/** An issue tells no more of a cell than its beginning: the whole of such a cell was rejected. */
function corrected(raw: string, was: string, value: string): string {
  const cell = cellText(raw)
  return was !== '' && was.length < MAX_VALUE_LENGTH && cell.includes(was) ? cell.replace(was, () => value) : value
}
