// Books the providers' transactions: each once, as one payment of the actual amount, applied to the invoice. Refunds as separate
// transactions are deducted from it (giveBack.ts).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import { cancelProviderPayment, recordProviderPayment } from '../receivedPayments/public.ts'
import type { ProviderTransaction } from './chargeClient.ts'
import { giveBack, settleRefunds } from './giveBack.ts'
import { readSession, step } from './sessions.ts'
import { checkoutReceipt as receipts, type SessionRow } from './table.ts'

/** Books or reverses a transaction of one of our charges. Repeated, late or reordered calls change nothing. */
export async function storeTransaction(
  database: Pick<Database, 'inOrganization'>,
  organizationId: string,
  transaction: ProviderTransaction,
): Promise<void> {
  const { chargeKey, status, kind } = transaction
  const isPayment = kind === 'PAYMENT'
  if (chargeKey === null || status === 'PENDING') return
  // A refund that is pending or failed moved no money.
  if (!isPayment && status !== 'SUCCESS' && status !== 'REVERSED') return
  await database.inOrganization(organizationId, null, async tx => {
    const session = await readSession(tx, chargeKey)
    if (!session) return
    // Serializes the transactions of a session. Taken before all other locks, so that it cannot cause a deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout-session/${session.id}`}, 0))`)
    if (!isPayment) await giveBack(tx, session, transaction)
    else if (status === 'SUCCESS') await book(tx, session, transaction)
    else if (status === 'FAILED') await step(tx, session.id, 'FAIL', { failureReason: null })
    else await takeBack(tx, transaction)
  })
}

async function book(tx: Tx, session: SessionRow, transaction: ProviderTransaction): Promise<void> {
  const seen = await invoiceList.readOne(tx, session.invoiceId)
  if (!seen) throw new Error('a checkout session without its invoice')
  await lockOrdersOf(tx, [seen])
  // Concurrent bookings of the same transaction wait here and find it booked.
  const invoice = (await lockInvoices(tx, [session.invoiceId])).get(session.invoiceId)!
  const known = await tx.$count(receipts, ofTransaction(tx, transaction.id))
  if (known > 0) return
  const { amount: amountMinor, currency, reference, provider, id: transactionId } = transaction
  const method = transaction.method ?? session.method
  const now = tx.clock.now().toString()
  const paidAt = transaction.paidAt ?? now
  // Before the invoice is settled, which ends its other sessions.
  await step(tx, session.id, 'SUCCEED')
  const payment = await recordProviderPayment(tx, { invoice, method, currency, amountMinor, reference, paidAt })
  await tx.insert(receipts).values({
    organizationId: tx.organizationId,
    transactionId,
    sessionId: session.id,
    paymentId: payment.id,
    provider,
    amountMinor,
    paidAt,
    bookedAt: now,
  })
  // Its refunds may have arrived before it.
  await settleRefunds(tx, session)
}

async function takeBack(tx: Tx, { id, status }: ProviderTransaction): Promise<void> {
  const [reversed] = await tx
    .update(receipts)
    .set({ reversedAt: tx.clock.now().toString() })
    .where(and(ofTransaction(tx, id), isNull(receipts.reversedAt)))
    .returning({ paymentId: receipts.paymentId })
  if (reversed)
    await cancelProviderPayment(tx, { id: reversed.paymentId, reason: `The provider reported it as ${status}` })
}

const ofTransaction = (tx: Tx, transactionId: string) =>
  and(eq(receipts.organizationId, tx.organizationId), eq(receipts.transactionId, transactionId))
