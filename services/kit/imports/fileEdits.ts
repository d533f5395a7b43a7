// A user's corrections of a file before it is stored, for files of statements and of records.
import { z } from 'zod'
import type { ErrorRow } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import { refuseUnseen } from '../nameShape.ts'

/** A user with more corrections edits the file itself. */
const MAX_CHANGES = 500

const correction = z
  .strictObject({
    row: z.int().min(1).max(1_000_000).describe('Row in the file, the first line is 1'),
    column: z.string().min(1).max(200).describe('As an issue names it'),
    was: z.string().max(200).describe('The rejected text; where the cell of a statement holds more, the rest stays'),
    value: z.string().max(2_000).superRefine(refuseUnseen),
  })
  .meta({ id: 'StatementCorrection' })

export const corrections = z.array(correction).max(MAX_CHANGES)
export const rowNumbers = z.array(z.int().min(1).max(1_000_000)).max(MAX_CHANGES)

/** All corrections of a file of records; in the API and in the database. */
export const recordImportEdits = z
  .strictObject({ corrections, skippedRows: rowNumbers.describe('Rows that are not stored') })
  .meta({ id: 'RecordImportEdits' })
export type RecordImportEdits = z.infer<typeof recordImportEdits>

export const UNCHANGED: RecordImportEdits = { corrections: [], skippedRows: [] }

type Correction = z.infer<typeof correction>

/** A cell that the last check rejected, with the reported text. */
export type RejectedCell = { row: number; column: string; value: string }

type CellErrors = {
  /** A cell that no check rejected: `row`, `column`. */
  cellNotRejected: ErrorRow
  /** A cell whose text differs from the correction's: `row`, `column`, `value`. */
  cellDiffers: ErrorRow
}

/** Refuses corrections of valid cells: only rejected cells can be corrected, from their rejected text. */
export function refuseUnfounded(
  corrections: readonly Correction[],
  { before, rejected }: { before: readonly Correction[]; rejected: readonly RejectedCell[] },
  errors: CellErrors,
): void {
  const textsOf = Map.groupBy([...rejected, ...before.map(({ was, ...cell }) => ({ ...cell, value: was }))], cellKey)
  const faults = corrections.flatMap((each, at) => {
    const { row, column, was } = each
    const texts = textsOf.get(cellKey(each))
    if (texts?.some(({ value }) => value === was)) return []
    const error = texts ? errors.cellDiffers : errors.cellNotRejected
    return [{ path: `corrections.${at}`, error, params: { row, column, value: texts?.[0]?.value ?? '' } }]
  })
  const [first] = faults
  if (first) throw new Refusal(first.error, { params: first.params, errors: faults })
}

const cellKey = ({ row, column }: Pick<Correction, 'row' | 'column'>): string => `${row}/${column}`
