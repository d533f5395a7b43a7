// Customers' documents, for reviewers.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import { activityLog } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { file, type FileRow } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { DocumentKind } from './documentsOfType.ts'
import type { Account } from '../../account.ts'
import { holdCustomer } from './active.ts'
import { eraseDocuments } from './eraseDocuments.ts'
import { codes } from './errors.ts'
import { customer, customerDocument } from './table.ts'

/** The current documents, oldest first. */
export const listDocuments = (tx: Tx, customerIds: readonly string[]) =>
  tx
    .select({
      id: customerDocument.id,
      customerId: customerDocument.customerId,
      kind: customerDocument.kind,
      name: file.name,
      size: file.size,
      createdAt: customerDocument.createdAt,
    })
    .from(customerDocument)
    .innerJoin(
      file,
      and(eq(file.organizationId, customerDocument.organizationId), eq(file.id, customerDocument.fileId)),
    )
    .where(
      and(
        eq(customerDocument.organizationId, tx.organizationId),
        inArray(customerDocument.customerId, [...customerIds]),
        isNull(customerDocument.replacedAt),
        isNull(customerDocument.proposedIn),
      ),
    )
    .orderBy(asc(customerDocument.createdAt), asc(customerDocument.id))

/** Marks the current document of a kind as replaced. */
export const retireDocument = (tx: Tx, customerId: string, kind: DocumentKind) =>
  tx
    .update(customerDocument)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        eq(customerDocument.organizationId, tx.organizationId),
        eq(customerDocument.customerId, customerId),
        eq(customerDocument.kind, kind),
        isNull(customerDocument.replacedAt),
        isNull(customerDocument.proposedIn),
      ),
    )

/** Several pages of one document within this time count as one view. */
const SAME_VIEW = '10 minutes'

/** The file of a document. Logs the viewer: each download, but only one entry for all pages viewed together. */
export async function viewDocument(tx: Tx, id: string, isPage = false): Promise<FileRow> {
  const [found] = await tx
    .select({ file, kind: customerDocument.kind, customerId: customer.id, name: customer.name })
    .from(customerDocument)
    .innerJoin(
      file,
      and(eq(file.organizationId, customerDocument.organizationId), eq(file.id, customerDocument.fileId)),
    )
    .innerJoin(
      customer,
      and(eq(customer.organizationId, customerDocument.organizationId), eq(customer.id, customerDocument.customerId)),
    )
    .where(and(eq(customerDocument.organizationId, tx.organizationId), eq(customerDocument.id, id)))
  if (!found || found.file.status !== 'STORED') throw new Refusal(commonErrors.notFound)
  if (isPage && (await isBeingViewed(tx, found.customerId, found.kind))) return found.file
  recordActivity(tx, {
    action: 'VIEWED',
    recordType: 'CUSTOMER',
    recordId: found.customerId,
    recordLabel: found.name,
    changes: [{ field: 'document', before: null, after: found.kind }],
  })
  return found.file
}

/** Whether the log already has this user's view of the document. */
async function isBeingViewed(tx: Tx, customerId: string, kind: DocumentKind): Promise<boolean> {
  const [found] = await tx
    .select({ id: activityLog.id })
    .from(activityLog)
    .where(
      sql`${activityLog.organizationId} = ${tx.organizationId} and ${activityLog.recordType} = 'CUSTOMER'
        and ${activityLog.recordId} = ${customerId} and ${activityLog.action} = 'VIEWED' and ${activityLog.actorId} = ${tx.actorId}
        and ${activityLog.at} > now() - ${SAME_VIEW}::interval
        and ${activityLog.changes} @> ${JSON.stringify([{ field: 'document', after: kind }])}::jsonb`,
    )
    .limit(1)
  return found !== undefined
}

/** Erases a document, as the person it belongs to may demand. The log keeps what and why. CU-34: refuses if it is erased already. */
export async function eraseDocument(
  tx: Tx,
  account: Pick<Account, 'jobs'>,
  { customerId, id }: { customerId: string; id: string },
  reason: string,
): Promise<void> {
  const row = await holdCustomer(tx, customerId)
  const [kind] = await eraseDocuments(tx, account, row.id, id)
  if (kind === undefined) throw new Refusal(codes.documentGone)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'CUSTOMER',
    recordId: row.id,
    recordLabel: row.name,
    changes: [{ field: 'document', before: kind, after: null }],
    reason,
  })
  tx.emit('customer.changed', row.id)
}
