// Expected transactions that follow another record are made for it, go out of sight with it, and come back with it. Nobody does so by hand.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import { takeNumber } from '../numbers/numbers.ts'
import { insertExpected } from './repository.ts'
import { expectedTransaction as table } from './table.ts'

type Followed = Omit<Parameters<typeof insertExpected>[1], 'id' | 'number' | 'createdBy'>

/** Has the money of another record expected; `number` is that record's. */
export async function expectFollowing(
  tx: Tx,
  follows: { field: 'bill' | 'payment'; number: string },
  values: Followed,
): Promise<void> {
  const row = await insertExpected(tx, {
    ...values,
    id: newId(),
    number: await takeNumber(tx, 'ET'),
    createdBy: tx.actorId,
  })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: row.id,
    recordLabel: row.number,
    changes: [{ field: follows.field, before: null, after: follows.number }],
  })
  tx.emit('expected.changed', row.id, { scopeId: row.bankAccountId })
}

/** The record whose money is expected. */
type Owner = { paymentId: string } | { billId: string }

const followingOf = (tx: Tx, owner: Owner): SQL | undefined =>
  and(
    eq(table.organizationId, tx.organizationId),
    'paymentId' in owner ? eq(table.paymentId, owner.paymentId) : eq(table.billId, owner.billId),
  )

/** Takes the locks that reconciliation takes, before the owner's own is taken. */
export async function lockFollowing(tx: Tx, owner: Owner): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(followingOf(tx, owner)).orderBy(table.id).for('no key update')
}

/** Nobody waits for this money any more. What a statement has shown in part stays. */
export const archiveFollowing = (tx: Tx, owner: Owner) => move(tx, owner, 'UNRECONCILED', 'ARCHIVED')

/** It is waited for again. */
export const reopenFollowing = (tx: Tx, owner: Owner) => move(tx, owner, 'ARCHIVED', 'UNRECONCILED')

type Sight = 'UNRECONCILED' | 'ARCHIVED'

async function move(tx: Tx, owner: Owner, from: Sight, to: Sight): Promise<void> {
  const rows = await tx
    .update(table)
    .set({ status: to, version: sql`${table.version} + 1` })
    .where(and(followingOf(tx, owner), eq(table.status, from)))
    .returning()
  for (const row of rows) {
    recordActivity(tx, {
      action: to === 'ARCHIVED' ? 'ARCHIVED' : 'UNARCHIVED',
      recordType: 'EXPECTED_TRANSACTION',
      recordId: row.id,
      recordLabel: row.number,
      changes: [{ field: 'status', before: from, after: to }],
    })
    tx.emit('expected.changed', row.id, { scopeId: row.bankAccountId })
  }
}
