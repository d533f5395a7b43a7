// How a snapshot of a refund becomes an expected transaction. Storing the same one again, or an older one, changes nothing.
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import {
  archiveFollowing,
  type ExpectedRow,
  expectFollowing,
  lockAllFollowing,
  reopenFollowing,
} from '../expected/public.ts'
import { customerAsCounterparty, namesOf } from './customer.ts'
import type { RefundSnapshot } from './snapshot.ts'
import { creditMemoRefund as table } from './table.ts'

/** Of a description, as of one that a person writes. */
const MAX_DESCRIPTION = 500

/** Has the money of a refund expected to leave, once; where it was called off and nothing has left, nobody waits for it any more. */
export async function storeRefund(
  database: Pick<Database, 'inOrganization'>,
  organizationId: string,
  snapshot: RefundSnapshot,
): Promise<void> {
  await database.inOrganization(organizationId, null, async tx => {
    // The lock that reconciliation takes comes first.
    const [expected] = await lockAllFollowing(tx, { refundId: snapshot.id })
    if (!(await storeNewer(tx, snapshot))) return
    if (snapshot.isCalledOff) await archiveFollowing(tx, { refundId: snapshot.id })
    else if (!expected) await expectRefund(tx, snapshot)
    // It was to be called off, and money left all the same.
    else if (!(await isPaying(tx, expected.id))) await reopenFollowing(tx, { refundId: snapshot.id })
    // The account service waits to hear whether money can still leave.
    if (snapshot.isCalledOff) tx.emit('refund-payment.changed', snapshot.id)
  })
}

/** Money that was seen to leave has not left after all: where it was to be called off, nobody waits for it any more. */
export async function closeCalledOff(tx: Tx, expecteds: readonly ExpectedRow[]): Promise<void> {
  for (const { refundId, status } of expecteds) {
    if (refundId === null || status !== 'UNRECONCILED') continue
    const isCalledOff = and(
      eq(table.organizationId, tx.organizationId),
      eq(table.id, refundId),
      eq(table.isCalledOff, true),
    )
    if ((await tx.$count(table, isCalledOff)) > 0) await archiveFollowing(tx, { refundId })
  }
}

/** The last payment of a refund was given up: its own money is expected again, where it was not called off. */
export async function waitForRefundAgain(tx: Tx, { refundId }: ExpectedRow): Promise<void> {
  if (refundId === null) return
  const isCalledOff = and(
    eq(table.organizationId, tx.organizationId),
    eq(table.id, refundId),
    eq(table.isCalledOff, true),
  )
  if ((await tx.$count(table, isCalledOff)) === 0) await reopenFollowing(tx, { refundId })
  // The account service waits to hear whether money can still leave.
  tx.emit('refund-payment.changed', refundId)
}

/** Whether money of a payment of it is expected, or was seen to leave. */
async function isPaying(tx: Tx, expectedId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from payment p
    join expected_transaction e on e.organization_id = p.organization_id and e.payment_id = p.id
    where p.organization_id = ${tx.organizationId} and p.paid_expected_id = ${expectedId} and e.status <> 'ARCHIVED' limit 1`)
  return rowCount === 1
}

async function expectRefund(tx: Tx, snapshot: RefundSnapshot): Promise<void> {
  const { id, number, customer, creditMemoId, askedOn, amount, currency } = snapshot
  const counterpartyId = await customerAsCounterparty(tx, customer)
  await tx
    .update(table)
    .set({ counterpartyId, knownAs: namesOf(customer) })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
  await expectFollowing(
    tx,
    { field: 'creditMemo', number },
    {
      direction: 'DEBIT',
      date: askedOn,
      description: [number, customer.legalName].join(' ').slice(0, MAX_DESCRIPTION),
      amountMinor: amount,
      currency,
      counterpartyId,
      source: 'CREDIT_MEMO',
      refundId: id,
      creditMemoId,
    },
  )
}

/** Keeps what we know of a refund, with its lock; false where we know as much or more. */
async function storeNewer(tx: Tx, snapshot: RefundSnapshot): Promise<boolean> {
  const { customer, amount, askedOn: _askedOn, ...kept } = snapshot
  const rows = await tx
    .insert(table)
    .values({
      ...kept,
      organizationId: tx.organizationId,
      customerId: customer.id,
      knownAs: namesOf(customer),
      amountMinor: amount,
    })
    .onConflictDoUpdate({
      target: [table.organizationId, table.id],
      set: { isCalledOff: snapshot.isCalledOff, version: snapshot.version },
      setWhere: sql`${table.version} < ${snapshot.version}`,
    })
    .returning({ id: table.id })
  return rows.length > 0
}
