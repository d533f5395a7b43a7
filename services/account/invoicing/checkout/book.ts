// Books the providers' transactions: each once, as one payment of the actual amount, applied to the invoice. Refunds as separate
// transactions are deducted from it (bookRefund.ts).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import { cancelProviderPayment, recordCustomerPayment, recordProviderPayment } from '../receivedPayments/public.ts'
import type { ProviderTransaction } from './chargeClient.ts'
import { bookRefund, settleRefunds } from './bookRefund.ts'
import { declineSession, type Mailer } from './failed.ts'
import { readSession } from './sessions.ts'
import { step } from './steps.ts'
import { checkoutReceipt as receipts, type SessionRow } from './table.ts'
import { holdVirtualAccount } from './virtualAccounts.ts'
import type { VirtualAccountRow } from './virtualAccountTable.ts'

/** Books or reverses a transaction of one of our charges. Repeated, late or reordered calls change nothing. */
export async function storeTransaction(
  account: Mailer & { database: Pick<Database, 'inOrganization'> },
  organizationId: string,
  transaction: ProviderTransaction,
): Promise<void> {
  const { chargeKey, status, kind } = transaction
  const isPayment = kind === 'PAYMENT'
  if (chargeKey === null || status === 'PENDING') return
  // A refund that is pending or failed moved no money.
  if (!isPayment && status !== 'SUCCESS' && status !== 'REVERSED') return
  await account.database.inOrganization(organizationId, null, async tx => {
    const session = await readSession(tx, chargeKey)
    const fixed = session ? undefined : await holdVirtualAccount(tx, chargeKey)
    const payee = session ? { session } : fixed && { account: fixed }
    if (!payee) return
    // Serializes the transactions of a session. Taken before all other locks, so that it cannot cause a deadlock.
    if (session)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout-session/${session.id}`}, 0))`)
    if (!isPayment) await bookRefund(tx, payee, transaction)
    else if (status === 'SUCCESS')
      await ('session' in payee ? book(tx, payee.session, transaction) : bookToAccount(tx, payee.account, transaction))
    else if (status === 'FAILED') await (session && declineSession(tx, account, session))
    else await takeBack(tx, transaction)
    if (isPayment) await keepSettlement(tx, transaction)
  })
}

async function book(tx: Tx, session: SessionRow, transaction: ProviderTransaction): Promise<void> {
  const seen = await invoiceList.readOne(tx, session.invoiceId)
  if (!seen) throw new Error('a checkout session without its invoice')
  await lockOrdersOf(tx, [seen])
  // Concurrent bookings of the same transaction wait here and find it booked.
  const invoice = (await lockInvoices(tx, [session.invoiceId])).get(session.invoiceId)!
  if (await isBooked(tx, transaction)) return
  const { amount: amountMinor, currency, reference } = transaction
  const method = transaction.method ?? session.method
  const paidAt = transaction.paidAt ?? tx.clock.now().toString()
  // Before the invoice is settled, which ends its other sessions.
  await step(tx, session.id, 'SUCCEED')
  const payment = await recordProviderPayment(tx, {
    invoice,
    method,
    currency,
    amountMinor,
    reference,
    paidAt,
    entityId: null,
  })
  await keepReceipt(tx, transaction, { sessionId: session.id, paymentId: payment.id, paidAt })
  // Its refunds may have arrived before it.
  await settleRefunds(tx, { session })
}

const isBooked = async (tx: Tx, { id }: ProviderTransaction) => (await tx.$count(receipts, ofTransaction(tx, id))) > 0

type Booked = Pick<typeof receipts.$inferInsert, 'sessionId' | 'virtualAccountId' | 'paymentId' | 'paidAt'>

const keepReceipt = (tx: Tx, { id, provider, amount }: ProviderTransaction, booked: Booked) =>
  tx.insert(receipts).values({
    organizationId: tx.organizationId,
    transactionId: id,
    provider,
    amountMinor: amount,
    bookedAt: tx.clock.now().toString(),
    ...booked,
  })

/** Books a payment to a fixed virtual account. The caller holds its lock, which serializes its transactions. */
async function bookToAccount(tx: Tx, account: VirtualAccountRow, transaction: ProviderTransaction): Promise<void> {
  if (await isBooked(tx, transaction)) return
  const { amount: amountMinor, currency, reference } = transaction
  const paidAt = transaction.paidAt ?? tx.clock.now().toString()
  const { customerId, payoutEntityId: entityId } = account
  const method = transaction.method ?? 'VIRTUAL_ACCOUNT'
  const payment = await recordCustomerPayment(tx, {
    customerId,
    entityId,
    method,
    currency,
    amountMinor,
    reference,
    paidAt,
  })
  await keepReceipt(tx, transaction, { virtualAccountId: account.id, paymentId: payment.id, paidAt })
  // Its refunds may have arrived before it.
  await settleRefunds(tx, { account })
}

async function takeBack(tx: Tx, { id, status }: ProviderTransaction): Promise<void> {
  const [reversed] = await tx
    .update(receipts)
    .set({ reversedAt: tx.clock.now().toString() })
    .where(and(ofTransaction(tx, id), isNull(receipts.reversedAt)))
    .returning({ paymentId: receipts.paymentId, amountMinor: receipts.amountMinor, backMinor: receipts.refundedMinor })
  if (!reversed) return
  const { paymentId, amountMinor, backMinor } = reversed
  // What was never paid out failed or was voided; of what was reversed the payer has the money back.
  const refundedMinor = status === 'REVERSED' ? amountMinor - backMinor : 0n
  await cancelProviderPayment(tx, { id: paymentId, reason: `The provider reported it as ${status}`, refundedMinor })
}

/** Keeps which payout holds a booked payment, for lists of payments. */
async function keepSettlement(tx: Tx, { id, settlement }: ProviderTransaction): Promise<void> {
  const [settlementStatus, settlementReference] = [settlement?.status ?? 'PENDING', settlement?.reference ?? null]
  await tx.update(receipts).set({ settlementStatus, settlementReference }).where(ofTransaction(tx, id))
}

const ofTransaction = (tx: Tx, transactionId: string) =>
  and(eq(receipts.organizationId, tx.organizationId), eq(receipts.transactionId, transactionId))
