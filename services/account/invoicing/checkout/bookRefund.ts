// Deducts provider refunds, partial or full, from checkout payments when they are separate transactions, and adds them again when the
// provider reverses them. The provider's payment stays unchanged: ours is canceled, and one of the remaining amount is recorded, which is
// what the provider finally received.
import { least } from '../../../kit/amounts.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import {
  cancelProviderPayment,
  paidUntilCanceled,
  PROVIDER_METHODS,
  readReceivedPayment,
  recordPaymentOf,
  recordProviderPayment,
  reduceRefunded,
  replacePayment,
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

/** Books a refund to the payer, its reversal, or which payment it belongs to. Idempotent; the caller holds the payee's lock. */
export async function bookRefund(
  tx: Tx,
  payee: Payee,
  { id, amount, paidAt, status, originalId, version }: ProviderTransaction,
): Promise<void> {
  const minor = amount < 0n ? -amount : amount
  if (minor === 0n) return
  const now = tx.clock.now().toString()
  const changed = await tx
    .insert(refunds)
    .values({
      organizationId: tx.organizationId,
      transactionId: id,
      ...('session' in payee ? { sessionId: payee.session.id } : { virtualAccountId: payee.account.id }),
      originalId,
      version,
      amountMinor: minor,
      givenBackAt: paidAt ?? now,
      bookedAt: now,
      // A reversal of an unknown refund is stored too: an older read of that refund may arrive later.
      reversedAt: status === 'REVERSED' ? now : null,
    })
    .onConflictDoUpdate({
      target: [refunds.organizationId, refunds.transactionId],
      set: {
        originalId: sql`case when ${isNewer} then excluded.original_id else ${refunds.originalId} end`,
        version: sql`greatest(${refunds.version}, excluded.version)`,
        reversedAt: sql`coalesce(${refunds.reversedAt}, excluded.reversed_at)`,
      },
      setWhere: sql`${isNewer} or (${refunds.reversedAt} is null and excluded.reversed_at is not null)`,
    })
    .returning({ id: refunds.transactionId })
  if (changed.length > 0) await settleRefunds(tx, payee)
}

const isNewer = sql`(${refunds.version} is null or ${refunds.version} < excluded.version)`

/**
 * Sets the refunded amount of each of a payee's receipts to its refunds that are not reversed, up to what was received: the excess was
 * refunded for something else. A refund whose payment is not certain is taken off none. The result does not depend on the order in which
 * they arrived.
 */
export async function settleRefunds(tx: Tx, payee: Payee): Promise<void> {
  const back = await tx
    .select({
      originalId: refunds.originalId,
      version: refunds.version,
      minor: refunds.amountMinor,
    })
    .from(refunds)
    .where(and(ofPayee(tx, refunds, payee), isNull(refunds.reversedAt)))
  // What was booked before refunds named their payment stays until all of them are read again.
  if (back.some(({ version }) => version === null)) return
  const changes = (await receiptsOf(tx, payee)).map(receipt => {
    const own = back.filter(({ originalId }) => originalId === receipt.transactionId)
    const dueMinor = least(
      own.reduce((sum, { minor }) => sum + minor, 0n),
      receipt.amountMinor,
    )
    return { receipt, takenMinor: dueMinor - receipt.refundedMinor }
  })
  // A refund that moves to another payment is first taken off that, so that the invoice is open for the one that is paid again.
  const isTaken = ({ takenMinor }: (typeof changes)[number]) => takenMinor > 0n
  for (const { receipt, takenMinor } of [...changes.filter(isTaken), ...changes.filter(each => !isTaken(each))])
    if (takenMinor !== 0n) await changeReceipt(tx, payee, receipt, takenMinor)
}

/** `takenMinor` is below 0 when a refund is reversed. */
async function changeReceipt(tx: Tx, payee: Payee, receipt: Receipt, takenMinor: bigint): Promise<void> {
  const refundedMinor = receipt.refundedMinor + takenMinor
  const restMinor = receipt.amountMinor - refundedMinor
  const paymentId =
    receipt.reversedAt === null ? await recordRest(tx, payee, receipt, { takenMinor, restMinor }) : receipt.paymentId
  await tx
    .update(receipts)
    .set({ paymentId, refundedMinor })
    .where(and(eq(receipts.organizationId, tx.organizationId), eq(receipts.transactionId, receipt.transactionId)))
}

type Rest = { takenMinor: bigint; restMinor: bigint }

/** Records the payment of the remaining amount, and that the payment was refunded less where a refund is reversed. */
async function recordRest(tx: Tx, payee: Payee, { paymentId }: Receipt, rest: Rest): Promise<string> {
  const canceled = await takeOff(tx, paymentId, rest.takenMinor)
  const restId = canceled && rest.restMinor > 0n ? await payAgain(tx, payee, canceled, rest) : paymentId
  if (rest.takenMinor < 0n) await reduceRefunded(tx, paymentId, -rest.takenMinor)
  return restId
}

type Canceled = NonNullable<Awaited<ReturnType<typeof takeOff>>>

/** Records a payment that pays what the canceled one paid. A payment that a user canceled stays canceled. */
async function payAgain(
  tx: Tx,
  payee: Payee,
  { before, paid }: Canceled,
  { takenMinor, restMinor }: Rest,
): Promise<string> {
  const usual = 'session' in payee ? payee.session.method : ('VIRTUAL_ACCOUNT' as const)
  const rest = {
    method: PROVIDER_METHODS.find(method => method === before.method) ?? usual,
    currency: before.currency,
    amountMinor: restMinor,
    reference: before.reference ?? '',
    // Like the end of the payment before: the books of the refund's own day may be closed.
    paidAt: tx.clock.now().toString(),
    entityId: before.entityId,
  }
  // A user may have moved the money to other invoices, or left some of it unapplied.
  const isAsPaid = before.unappliedMinor === 0n
  const isOfSession =
    'session' in payee &&
    isAsPaid &&
    (paid.length > 0 || before.overpaid !== null) &&
    paid.every(({ invoiceId }) => invoiceId === payee.session.invoiceId)
  const { id } = isOfSession
    ? await recordProviderPayment(tx, { ...rest, invoice: await lockInvoiceOf(tx, payee.session) })
    : await recordPaymentOf(
        tx,
        { ...rest, customerId: before.customerId },
        // What is received again pays as far as they are open.
        takenMinor < 0n && isAsPaid ? paid.map(share => ({ ...share, amountMinor: restMinor })) : paid,
      )
  await replacePayment(tx, before.id, id)
  return id
}

/** Ends the payment before, and says what it paid; undefined where it ended for another reason. */
async function takeOff(tx: Tx, paymentId: string, takenMinor: bigint) {
  const seen = await readReceivedPayment(tx, paymentId)
  const reason =
    takenMinor > 0n
      ? `The provider gave ${formatMinor(takenMinor)} ${seen.currency} back`
      : `The provider took ${formatMinor(-takenMinor)} ${seen.currency} of a refund back`
  const refundedMinor = takenMinor > 0n ? takenMinor : 0n
  const canceled = await cancelProviderPayment(tx, { id: paymentId, reason, refundedMinor })
  if (canceled) return canceled
  const before = await readReceivedPayment(tx, paymentId)
  const isRefundedWhole = takenMinor < 0n && before.statusChangedBy === null
  return isRefundedWhole ? { before, paid: await paidUntilCanceled(tx, paymentId) } : undefined
}
