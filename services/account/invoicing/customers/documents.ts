// The documents of customers, as those who review them read them.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { file, type FileRow } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { DocumentKind } from './documentsOfType.ts'
import { customer, customerDocument } from './table.ts'

/** The documents that count now, in the order in which they came. */
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

/** The one of its kind counts no more. */
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

/** The file of a document. The log says who has looked at it. */
export async function viewDocument(tx: Tx, id: string): Promise<FileRow> {
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
  recordActivity(tx, {
    action: 'VIEWED',
    recordType: 'CUSTOMER',
    recordId: found.customerId,
    recordLabel: found.name,
    changes: [{ field: 'document', before: null, after: found.kind }],
  })
  return found.file
}
