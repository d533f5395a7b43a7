// Deducts provider refunds, partial or full, from checkout payments when they are separate transactions, and adds them again when the
// provider reverses them. The provider's payment stays unchanged: ours is canceled, and one of the remaining amount is recorded, which is
// what the provider finally received.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { invoiceList, lockInvoices, lockOrdersOf } from '../invoices/public.ts'
import {
  cancelProviderPayment,
  lastPaidBy,
  PROVIDER_METHODS,
  readReceivedPayment,
  recordPaymentOf,
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

/** Books a refund to the payer, its reversal, or which payment it belongs to. Idempotent; the caller holds the payee's lock. */
export async function giveBack(
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
      at: sql<string>`to_char(${refunds.givenBackAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(refunds)
    .where(and(ofPayee(tx, refunds, payee), isNull(refunds.reversedAt)))
  // What was booked before refunds named their payment stays until all of them are read again.
  if (back.some(({ version }) => version === null)) return
  const now = tx.clock.now().toString()
  const changes = (await receiptsOf(tx, payee)).map(receipt => {
    const own = back.filter(({ originalId }) => originalId === receipt.transactionId)
    const dueMinor = least(
      own.reduce((sum, { minor }) => sum + minor, 0n),
      receipt.amountMinor,
    )
    const takenMinor = dueMinor - receipt.refundedMinor
    // A reversed refund counts as received today: the books of its own day may be closed.
    const at = takenMinor > 0n ? latest(own.map(each => each.at)) : now
    return { receipt, change: { takenMinor, at } }
  })
  // A refund that moves to another payment is first taken off that, so that the invoice is open for the one that is paid again.
  const isTaken = ({ change }: (typeof changes)[number]) => change.takenMinor > 0n
  for (const { receipt, change } of [...changes.filter(isTaken), ...changes.filter(each => !isTaken(each))])
    if (change.takenMinor !== 0n) await changeReceipt(tx, payee, receipt, change)
}

const latest = (instants: readonly string[]) => instants.reduce((one, other) => (one > other ? one : other))

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

/** Records the payment of the remaining amount, which pays what the payment paid. A payment that a user canceled stays canceled. */
async function recordRest(
  tx: Tx,
  payee: Payee,
  { paymentId }: Receipt,
  { takenMinor, restMinor, at }: Change & { restMinor: bigint },
): Promise<string> {
  const before = await readReceivedPayment(tx, paymentId)
  const { currency } = before
  const paid = await lastPaidBy(tx, before)
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
  // A user may have moved the money to other invoices.
  const isOfSession =
    'session' in payee &&
    before.unappliedMinor === 0n &&
    paid.every(({ invoiceId }) => invoiceId === payee.session.invoiceId)
  const { id } = isOfSession
    ? await recordProviderPayment(tx, { ...rest, invoice: await lockInvoiceOf(tx, payee.session) })
    : await recordPaymentOf(
        tx,
        { ...rest, customerId: before.customerId },
        // What is received again pays as far as they are open.
        takenMinor > 0n ? paid : paid.map(share => ({ ...share, amountMinor: restMinor })),
      )
  return id
}
