// Turns a refund's snapshot into an expected transaction. Storing the same or an older snapshot again changes nothing.
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import {
  adjustFollowing,
  type ExpectedRow,
  expectedTransaction,
  expectFollowing,
  lockAllFollowing,
  reopenFollowing,
} from '../expectedTransactions/public.ts'
import { lockStoppable, stopPaymentsOf } from '../payments/public.ts'
import { customerAsCounterparty, namesOf } from './customer.ts'
import type { RefundSnapshot } from './snapshot.ts'
import { creditMemoRefund as table } from './table.ts'

/** Maximum length of a description, as for one that a user enters. */
const MAX_DESCRIPTION = 500

/**
 * Creates the expected transaction of a refund, once. For a canceled refund, money that has not left is no longer expected, and payments
 * that no bank has yet are stopped.
 */
export async function storeRefund(
  database: Pick<Database, 'inOrganization'>,
  organizationId: string,
  snapshot: RefundSnapshot,
): Promise<void> {
  await database.inOrganization(organizationId, null, async tx => {
    const known = snapshot.isCalledOff ? await expectedIdOf(tx, snapshot.id) : undefined
    if (known !== undefined) await lockStoppable(tx, { expectedId: known })
    // Takes the same lock as reconciliation first.
    const [expected] = await lockAllFollowing(tx, { refundId: snapshot.id })
    if (!(await storeNewer(tx, snapshot))) return
    if (!expected && !snapshot.isCalledOff) await expectRefund(tx, snapshot)
    if (expected && snapshot.isCalledOff) {
      const reason = `The refund of ${snapshot.number} was called off`
      await stopPaymentsOf(tx, { expectedId: expected.id, reason })
      await expectInAll(tx, expected, 0n)
    }
    // It was to be canceled, but money left all the same.
    else if (expected && !(await isPaying(tx, expected.id))) await expectInAll(tx, expected, snapshot.amount)
    // The account service waits for the information whether money can still leave.
    if (snapshot.isCalledOff) tx.emit('refund-payment.changed', snapshot.id)
  })
}

/** Sets the total amount that is expected to leave; never less than what is reconciled. */
function expectInAll(tx: Tx, expected: ExpectedRow, amountMinor: bigint): Promise<void> {
  const { date, description, counterpartyId, data, promisedOn } = expected
  return adjustFollowing(tx, expected, { date, description, counterpartyId, data, promisedOn, amountMinor })
}

async function expectedIdOf(tx: Tx, refundId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: expectedTransaction.id })
    .from(expectedTransaction)
    .where(and(eq(expectedTransaction.organizationId, tx.organizationId), eq(expectedTransaction.refundId, refundId)))
  return found?.id
}

/** A payment of money was unmatched: if the refund is canceled, it is no longer expected. */
export async function closeCalledOff(tx: Tx, expecteds: readonly ExpectedRow[]): Promise<void> {
  for (const expected of expecteds)
    if (expected.refundId !== null && (await wasCalledOff(tx, expected.refundId))) await expectInAll(tx, expected, 0n)
}

const wasCalledOff = async (tx: Tx, refundId: string): Promise<boolean> =>
  (await tx.$count(
    table,
    and(eq(table.organizationId, tx.organizationId), eq(table.id, refundId), eq(table.isCalledOff, true)),
  )) > 0

/** Whether this record belongs to a canceled refund. */
export async function isCalledOff(tx: Tx, expectedId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from expected_transaction e
    join credit_memo_refund r on r.organization_id = e.organization_id and r.id = e.refund_id and r.is_called_off
    where e.organization_id = ${tx.organizationId} and e.id = ${expectedId}`)
  return rowCount === 1
}

/** The last payment of a refund was abandoned: its own money is expected again, unless it is canceled. */
export async function waitForRefundAgain(tx: Tx, { refundId }: ExpectedRow): Promise<void> {
  if (refundId === null) return
  if (!(await wasCalledOff(tx, refundId))) await reopenFollowing(tx, { refundId })
  // The account service waits for the information whether money can still leave.
  tx.emit('refund-payment.changed', refundId)
}

/** Whether a payment of it is expected or reconciled. */
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

/** Stores the snapshot of a refund, locked; false if the stored one is as new or newer. */
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
