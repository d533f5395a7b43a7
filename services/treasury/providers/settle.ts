// Called by reconciliation: the money of batches was matched on a statement, or unmatched.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import { paymentRecord as table, RECORD_RECONCILIATION_STATUSES, type RecordRow } from './table.ts'

type Side = Pick<ExpectedRow, 'id' | 'paymentRecordId' | 'status'>

/** The expected transactions that must be matched exclusively and in full: a batch arrives as one line. */
export const batchesMatchedAlone = async (sides: readonly Side[]): Promise<string[]> =>
  sides.flatMap(({ id, paymentRecordId }) => (paymentRecordId === null ? [] : [id]))

/** Stores with each batch how its expected transaction is reconciled. The provider's own data stays unchanged. */
export async function noteReconciliation(
  tx: Tx,
  sides: readonly Side[],
  action: 'RECONCILED' | 'REMOVE_RECONCILIATION',
): Promise<void> {
  for (const { paymentRecordId, status } of sides) {
    const to = RECORD_RECONCILIATION_STATUSES.find(each => each === status)
    if (paymentRecordId === null || to === undefined) continue
    await move(tx, paymentRecordId, to, action)
  }
}

async function move(
  tx: Tx,
  id: string,
  to: NonNullable<RecordRow['reconciliationStatus']>,
  action: 'RECONCILED' | 'REMOVE_RECONCILIATION',
): Promise<void> {
  const [row] = await tx
    .update(table)
    .set({ reconciliationStatus: to, version: sql`${table.version} + 1` })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
    .returning()
  if (!row) return
  recordActivity(tx, {
    action,
    recordType: 'PAYMENT_RECORD',
    recordId: id,
    recordLabel: row.externalId,
    changes: [{ field: 'reconciliationStatus', before: null, after: to }],
  })
  tx.emit('payment-record.changed', id, { scopeId: row.bankAccountId })
}
