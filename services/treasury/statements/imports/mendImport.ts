import { z } from 'zod'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { codes } from '../../errors.ts'
import { isDelimitedLayout } from '../formats/recognize.ts'
import type { StatementImportRow } from '../table.ts'
import { moveImport, readImports } from './repository.ts'
import { enqueueImport } from './startImport.ts'

/** Whoever has more to change changes the file. */
const MOST_CHANGES = 500

const row = z.int().min(1).max(1_000_000)

const correction = z
  .strictObject({
    row: row.describe('Row in the file, the first line is 1'),
    column: z.string().min(1).max(200).describe('As an issue names it'),
    was: z.string().max(200).describe('The rejected text; where the cell holds more, the rest stays'),
    value: z.string().max(2_000),
  })
  .meta({ id: 'StatementCorrection' })

/** Everything that is changed of a file; on the wire and in the database. */
export const statementMending = z
  .strictObject({
    corrections: z.array(correction).max(MOST_CHANGES),
    skippedRows: z.array(row).max(MOST_CHANGES).describe('Rows that are not stored; they still count in the balance'),
    keptRows: z
      .array(row)
      .max(MOST_CHANGES)
      .optional()
      .describe('Rows that are stored although an equal transaction is: they happened twice'),
    decimalMark: z
      .enum(['.', ','])
      .nullish()
      .describe('The decimal mark, for a file whose amounts can be read with both'),
  })
  .meta({ id: 'StatementMending' })
export type StatementMending = z.infer<typeof statementMending>

/** Checks the file again with these changes in place of those before; what is found good waits to be confirmed. */
export async function mendImport(
  tx: Tx,
  jobs: Jobs,
  id: string,
  { version, ...mending }: StatementMending & { version: number },
): Promise<StatementImportRow> {
  const [before] = await readImports(tx, [id])
  if (!before) throw new Refusal(codes.notFound)
  if (before.version !== version) throw new Refusal(codes.staleVersion)
  if (mending.corrections.length > 0 && !isDelimitedLayout(before.layout))
    throw new Refusal(codes.statementCellsFixed, { path: 'corrections' })
  const moved = await moveImport(
    tx,
    id,
    'MEND',
    {
      status: 'CHECKING',
      mending,
      dryRun: true,
      done: 0,
      total: before.counts.total,
      finishedAt: null,
    },
    version,
  )
  if (!moved) throw new Refusal(codes.statementImportStateInvalid)
  await enqueueImport(tx, jobs, id)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'STATEMENT_IMPORT',
    recordId: id,
    recordLabel: moved.fileName,
    counts: { corrections: mending.corrections.length, skippedRows: mending.skippedRows.length },
  })
  tx.emit('statement-import.changed', id, { scopeId: moved.bankAccountId })
  return moved
}
