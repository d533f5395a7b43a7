import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { openAccountOf, type StatementMapping } from '../../bankAccounts/public.ts'
import { codes } from '../errors.ts'
import { importJobOf } from '../../imports/public.ts'
import { faultsOf } from '../formats/mapped.ts'
import type { StatementImportRow } from '../table.ts'
import { statementImportJobs } from './jobs.ts'
import { statesFor } from './lifecycle.ts'
import { insertImport, moveImport, readImports } from './repository.ts'

export type ImportRequest = {
  bankAccountId: string
  fileId: string
  mapping?: StatementMapping | null | undefined
  saveMapping?: boolean | null | undefined
  ignoreWarnings?: boolean | null | undefined
  dryRun?: boolean | null | undefined
  /** How the file arrived, if not from a user. */
  source?: StatementImportRow['source']
}

type Parts = { files: Files; jobs: Jobs }

/** Starts an import: the worker checks the file and, unless that stops it, stores its lines. */
export async function startImport(tx: Tx, { files, jobs }: Parts, request: ImportRequest): Promise<StatementImportRow> {
  const { mapping } = request
  const account = await openAccountOf(tx, request.bankAccountId)
  const file = await files.storedFile(tx, request.fileId, 'STATEMENT')
  if (mapping) {
    const faults = faultsOf(mapping)
    if (faults.length > 0)
      throw refuseFields(faults.map(fault => ({ path: `mapping.${fault}`, error: 'INVALID_VALUE' as const })))
  }
  const row = await insertImport(tx, {
    id: newId(),
    bankAccountId: account.id,
    fileId: file.id,
    fileName: file.name,
    fileSize: file.size,
    status: 'CHECKING',
    mapping: mapping ?? null,
    saveMapping: request.saveMapping ?? false,
    ignoreWarnings: request.ignoreWarnings ?? false,
    dryRun: request.dryRun ?? false,
    source: request.source ?? 'MANUAL',
    createdBy: tx.actorId,
    createdByName: tx.actorName,
    requestId: tx.requestId,
  })
  await enqueueImport(tx, jobs, row.id)
  tx.emit('statement-import.changed', row.id, { scopeId: account.id })
  return row
}

/**
 * Stores what was checked. The user must explicitly ignore the warnings of the named check: further ones found by the last check before
 * storing are reported again.
 */
export async function confirmImport(
  tx: Tx,
  jobs: Jobs,
  id: string,
  { version, ignoreWarnings }: { version: number; ignoreWarnings: boolean },
): Promise<StatementImportRow> {
  const [before] = await readImports(tx, [id])
  if (!before) throw new Refusal(commonErrors.notFound)
  await openAccountOf(tx, before.bankAccountId)
  if (!statesFor('CONFIRM').includes(before.status)) throw new Refusal(codes.statementImportStateInvalid)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (before.status === 'HAS_WARNINGS' && !ignoreWarnings) throw new Refusal(codes.statementWarningsOpen)
  const row = await moveImport(
    tx,
    id,
    'CONFIRM',
    { status: 'IMPORTING', dryRun: false, ignoreWarnings: false, done: 0, total: before.counts.ready },
    version,
  )
  if (!row) throw new Refusal(commonErrors.staleVersion)
  await enqueueImport(tx, jobs, id)
  tx.emit('statement-import.changed', id, { scopeId: row.bankAccountId })
  return row
}

/** Enqueues the check and what follows it. */
export const enqueueImport = (tx: Tx, jobs: Jobs, importId: string) =>
  jobs.enqueue(tx, statementImportJobs.work, importJobOf(tx, importId))
