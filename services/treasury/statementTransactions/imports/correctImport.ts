import { z } from 'zod'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { codes } from '../errors.ts'
import { corrections, refuseUnfounded, rowNumbers } from '../../imports/public.ts'
import { isDelimitedLayout } from '../formats/recognize.ts'
import type { StatementImportRow } from '../table.ts'
import { duplicateRows, moveImport, readImports, rejectedCells } from './repository.ts'
import { enqueueImport } from './startImport.ts'

/** All corrections of a file; on the wire and in the database. */
export const statementImportEdits = z
  .strictObject({
    corrections,
    skippedRows: rowNumbers.describe('Rows that are not stored; they still count in the balance'),
    keptRows: rowNumbers
      .optional()
      .describe('Rows that are stored although an equal transaction is: they happened twice'),
    decimalMark: z
      .enum(['.', ','])
      .nullish()
      .describe('The decimal mark, for a file whose amounts can be read with both'),
  })
  .meta({ id: 'StatementImportEdits' })
export type StatementImportEdits = z.infer<typeof statementImportEdits>

/** Checks the file again with these corrections instead of the previous ones; a valid file waits for confirmation. */
export async function correctImport(
  tx: Tx,
  jobs: Jobs,
  id: string,
  { version, ...edits }: StatementImportEdits & { version: number },
): Promise<StatementImportRow> {
  const [before] = await readImports(tx, [id])
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (edits.corrections.length > 0 && !isDelimitedLayout(before.layout))
    throw new Refusal(codes.statementCellsFixed, { path: 'corrections' })
  refuseUnfounded(
    edits.corrections,
    { before: before.edits.corrections, rejected: await rejectedCells(tx, id, edits.corrections) },
    { cellNotRejected: codes.statementCellNotRejected, cellDiffers: codes.statementCellDiffers },
  )
  await refuseKept(tx, before, edits.keptRows ?? [])
  const moved = await moveImport(
    tx,
    id,
    'CORRECT',
    {
      status: 'CHECKING',
      edits,
      dryRun: true,
      done: 0,
      total: before.counts.total,
      finishedAt: null,
    },
    version,
  )
  if (!moved) {
    // A concurrent change created a newer version, to which these corrections can be applied again.
    const [now] = await readImports(tx, [id])
    throw new Refusal(now?.version === version ? codes.statementImportStateInvalid : commonErrors.staleVersion)
  }
  await enqueueImport(tx, jobs, id)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'STATEMENT_IMPORT',
    recordId: id,
    recordLabel: moved.fileName,
    counts: { corrections: edits.corrections.length, skippedRows: edits.skippedRows.length },
  })
  tx.emit('statement-import.changed', id, { scopeId: moved.bankAccountId })
  return moved
}

/** Only duplicates can be kept, or rows that were kept before. */
async function refuseKept(tx: Tx, { id, edits }: StatementImportRow, rows: readonly number[]): Promise<void> {
  const added = rows.filter(row => !edits.keptRows?.includes(row))
  const duplicates = await duplicateRows(tx, id, added)
  const row = added.find(each => !duplicates.has(each))
  if (row !== undefined) throw new Refusal(codes.statementRowNotDuplicate, { path: 'keptRows', params: { row } })
}
