// What counterparties ask of payments before they change.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { type Uses, usesIn } from '../counterparties/uses.ts'
import { ONGOING } from './lifecycle.ts'
import { payment, type PaymentStatus } from './table.ts'

/** Approved, and on its way or about to be. */
const COMMITTED: readonly PaymentStatus[] = ['SCHEDULED', 'IN_PROGRESS']

/** Refuses while approved money is on its way to the counterparty: from then on none may go there. */
export async function refuseWhilePaid(tx: Tx, counterpartyId: string): Promise<void> {
  const committed = and(
    eq(payment.organizationId, tx.organizationId),
    eq(payment.counterpartyId, counterpartyId),
    inArray(payment.status, [...COMMITTED]),
  )
  if ((await tx.$count(payment, committed)) > 0)
    throw new Refusal(codes.counterpartyHasTransferInProgress, { path: 'status' })
}

/** Approved at least once: money went there, or was meant to by whoever may decide it. */
const APPROVED: readonly PaymentStatus[] = [...COMMITTED, 'SENT', 'FAILED']

/** Whether the counterparty has been paid: by a payment that was approved, or by money out that was matched with what it was owed. */
export async function hasBeenPaid(tx: Tx, counterpartyId: string): Promise<boolean> {
  const { organizationId } = tx
  const approved = and(
    eq(payment.organizationId, organizationId),
    eq(payment.counterpartyId, counterpartyId),
    inArray(payment.status, [...APPROVED]),
  )
  if ((await tx.$count(payment, approved)) > 0) return true
  const { rowCount } = await tx.execute(sql`
    select 1 from expected_transaction where organization_id = ${organizationId} and counterparty_id = ${counterpartyId}
      and direction = 'DEBIT' and was_reconciled limit 1`)
  return rowCount === 1
}

/** Refuses to give up accounts to which payments are under way, decided or not. */
export async function refusePaidAccounts(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  const ongoing = and(
    eq(payment.organizationId, tx.organizationId),
    inArray(payment.counterpartyAccountId, [...accountIds]),
    inArray(payment.status, [...ONGOING]),
  )
  if ((await tx.$count(payment, ongoing)) > 0)
    throw new Refusal(codes.counterpartyHasOngoingTransfer, { path: 'bankAccounts' })
}

/** The payments that name the counterparty. */
export const paymentsOfCounterparty = (tx: Tx, counterpartyId: string, most: number): Promise<Uses> =>
  usesIn(tx, payment, counterpartyId, most)
