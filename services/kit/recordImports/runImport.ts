// The job of a bulk import: checks the file and stores its records if nothing prevents it. It may be interrupted anywhere and run again:
// stored records exist together with their status, or not at all.
import { recordActivity } from '../activity/record.ts'
import type { Database, Tx } from '../database/database.ts'
import { violationOf } from '../database/violations.ts'
import type { Files } from '../files/files.ts'
import { inTheNameOf } from '../database/requester.ts'
import type { ImportJobData } from '../imports/jobs.ts'
import { openProgress, type Progress } from '../imports/progress.ts'
import { checkFile, type Check, withRepeated } from './checkFile.ts'
import type { RecordImportErrors } from './errors.ts'
import { type Importing, StaleCheck } from './importing.ts'
import { type ImportKinds, kindOf, type ConfiguredKind } from './kinds.ts'
import { isAtRest } from './lifecycle.ts'
import { readTable } from '../workbookText.ts'
import { readRows } from './readCsv.ts'
import { isRepeated, lockImportsOf, moveImport, noteProgress, readImport, replaceIssues } from './repository.ts'
import { requiringSeen, wereSeen } from './seenWarnings.ts'
import type { RecordImportRow, RecordImportStatus } from './table.ts'

type Parts = { database: Database; files: Files; importKinds: ImportKinds }

/** A file of a million short rows is stored in one transaction. */
const STORE_TIMEOUT_MS = 600_000

export async function runImport(parts: Parts, job: ImportJobData): Promise<void> {
  try {
    await checkAndStore(parts, job)
  } catch (error) {
    // Between check and store another user may store the same alias or external id, delete a counterparty that a row names, or change data
    // that a rule depends on: a second check finds the row.
    const kind = violationOf(error)?.kind
    if (!(error instanceof StaleCheck) && kind !== 'unique' && kind !== 'foreignKey') throw error
    await checkAndStore(parts, job)
  }
}

async function checkAndStore({ database, files, importKinds }: Parts, job: ImportJobData): Promise<void> {
  const { organizationId, actorId, importId } = job
  const found = await database.inOrganization(organizationId, actorId, async tx => {
    const row = await readImport(tx, importId)
    return row && { row, file: await files.fileOf(tx, row.fileId) }
  })
  if (!found || isAtRest(found.row.status)) return
  const { row, file } = found
  const kind = kindOf(importKinds, row.kind)
  const table = await files.read(file, content => readTable(content, kind.columns.digits))
  const importing = kind.open(row)
  const progress = openProgress((done, total) => emitProgress(database, job, done, total))
  const check = await checkFile({ database, kind, importing, onProgress: progress.report }, row, table)
  await progress.end()
  const checked = await noteCheck(database, job, { importing, errors: kind.errors }, check)
  if (checked?.status !== 'IMPORTING' || !('text' in table)) return
  await store(database, job, importing, { row: checked, check, kind, text: table.text, progress })
}

const emitProgress = (database: Database, { organizationId, importId }: ImportJobData, done: number, total: number) =>
  database.inOrganization(organizationId, null, async tx => {
    if (await noteProgress(tx, importId, done, total)) tx.emit('record-import.progress', importId)
  })

/** Stores the result of the check, and decides the next status. */
async function noteCheck(
  database: Database,
  job: ImportJobData,
  { importing, errors }: { importing: Importing; errors: RecordImportErrors },
  check: Check,
) {
  return database.inOrganization(job.organizationId, job.actorId, async tx => {
    const before = await readImport(tx, job.importId)
    // Corrections made meanwhile are checked by their own job; a worker that was presumed dead must not store its old check.
    if (before?.version !== check.version) return undefined
    // Two imports of the same content that are checked at once decide one after the other: the second sees the first.
    await lockImportsOf(tx, before.kind)
    const isAgain = check.counts.total > 0 && (await isRepeated(tx, before))
    const { counts, issues } = isAgain ? withRepeated(check, errors) : check
    const status = await statusAfter(tx, before, { counts, issues })
    const isStoring = status === 'IMPORTING'
    const row = await moveImport(
      tx,
      job.importId,
      'CHECK',
      {
        status,
        counts,
        summary: importing.summary?.() ?? null,
        done: isStoring ? 0 : counts.total,
        total: isStoring ? counts.ready : counts.total,
      },
      check.version,
    )
    if (!row) return undefined
    await replaceIssues(tx, job.importId, issues)
    if (isStoring) await importing.prepare(tx, counts.ready)
    else await importing.giveUp(tx)
    tx.emit('record-import.changed', row.id)
    return row
  })
}

async function statusAfter(
  tx: Tx,
  before: RecordImportRow,
  check: Pick<Check, 'counts' | 'issues'>,
): Promise<RecordImportStatus> {
  const { errors, warnings } = check.counts
  if (errors > 0) return 'HAS_ERRORS'
  if (before.dryRun) return warnings > 0 ? 'HAS_WARNINGS' : 'READY'
  if (warnings === 0 || before.ignoreWarnings) return 'IMPORTING'
  return (await wereSeen(tx, before, check)) ? 'IMPORTING' : 'HAS_WARNINGS'
}

/** Stores all records and the import's status in one transaction. */
async function store(
  database: Database,
  job: ImportJobData,
  importing: Importing,
  {
    row,
    check,
    kind,
    text,
    progress,
  }: { row: RecordImportRow; check: Check; kind: ConfiguredKind; text: string; progress: Progress },
): Promise<void> {
  const { counts, fileName } = row
  await database.inOrganization(
    job.organizationId,
    job.actorId,
    async tx => {
      const rows = readRows(text, kind, [], row.edits)
      await importing.store(tx, rows, {
        onProgress: done => progress.report(done, counts.ready),
        requireSeen: requiringSeen(check, row),
      })
      // No more progress updates: one would wait for this transaction, and this one for it.
      await progress.end()
      const stored = await moveImport(tx, row.id, 'STORE', {
        status: 'IMPORTED',
        summary: importing.summary?.() ?? null,
        done: counts.ready,
        total: counts.ready,
      })
      if (!stored) throw new Error('the import was finished by another worker')
      recordActivity(tx, {
        action: 'IMPORTED',
        recordType: 'RECORD_IMPORT',
        recordId: row.id,
        recordLabel: fileName,
        counts,
      })
      tx.emit('record-import.changed', row.id)
    },
    { ...inTheNameOf(job), timeoutMs: STORE_TIMEOUT_MS },
  )
}

/** Marks an import as failed: nothing of it is stored. */
export async function failImport(
  { database, importKinds }: Pick<Parts, 'database' | 'importKinds'>,
  job: ImportJobData,
): Promise<void> {
  const work = async (tx: Tx) => {
    const before = await readImport(tx, job.importId)
    const row = await moveImport(tx, job.importId, 'FAIL', { status: 'FAILED' })
    if (!before || !row) return
    await kindOf(importKinds, row.kind).open(row).giveUp(tx)
    recordActivity(tx, {
      action: 'FAILED',
      recordType: 'RECORD_IMPORT',
      recordId: row.id,
      recordLabel: row.fileName,
      changes: [{ field: 'status', before: before.status, after: row.status }],
    })
    tx.emit('record-import.changed', row.id)
  }
  await database.inOrganization(job.organizationId, job.actorId, work, inTheNameOf(job))
}
