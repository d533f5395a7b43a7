// Erases customers' documents: their rows in one transaction, the bytes by a job that it adds.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { file } from '../../../kit/files/table.ts'
import { defineJob } from '../../../kit/jobs.ts'
import type { Account } from '../../account.ts'
import type { DocumentKind } from './documentsOfType.ts'
import { customer, customerDocument } from './table.ts'

const bytesOf = z.strictObject({ organizationId: z.uuid(), id: z.uuid() })

/** No row refers to these bytes any more. */
export const eraseBytesJob = defineJob('customer-document-erased', bytesOf, { retryLimit: 20, retryBackoff: true })

/** Idempotent: files that are already gone are ignored. */
export const eraseBytes = (files: Pick<Files, 'remove'>, bytes: z.infer<typeof bytesOf>): Promise<void> =>
  files.remove(bytes)

/** Erases a customer's documents, including replaced and proposed ones, or only the given one; returns what they were. */
export async function eraseDocuments(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  customerId: string,
  id?: string,
): Promise<DocumentKind[]> {
  const gone = await tx
    .delete(customerDocument)
    .where(
      and(
        eq(customerDocument.organizationId, tx.organizationId),
        eq(customerDocument.customerId, customerId),
        id === undefined ? undefined : eq(customerDocument.id, id),
      ),
    )
    .returning({ kind: customerDocument.kind, fileId: customerDocument.fileId })
  if (gone.length === 0) return []
  const fileIds = gone.map(({ fileId }) => fileId)
  await tx.delete(file).where(and(eq(file.organizationId, tx.organizationId), inArray(file.id, fileIds)))
  for (const fileId of fileIds) await jobs.enqueue(tx, eraseBytesJob, { organizationId: tx.organizationId, id: fileId })
  // An approval of what was seen before is stale.
  await tx
    .update(customer)
    .set({ version: sql`${customer.version} + 1` })
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  return gone.map(({ kind }) => kind)
}
