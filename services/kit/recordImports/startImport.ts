import type { Tx } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { FileRow } from '../files/table.ts'
import { Refusal } from '../http/problem.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs.ts'
import { importJobOf } from '../imports/jobs.ts'
import { recordImportJobs } from './jobs.ts'
import { type ImportKinds, type Kind, kindOf } from './kinds.ts'
import { insertImport } from './repository.ts'
import type { RecordImportRow } from './table.ts'

export type ImportRequest = {
  fileId: string
  ignoreWarnings?: boolean | null | undefined
  dryRun?: boolean | null | undefined
  hash?: string | null | undefined
}

type Parts = { files: Files; jobs: Pick<Jobs, 'enqueue'>; importKinds: ImportKinds }

/** Starts an import: the worker checks the file and, unless it has problems, stores its records. */
export async function startImport(
  tx: Tx,
  { files, jobs, importKinds }: Parts,
  kind: Kind,
  request: ImportRequest,
): Promise<RecordImportRow> {
  const file = await files.storedFile(tx, request.fileId, kind)
  const hash = hashOf(file)
  // The stored file must be the checked one.
  if (request.hash && request.hash.toLowerCase() !== hash)
    throw new Refusal(kindOf(importKinds, kind).hashInvalid, { path: 'hash' })
  const row = await insertImport(tx, {
    id: newId(),
    kind,
    status: 'CHECKING',
    fileId: file.id,
    fileName: file.name,
    hash,
    ignoreWarnings: request.ignoreWarnings ?? false,
    dryRun: request.dryRun ?? false,
    createdBy: tx.actorId,
  })
  await jobs.enqueue(tx, recordImportJobs.work, importJobOf(tx, row.id))
  tx.emit('record-import.changed', row.id)
  return row
}

/** SHA-256 of a stored file, in hex. */
const hashOf = ({ sha256 }: Pick<FileRow, 'sha256'>): string => sha256?.toString('hex') ?? ''
