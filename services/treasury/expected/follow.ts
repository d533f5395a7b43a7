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

/** Nobody waits for this money any more. What a statement has shown in part stays. */
export const archiveFollowing = (tx: Tx, which: SQL | undefined) => move(tx, which, 'UNRECONCILED', 'ARCHIVED')

/** It is waited for again. */
export const reopenFollowing = (tx: Tx, which: SQL | undefined) => move(tx, which, 'ARCHIVED', 'UNRECONCILED')

type Sight = 'UNRECONCILED' | 'ARCHIVED'

async function move(tx: Tx, which: SQL | undefined, from: Sight, to: Sight): Promise<void> {
  const rows = await tx
    .update(table)
    .set({ status: to, version: sql`${table.version} + 1` })
    .where(and(which, eq(table.status, from)))
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
