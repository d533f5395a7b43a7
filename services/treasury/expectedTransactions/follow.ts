// Expected transactions that follow another record are created for it, archived with it, and restored with it, never by users.
import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { reserveNumbers, takeNumber, useReservation } from '../numbers/public.ts'
import { describeExpected, expectedFields } from './describe.ts'
import { insertExpected } from './repository.ts'
import { type ExpectedRow, expectedTransaction as table } from './table.ts'

type Followed = Omit<Parameters<typeof insertExpected>[1], 'id' | 'number' | 'createdBy'>

/** The followed record, by kind and number. */
type Follows = { field: 'bill' | 'creditMemo' | 'deposit' | 'invoice' | 'payment' | 'paymentRecord'; number: string }

/** Creates the expected transaction of another record. */
export async function expectFollowing(tx: Tx, follows: Follows, values: Followed): Promise<void> {
  const row = await insertExpected(tx, {
    ...values,
    id: newId(),
    number: await takeNumber(tx, 'ET'),
    createdBy: tx.actorId,
  })
  announce(tx, follows, row)
}

/** Creates expected transactions of many records at once; all values have the same fields. */
export async function expectAllFollowing(
  tx: Tx,
  all: readonly { follows: Follows; values: Followed }[],
): Promise<void> {
  if (all.length === 0) return
  const { organizationId, actorId: createdBy } = tx
  const ownerId = newId()
  await reserveNumbers(tx, { kind: 'ET', ownerId, count: all.length })
  const numberAt = await useReservation(tx, ownerId)
  const rows = all.map(({ values }, at) => ({
    ...values,
    organizationId,
    id: newId(),
    number: numberAt(at),
    createdBy,
  }))
  await insertMany(tx, table, rows)
  for (const [at, row] of rows.entries()) announce(tx, all[at]!.follows, row)
}

type Made = { id: string; number: string; bankAccountId?: string | null | undefined }

function announce(tx: Tx, { field, number }: Follows, { id, number: recordLabel, bankAccountId = null }: Made) {
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: id,
    recordLabel,
    changes: [{ field, before: null, after: number }],
  })
  tx.emit('expected.changed', id, { scopeId: bankAccountId })
}

/** The record whose money is expected. */
type Owner =
  /** The expected transaction itself. */
  | { expectedId: string }
  | { paymentId: string }
  | { billId: string }
  | { depositId: string }
  | { paymentRecordId: string }
  | { invoiceId: string }
  | { refundId: string }

const followingOf = (tx: Tx, owner: Owner): SQL | undefined =>
  and(eq(table.organizationId, tx.organizationId), ofOwner(owner))

function ofOwner(owner: Owner): SQL {
  if ('expectedId' in owner) return eq(table.id, owner.expectedId)
  if ('paymentId' in owner) return eq(table.paymentId, owner.paymentId)
  if ('billId' in owner) return eq(table.billId, owner.billId)
  if ('refundId' in owner) return eq(table.refundId, owner.refundId)
  if ('invoiceId' in owner) return eq(table.invoiceId, owner.invoiceId)
  return 'depositId' in owner ? eq(table.depositId, owner.depositId) : eq(table.paymentRecordId, owner.paymentRecordId)
}

/** Takes the same locks as reconciliation, before the owner's own. */
export async function lockFollowing(tx: Tx, owner: Owner): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(followingOf(tx, owner)).orderBy(table.id).for('no key update')
}

/** The same, returning the locked rows. */
export const lockAllFollowing = (tx: Tx, owner: Owner): Promise<ExpectedRow[]> =>
  tx.select(getTableColumns(table)).from(table).where(followingOf(tx, owner)).orderBy(table.id).for('no key update')

/** The same, without archived ones. */
export const lockVisibleFollowing = (tx: Tx, owner: Owner): Promise<ExpectedRow[]> =>
  tx
    .select(getTableColumns(table))
    .from(table)
    .where(and(followingOf(tx, owner), ne(table.status, 'ARCHIVED')))
    .orderBy(table.id)
    .for('no key update')

/** Archives what is no longer expected. Partly reconciled ones stay. With `ids`, only these. */
export const archiveFollowing = (tx: Tx, owner: Owner, ids?: readonly string[]) =>
  move(tx, owner, { from: 'UNRECONCILED', to: 'ARCHIVED', ids })

/** Restores what is expected again. */
export const reopenFollowing = (tx: Tx, owner: Owner) => move(tx, owner, { from: 'ARCHIVED', to: 'UNRECONCILED' })

type Sight = 'UNRECONCILED' | 'ARCHIVED'
type Move = { from: Sight; to: Sight; ids?: readonly string[] | undefined }

async function move(tx: Tx, owner: Owner, { from, to, ids }: Move): Promise<void> {
  const rows = await tx
    .update(table)
    .set({ status: to, version: sql`${table.version} + 1` })
    .where(and(followingOf(tx, owner), eq(table.status, from), ids && inArray(table.id, [...ids])))
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

type Wanted = Pick<ExpectedRow, 'date' | 'description' | 'counterpartyId' | 'data' | 'promisedOn'> & {
  /** The total expected amount, including what is already reconciled. */
  amountMinor: bigint
}

/**
 * Updates a locked one to its record's current values. Its amount never falls below what is reconciled; if nothing remains, it is archived
 * with its amount.
 */
export async function adjustFollowing(tx: Tx, before: ExpectedRow, { amountMinor, ...wanted }: Wanted): Promise<void> {
  const { allocatedMinor: allocated } = before
  const amount = amountMinor > allocated ? amountMinor : allocated
  const values = {
    ...wanted,
    amountMinor: amount === 0n ? before.amountMinor : amount,
    status: statusOf(amount, allocated),
  }
  const [after] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.id, before.id),
        sql`(${table.date}, ${table.description}, ${table.counterpartyId}, ${table.data}, ${table.amountMinor}, ${table.status},
          ${table.promisedOn})
          is distinct from (${values.date}::date, ${values.description}, ${values.counterpartyId}::uuid,
            ${JSON.stringify(values.data)}::jsonb, ${values.amountMinor}::bigint, ${values.status},
            ${values.promisedOn}::date)`,
      ),
    )
    .returning()
  if (!after) return
  recordActivity(tx, {
    action: actionOf(before.status, after.status),
    recordType: 'EXPECTED_TRANSACTION',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(await describeExpected(tx, before), await describeExpected(tx, after), expectedFields),
  })
  tx.emit('expected.changed', after.id, { scopeId: after.bankAccountId })
}

function statusOf(amount: bigint, allocated: bigint): ExpectedRow['status'] {
  if (amount === 0n) return 'ARCHIVED'
  if (allocated === 0n) return 'UNRECONCILED'
  return allocated === amount ? 'RECONCILED' : 'PARTIALLY_RECONCILED'
}

function actionOf(before: ExpectedRow['status'], after: ExpectedRow['status']) {
  if (before === after) return 'UPDATED'
  if (after === 'ARCHIVED') return 'ARCHIVED'
  return before === 'ARCHIVED' ? 'UNARCHIVED' : 'UPDATED'
}
