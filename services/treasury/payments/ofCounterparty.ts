// What counterparties query from payments before a change.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { type Uses, usesIn } from '../counterparties/public.ts'
import { ONGOING } from './lifecycle.ts'
import { payment, type PaymentStatus } from './table.ts'

/** Approved, and in progress or scheduled. */
const COMMITTED: readonly PaymentStatus[] = ['SCHEDULED', 'IN_PROGRESS']

/** Refuses while approved money is on its way to the counterparty, because afterwards none may be sent there. */
export async function refuseWhilePaid(tx: Tx, counterpartyId: string): Promise<void> {
  const committed = and(
    eq(payment.organizationId, tx.organizationId),
    eq(payment.counterpartyId, counterpartyId),
    inArray(payment.status, [...COMMITTED]),
  )
  if ((await tx.$count(payment, committed)) > 0)
    throw new Refusal(codes.counterpartyHasTransferInProgress, { path: 'status' })
}

/** Approved at least once: money was sent, or approved to be sent. */
const APPROVED: readonly PaymentStatus[] = [...COMMITTED, 'SENT', 'FAILED']

/** Whether a payment to the counterparty was ever approved. */
export async function wasPaymentApproved(tx: Tx, counterpartyId: string): Promise<boolean> {
  const approved = and(
    eq(payment.organizationId, tx.organizationId),
    eq(payment.counterpartyId, counterpartyId),
    inArray(payment.status, [...APPROVED]),
  )
  return (await tx.$count(payment, approved)) > 0
}

/** Refuses to remove accounts with payments in progress or awaiting approval. */
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

/** The payments that reference the counterparty. */
export const paymentsOfCounterparty = (tx: Tx, counterpartyId: string, most: number): Promise<Uses> =>
  usesIn(tx, payment, counterpartyId, most)
