// What a connection brought, given to the import: from here on it is a file like one that a person uploaded.
import { Readable } from 'node:stream'
import { startImport, type StatementImportRow } from '../../statementTransactions/public.ts'
import { noteOnLink } from '../repository.ts'
import type { LinkType } from '../table.ts'
import { asJob, type Sync, type SyncParts } from './sync.ts'

type Brought = { name: string; content: Buffer; source: LinkType }

/** Keeps the file and starts its import. Warnings keep nothing back: nobody is there to be asked. */
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
    // Before the sync has ended: a worker that dies now must not lose sight of what it has handed over.
    await noteOnLink(tx, account.id, { lastImportId: started.id })
    return started
  })
}
