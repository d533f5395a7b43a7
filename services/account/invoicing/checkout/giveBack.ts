// Deducts provider refunds, partial or full, from checkout payments when they are separate transactions, and adds them again when the
// provider reverses them. The provider's payment stays unchanged: ours is canceled, and one of the remaining amount is recorded, which is
// what the provider finally received.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import {
  cancelProviderPayment,
  PROVIDER_METHODS,
  readReceivedPayment,
  recordCustomerPayment,
  recordProviderPayment,
} from '../receivedPayments/public.ts'
import type { ProviderTransaction } from './chargeClient.ts'
import { checkoutReceipt as receipts, checkoutRefund as refunds, type SessionRow } from './table.ts'
import type { VirtualAccountRow } from './virtualAccountTable.ts'

type Receipt = typeof receipts.$inferSelect

/** Where it was paid to: a checkout session, or a fixed virtual account. */
export type Payee = { session: SessionRow } | { account: VirtualAccountRow }

const ofPayee = (tx: Tx, table: typeof receipts | typeof refunds, payee: Payee) =>
  and(
    eq(table.organizationId, tx.organizationId),
    'session' in payee ? eq(table.sessionId, payee.session.id) : eq(table.virtualAccountId, payee.account.id),
  )

/** A payee's receipts, newest first; reversed ones last. */
const receiptsOf = (tx: Tx, payee: Payee): Promise<Receipt[]> =>
  tx
    .select()
    .from(receipts)
    .where(ofPayee(tx, receipts, payee))
    .orderBy(sql`${receipts.reversedAt} is not null`, desc(receipts.bookedAt), desc(receipts.transactionId))

/** Locks the invoice of a session, and that of its order. */
async function lockInvoiceOf(tx: Tx, { invoiceId }: SessionRow) {
  const seen = await invoiceList.readOne(tx, invoiceId)
  if (!seen) throw new Error('a checkout session without its invoice')
  await lockOrdersOf(tx, [seen])
  return (await lockInvoices(tx, [invoiceId])).get(invoiceId)!
}

/** Books a refund to the payer, or its reversal. Idempotent; the caller holds the payee's lock. */
export async function giveBack(
  tx: Tx,
  payee: Payee,
  { id, amount, paidAt, status }: ProviderTransaction,
): Promise<void> {
  const minor = amount < 0n ? -amount : amount
  if (minor === 0n) return
  const now = tx.clock.now().toString()
  const isTakenBack = status === 'REVERSED'
  const told = tx.insert(refunds).values({
    organizationId: tx.organizationId,
    transactionId: id,
    ...('session' in payee ? { sessionId: payee.session.id } : { virtualAccountId: payee.account.id }),
    amountMinor: minor,
    givenBackAt: paidAt ?? now,
    bookedAt: now,
    // A reversal of an unknown refund is stored too: an older read of that refund may arrive later.
    reversedAt: isTakenBack ? now : null,
  })
  const stored = isTakenBack
    ? told.onConflictDoUpdate({
        target: [refunds.organizationId, refunds.transactionId],
        set: { reversedAt: now },
        setWhere: isNull(refunds.reversedAt),
      })
    : told.onConflictDoNothing()
  const changed = await stored.returning({ id: refunds.transactionId })
  if (changed.length > 0) await settleRefunds(tx, payee)
}

/**
 * Sets the refunded amounts of a payee's receipts to its refunds that are not reversed, up to what was received: the excess was refunded
 * for something else. The result does not depend on the order in which they arrived.
 */
export async function settleRefunds(tx: Tx, payee: Payee): Promise<void> {
  const [back] = await tx
    .select({
      minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)::text`,
      at: sql<string | null>`to_char(max(${refunds.givenBackAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(refunds)
    .where(and(ofPayee(tx, refunds, payee), isNull(refunds.reversedAt)))
  const received = await receiptsOf(tx, payee)
  const sumOf = (of: (receipt: Receipt) => bigint) => received.reduce((sum, receipt) => sum + of(receipt), 0n)
  const dueMinor = least(
    BigInt(back?.minor ?? 0),
    sumOf(({ amountMinor }) => amountMinor),
  )
  let leftMinor = dueMinor - sumOf(({ refundedMinor }) => refundedMinor)
  const now = tx.clock.now().toString()
  for (const receipt of received) {
    const { amountMinor, refundedMinor } = receipt
    const takenMinor =
      leftMinor > 0n ? least(leftMinor, amountMinor - refundedMinor) : -least(-leftMinor, refundedMinor)
    if (takenMinor === 0n) continue
    leftMinor -= takenMinor
    // A reversed refund counts as received today: the books of its own day may be closed.
    await changeReceipt(tx, payee, receipt, { takenMinor, at: takenMinor > 0n ? (back?.at ?? now) : now })
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

type Change = {
  /** Negative when a refund is reversed. */
  takenMinor: bigint
  at: string
}

async function changeReceipt(tx: Tx, payee: Payee, receipt: Receipt, change: Change): Promise<void> {
  const refundedMinor = receipt.refundedMinor + change.takenMinor
  const paymentId =
    receipt.reversedAt === null
      ? await recordRest(tx, payee, receipt, { ...change, restMinor: receipt.amountMinor - refundedMinor })
      : receipt.paymentId
  await tx
    .update(receipts)
    .set({ paymentId, refundedMinor })
    .where(and(eq(receipts.organizationId, tx.organizationId), eq(receipts.transactionId, receipt.transactionId)))
}

/** Records the payment of the remaining amount. A payment that a user canceled stays canceled. */
async function recordRest(
  tx: Tx,
  payee: Payee,
  { paymentId }: Receipt,
  { takenMinor, restMinor, at }: Change & { restMinor: bigint },
): Promise<string> {
  const before = await readReceivedPayment(tx, paymentId)
  const { currency } = before
  if (before.status === 'CANCELED') {
    const isCanceledHere = takenMinor < 0n && before.statusChangedBy === null
    if (!isCanceledHere) return paymentId
  } else {
    const reason =
      takenMinor > 0n
        ? `The provider gave ${formatMinor(takenMinor)} ${currency} back`
        : `The provider took ${formatMinor(-takenMinor)} ${currency} of a refund back`
    await cancelProviderPayment(tx, { id: paymentId, reason })
  }
  if (restMinor === 0n) return paymentId
  const usual = 'session' in payee ? payee.session.method : ('VIRTUAL_ACCOUNT' as const)
  const rest = {
    method: PROVIDER_METHODS.find(method => method === before.method) ?? usual,
    currency,
    amountMinor: restMinor,
    reference: before.reference ?? '',
    paidAt: at,
  }
  const { id } =
    'session' in payee
      ? await recordProviderPayment(tx, { ...rest, invoice: await lockInvoiceOf(tx, payee.session) })
      : await recordCustomerPayment(tx, { ...rest, customerId: payee.account.customerId })
  return id
}
