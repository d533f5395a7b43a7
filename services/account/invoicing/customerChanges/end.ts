// Ends a change request. The customer is locked: of two concurrent decisions the second finds it decided.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { releaseUploads } from '../customerPortal/public.ts'
import { customerDocument } from '../customers/public.ts'
import { codes } from './errors.ts'
import { type ChangeRequestRow, customerChangeRequest as table } from './table.ts'

type End = { status: 'APPROVED' | 'CANCELED'; reason: null } | { status: 'REJECTED'; reason: string }

const pendingOf = (tx: Tx, customerId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.customerId, customerId), eq(table.status, 'PENDING'))

/** The pending request. CU-31: refuses if another one is meant, or none is pending. */
export async function pendingRequest(tx: Tx, customerId: string, requestId: string): Promise<ChangeRequestRow> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(pendingOf(tx, customerId), eq(table.id, requestId)))
  if (!row) throw new Refusal(codes.changeDecided)
  return row
}

/** Ends the pending request and deletes its values; also its documents, unless it is approved. CU-31: refuses if none is pending. */
export async function endPending(tx: Tx, customerId: string, { status, reason }: End): Promise<ChangeRequestRow> {
  const [row] = await tx
    .update(table)
    .set({ status, reason, proposed: {}, decidedAt: tx.clock.now().toString(), decidedBy: tx.actorId })
    .where(pendingOf(tx, customerId))
    .returning()
  if (!row) throw new Refusal(codes.changeDecided)
  if (status === 'APPROVED') return row
  const gone = await tx
    .delete(customerDocument)
    .where(and(eq(customerDocument.organizationId, tx.organizationId), eq(customerDocument.proposedIn, row.id)))
    .returning({ fileId: customerDocument.fileId })
  await releaseUploads(
    tx,
    gone.map(({ fileId }) => fileId),
  )
  return row
}

/** The customer was deactivated: cancels its request. */
export async function endWithCustomer(tx: Tx, customerId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from ${table} where ${pendingOf(tx, customerId)}`)
  if (rows.length > 0) await endPending(tx, customerId, { status: 'CANCELED', reason: null })
}
