import { recordActivity } from '../activity/record.ts'
import type { Tx } from '../database/database.ts'
import { commonErrors } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import type { Jobs } from '../jobs.ts'
import type { RecordImportErrors } from './errors.ts'
import { importJobOf } from '../imports/jobs.ts'
import { type RecordImportEdits, refuseUnfounded } from '../imports/fileEdits.ts'
import { recordImportJobs } from './jobs.ts'
import { moveImport, readImport, rejectedCells } from './repository.ts'
import type { RecordImportRow } from './table.ts'

type Parts = { jobs: Pick<Jobs, 'enqueue'>; errors: RecordImportErrors }

/** The rows before it are the header. */
const FIRST_ROW = 2

/** Checks the file again with these corrections instead of the previous ones; a valid file waits for confirmation. */
export async function correctImport(
  tx: Tx,
  { jobs, errors }: Parts,
  before: RecordImportRow,
  { version, ...edits }: RecordImportEdits & { version: number },
): Promise<RecordImportRow> {
  refuseOthers(tx, errors, before)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  const rows = [...edits.corrections.map(({ row }) => row), ...edits.skippedRows]
  if (rows.some(row => row < FIRST_ROW)) throw new Refusal(errors.recordImportHeaderFixed, { path: 'corrections' })
  refuseUnfounded(
    edits.corrections,
    { before: before.edits.corrections, rejected: await rejectedCells(tx, before.id, edits.corrections) },
    { cellNotRejected: errors.recordImportCellNotRejected, cellDiffers: errors.recordImportCellDiffers },
  )
  const moved = await moveImport(
    tx,
    before.id,
    'CORRECT',
    { status: 'CHECKING', edits, dryRun: true, done: 0, total: before.counts.total },
    version,
  )
  if (!moved) {
    // A concurrent change made a newer version, to which these corrections can be applied again.
    const now = await readImport(tx, before.id)
    throw new Refusal(now?.version === version ? errors.recordImportStateInvalid : commonErrors.staleVersion)
  }
  await jobs.enqueue(tx, recordImportJobs.work, importJobOf(tx, moved.id))
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'RECORD_IMPORT',
    recordId: moved.id,
    recordLabel: moved.fileName,
    counts: { corrections: edits.corrections.length, skippedRows: edits.skippedRows.length },
  })
  tx.emit('record-import.changed', moved.id)
  return moved
}

/**
 * Stores what was checked, with its corrections. Warnings must be ignored explicitly, for the named check: if the last check before storing
 * finds new ones, the user is asked again.
 */
export async function confirmImport(
  tx: Tx,
  { jobs, errors }: Parts,
  before: RecordImportRow,
  { version, ignoreWarnings }: { version: number; ignoreWarnings: boolean },
): Promise<RecordImportRow> {
  refuseOthers(tx, errors, before)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (before.status === 'HAS_WARNINGS' && !ignoreWarnings) throw new Refusal(errors.recordImportWarningsOpen)
  const moved = await moveImport(
    tx,
    before.id,
    'CONFIRM',
    { status: 'IMPORTING', dryRun: false, ignoreWarnings: false, done: 0, total: before.counts.ready },
    version,
  )
  if (!moved) throw new Refusal(errors.recordImportStateInvalid)
  await jobs.enqueue(tx, recordImportJobs.work, importJobOf(tx, moved.id))
  tx.emit('record-import.changed', moved.id)
  return moved
}

/** The uploader is the author of everything that the import creates, so no other user may confirm it. */
function refuseOthers(tx: Tx, errors: RecordImportErrors, { createdBy }: RecordImportRow): void {
  if (createdBy !== tx.actorId) throw new Refusal(errors.recordImportOfOther)
}
