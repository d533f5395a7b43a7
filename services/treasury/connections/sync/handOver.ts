// Passes what a connection fetched to the import: from here on it is like a file that a user uploaded.
import { Readable } from 'node:stream'
import { startImport, type StatementImportRow } from '../../statementTransactions/public.ts'
import { noteOnLink } from '../repository.ts'
import type { LinkType } from '../table.ts'
import { asJob, type Sync, type SyncParts } from './sync.ts'

type Brought = { name: string; content: Buffer; source: LinkType }

/** Stores the file and starts its import. Warnings don't stop it, because no user is there to confirm them. */
export async function handOver(
  parts: SyncParts,
  { job, account }: Pick<Sync, 'job' | 'account'>,
  { name, content, source }: Brought,
): Promise<StatementImportRow> {
  const { files } = parts
  const announced = await asJob(parts, job, tx =>
    files.announce(tx, { purpose: 'STATEMENT', name, size: content.length, contentType: 'text/csv' }),
  )
  await files.receive(job.organizationId, job.actorId, announced.id, Readable.from([content]))
  return asJob(parts, job, async tx => {
    const started = await startImport(tx, parts, {
      bankAccountId: account.id,
      fileId: announced.id,
      ignoreWarnings: true,
      source,
    })
    // Before the sync ends: if the worker dies now, the started import must not be lost.
    await noteOnLink(tx, account.id, { lastImportId: started.id })
    return started
  })
}
