// Cancels payments, for users and providers.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { creditedBy, invoicesCreditedBy, lockOverpayments, voidOverpayments } from '../creditMemos/public.ts'
import { amountOf, holdInvoices, lockOrdersFirst, settleOrdersOf } from '../invoices/public.ts'
import { unapply } from './apply.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { codes } from './errors.ts'
import type { ReceivedPayment } from './list.ts'
import { canceledStatus, isOfProvider } from './lifecycle.ts'
import { refuseLocked } from './periodLock.ts'
import {
  changeReceivedPayment,
  lockReceivedPayment,
  readReceivedPayment,
  readActiveApplications,
} from './repository.ts'
import { type Paid, sharesOf } from './shares.ts'
import type { ReceivedPaymentRow } from './table.ts'
import { type Mailer, emailEndedPayment } from './emailEndedPayment.ts'

/** `refundedMinor`: what a provider gave back, where that ends the payment. */
type Taken = { id: string; reason: string; refundedMinor?: bigint }
type Ended = { before: ReceivedPayment; after: ReceivedPaymentRow; reason: string }
/** What a payment and its credit paid until it was canceled, the first first. */
type Canceled = { before: ReceivedPayment; paid: readonly Paid[] }
type Allowing = (before: ReceivedPayment, credit: Awaited<ReturnType<typeof lockOverpayments>>) => Promise<void>

/** The invoices that a payment and its credit pay now. */
async function paidBy(tx: Tx, id: string) {
  const standing = await readActiveApplications(tx, id)
  const invoiceIds = [...standing.map(({ invoiceId }) => invoiceId), ...(await invoicesCreditedBy(tx, [id]))]
  return { standing, invoiceIds: [...new Set(invoiceIds)] }
}

/**
 * Cancels a payment: what it and its credit paid is owed again. Its number is not reused. G-3: refuses if it was applied to another invoice
 * at the same moment, since the lock of that one's order must come first.
 */
async function takeBack(tx: Tx, { id, reason, refundedMinor = 0n }: Taken, allow: Allowing): Promise<Ended & Canceled> {
  const orders = await lockOrdersFirst(tx, (await paidBy(tx, id)).invoiceIds)
  const before = await lockReceivedPayment(tx, { id, action: 'CANCEL' })
  const memos = await lockOverpayments(tx, [id])
  const { standing, invoiceIds } = await paidBy(tx, id)
  const known = new Set(orders.map(invoice => invoice.id))
  if (invoiceIds.some(one => !known.has(one))) throw new Refusal(commonErrors.staleVersion)
  if (standing.some(({ verifiedMinor }) => verifiedMinor > 0n)) throw new Refusal(codes.paymentVerified)
  await allow(before, memos)
  const paid = sharesOf([...standing, ...(await creditedBy(tx, [id]))])
  await holdInvoices(tx, [...known])
  await voidOverpayments(tx, memos, reason)
  await unapply(tx, before)
  await settleOrdersOf(tx, orders)
  const after = await changeReceivedPayment(tx, before, 'CANCEL', {
    ...stepped(tx),
    status: canceledStatus(before.status),
    planned: [],
    unappliedMinor: 0n,
    refundedMinor,
    reason,
  })
  recordReceivedPaymentChange(tx, { action: 'CANCELLED', before, after, reason })
  return { before, after, reason, paid }
}

/** Canceled by a user, with a reason. PY-7: refuses in a locked period; PY-17: if its credit is being refunded; PY-21: if a provider received it. */
export async function cancelPayment(tx: Tx, account: Mailer, taken: Taken): Promise<void> {
  const ended = await takeBack(tx, taken, async (before, credit) => {
    if (isOfProvider(before)) throw new Refusal(codes.paymentOfProvider)
    if (credit.some(({ status, refundedMinor }) => status === 'REFUNDING' || refundedMinor > 0n))
      throw new Refusal(codes.paymentRefunded)
    await refuseLocked(tx, before.paymentDate)
  })
  await emailEndedPayment(tx, account, ended)
}

/**
 * Undoes what a provider's payment pays, for a reason, so that it can pay other invoices. PY-7: refuses if any of it was applied in a locked
 * period; G-3: if it was applied to another invoice at the same moment.
 */
export async function unapplyPayment(tx: Tx, { id, reason }: Taken): Promise<void> {
  const orders = await lockOrdersFirst(
    tx,
    (await readActiveApplications(tx, id)).map(({ invoiceId }) => invoiceId),
  )
  const before = await lockReceivedPayment(tx, { id, action: 'UNAPPLY' })
  const standing = await readActiveApplications(tx, id)
  const known = new Set(orders.map(invoice => invoice.id))
  if (standing.some(({ invoiceId }) => !known.has(invoiceId))) throw new Refusal(commonErrors.staleVersion)
  for (const day of new Set(standing.map(({ appliedOn }) => appliedOn))) await refuseLocked(tx, day)
  await unapply(tx, before)
  const after = await changeReceivedPayment(tx, before, 'UNAPPLY', {
    unappliedMinor: before.unappliedMinor + amountOf(standing),
  })
  recordReceivedPaymentChange(tx, { action: 'UPDATED', before, after, reason })
}

/** Canceled by the provider, which is a fact even in a locked period; undefined if it is canceled already. */
export async function cancelProviderPayment(tx: Tx, taken: Taken): Promise<Canceled | undefined> {
  if ((await readReceivedPayment(tx, taken.id)).status === 'CANCELED') return undefined
  return takeBack(tx, taken, async () => {})
}
