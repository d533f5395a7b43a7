// Deducts provider refunds, partial or full, from checkout payments when they are separate transactions. The provider's payment stays
// unchanged: ours is canceled, and one of the remaining amount is recorded, which is what the provider finally received.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import {
  cancelProviderPayment,
  PROVIDER_METHODS,
  readReceivedPayment,
  recordProviderPayment,
} from '../receivedPayments/public.ts'
import type { ProviderTransaction } from './chargeClient.ts'
import { checkoutReceipt as receipts, checkoutRefund as refunds, type SessionRow } from './table.ts'

type Receipt = typeof receipts.$inferSelect
type Back = { minor: bigint; at: string }

/** A session's receipts that are still valid, newest first, locked. */
const receiptsOf = (tx: Tx, { id }: SessionRow): Promise<Receipt[]> =>
  tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.organizationId, tx.organizationId), eq(receipts.sessionId, id), isNull(receipts.reversedAt)))
    .orderBy(desc(receipts.bookedAt), desc(receipts.transactionId))
    .for('update')

/** Locks the invoice of a session, and that of its order. */
async function lockInvoiceOf(tx: Tx, { invoiceId }: SessionRow) {
  const seen = await invoiceList.readOne(tx, invoiceId)
  if (!seen) throw new Error('a checkout session without its invoice')
  await lockOrdersOf(tx, [seen])
  return (await lockInvoices(tx, [invoiceId])).get(invoiceId)!
}

/** Books a refund to the payer. Idempotent. */
export async function giveBack(
  tx: Tx,
  session: SessionRow,
  { id, amount, paidAt }: ProviderTransaction,
): Promise<void> {
  const minor = amount < 0n ? -amount : amount
  if (minor === 0n) return
  const received = await receiptsOf(tx, session)
  if (received.length === 0) {
    // Its payment may be in booking at this moment, which holds the invoice's lock.
    await lockInvoiceOf(tx, session)
    if ((await receiptsOf(tx, session)).length > 0) throw new Refusal(commonErrors.staleVersion)
  }
  const now = tx.clock.now().toString()
  const at = paidAt ?? now
  const added = await tx
    .insert(refunds)
    .values({
      organizationId: tx.organizationId,
      transactionId: id,
      sessionId: session.id,
      amountMinor: minor,
      givenBackAt: at,
      bookedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.transactionId })
  if (added.length > 0) await takeOff(tx, session, received, { minor, at })
}

/** Books refunds that arrived before their payment: for a session whose first payment was just booked. */
export async function takeOffEarlier(tx: Tx, session: SessionRow): Promise<void> {
  const [earlier] = await tx
    .select({
      minor: sql<string | null>`sum(${refunds.amountMinor})::text`,
      at: sql<string | null>`to_char(max(${refunds.givenBackAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(refunds)
    .where(and(eq(refunds.organizationId, tx.organizationId), eq(refunds.sessionId, session.id)))
  if (!earlier?.minor || !earlier.at) return
  const booked = await tx.$count(
    receipts,
    and(eq(receipts.organizationId, tx.organizationId), eq(receipts.sessionId, session.id)),
  )
  if (booked === 1)
    await takeOff(tx, session, await receiptsOf(tx, session), { minor: BigInt(earlier.minor), at: earlier.at })
}

/** Deducts a refund from the receipts, newest first. An excess was refunded for something else, and is ignored. */
async function takeOff(tx: Tx, session: SessionRow, received: readonly Receipt[], { minor, at }: Back): Promise<void> {
  let leftMinor = minor
  for (const receipt of received) {
    const standsMinor = receipt.amountMinor - receipt.refundedMinor
    const takenMinor = leftMinor < standsMinor ? leftMinor : standsMinor
    if (takenMinor === 0n) continue
    leftMinor -= takenMinor
    const restMinor = standsMinor - takenMinor
    const paymentId = await recordRest(tx, session, receipt, { takenMinor, restMinor, at })
    await tx
      .update(receipts)
      .set({ paymentId, refundedMinor: receipt.refundedMinor + takenMinor })
      .where(and(eq(receipts.organizationId, tx.organizationId), eq(receipts.transactionId, receipt.transactionId)))
  }
}

/** The receipt's new payment. One that a user has canceled stays canceled. */
async function recordRest(
  tx: Tx,
  session: SessionRow,
  { paymentId }: Receipt,
  { takenMinor, restMinor, at }: { takenMinor: bigint; restMinor: bigint; at: string },
): Promise<string> {
  const before = await readReceivedPayment(tx, paymentId)
  if (before.status === 'CANCELED') return paymentId
  const { currency } = before
  const reason = `The provider gave ${formatMinor(takenMinor)} ${currency} back`
  await cancelProviderPayment(tx, { id: paymentId, reason })
  if (restMinor === 0n) return paymentId
  const rest = await recordProviderPayment(tx, {
    invoice: await lockInvoiceOf(tx, session),
    method: PROVIDER_METHODS.find(method => method === before.method) ?? session.method,
    currency,
    amountMinor: restMinor,
    reference: before.reference ?? '',
    paidAt: at,
  })
  return rest.id
}
