// What a person changed of a file before it is stored, for files of statements and of records.
import { z } from 'zod'

/** A user who has more to change changes the file. */
const MAX_CHANGES = 500

const correction = z
  .strictObject({
    row: z.int().min(1).max(1_000_000).describe('Row in the file, the first line is 1'),
    column: z.string().min(1).max(200).describe('As an issue names it'),
    was: z.string().max(200).describe('The rejected text; where the cell of a statement holds more, the rest stays'),
    value: z.string().max(2_000),
  })
  .meta({ id: 'StatementCorrection' })

export const corrections = z.array(correction).max(MAX_CHANGES)
export const rowNumbers = z.array(z.int().min(1).max(1_000_000)).max(MAX_CHANGES)

/** Everything that is changed of a file of records; on the wire and in the database. */
export const recordMending = z
  .strictObject({ corrections, skippedRows: rowNumbers.describe('Rows that are not stored') })
  .meta({ id: 'RecordMending' })
export type RecordMending = z.infer<typeof recordMending>

export const UNCHANGED: RecordMending = { corrections: [], skippedRows: [] }
