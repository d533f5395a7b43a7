// The user's corrections of a file: changed cells, and skipped rows.
import type { DecimalMark } from '../../imports/public.ts'
import { cellText, MAX_VALUE_LENGTH } from './text.ts'

/** A cell, by its column's name in the table of errors. */
export type Correction = {
  row: number
  column: string
  /** The rejected text; the rest of the cell stays: `150,000.0O DB`. */
  was: string
  value: string
}

export type FileEdits = {
  corrections: readonly Correction[]
  skippedRows: readonly number[]
  /** The decimal mark that a user chose for an ambiguous file. */
  decimalMark?: DecimalMark | null | undefined
  /** Rows that are stored although an equal line exists. */
  keptRows?: readonly number[] | undefined
}

export const NO_EDITS: FileEdits = { corrections: [], skippedRows: [] }

/** The name of a column in messages: as in the file, or its number if that is empty or repeats an earlier one. */
export function nameOfColumn(header: readonly string[], place: number): string {
  const name = cellText(header[place] ?? '')
  return name === '' || header.findIndex(each => cellText(each) === name) < place ? `#${place + 1}` : name
}

/** Applies corrections to rows as they are read. */
export class CorrectedCells {
  private readonly byRow: Map<number, Correction[]>

  constructor({ corrections }: FileEdits) {
    this.byRow = Map.groupBy(corrections, ({ row }) => row)
  }

  /** The columns of a row that a user corrected. */
  columnsOf(row: number): ReadonlySet<string> | null {
    const corrections = this.byRow.get(row)
    return corrections ? new Set(corrections.map(({ column }) => column)) : null
  }

  /** The cells of a row with corrections. */
  of(row: number, header: readonly string[], cells: readonly string[]): readonly string[] {
    const corrections = this.byRow.get(row)
    if (!corrections) return cells
    const result = [...cells]
    for (const { column, was, value } of corrections) {
      const width = Math.max(header.length, cells.length)
      const place = Array.from({ length: width }, (_, at) => nameOfColumn(header, at)).indexOf(column)
      if (place === -1) continue
      while (result.length < place) result.push('')
      result[place] = correctedCell(result[place] ?? '', was, value)
    }
    return result
  }
}

/** An issue contains only the beginning of a long cell, in which case the entire cell was rejected. */
function correctedCell(raw: string, was: string, value: string): string {
  const cell = cellText(raw)
  return was !== '' && was.length < MAX_VALUE_LENGTH && cell.includes(was) ? cell.replace(was, () => value) : value
}
