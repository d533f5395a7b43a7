// Applies a payment to its customer's invoices, as chosen or earliest due first; and undoes that.
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { businessToday } from '../../organizations/public.ts'
import {
  amountOf,
  type Applied,
  cashOf,
  type Invoice,
  type InvoiceChoice,
  invoiceList,
  isLive,
  lockInvoices,
  lockOrdersFirst,
  owedBy,
  settleInvoice,
  settleOrdersOf,
  withheldOf,
} from '../invoices/public.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { codes } from './errors.ts'
import { spread } from './figures.ts'
import type { Choice } from './input.ts'
import type { ReceivedPayment } from './list.ts'
import {
  changeReceivedPayment,
  lockReceivedPayment,
  readReceivedPayment,
  readActiveApplications,
} from './repository.ts'
import { receivedPaymentApplication as applications, type ReceivedPaymentRow } from './table.ts'

type Payer = Pick<ReceivedPaymentRow, 'id' | 'customerId' | 'currency' | 'verification'>
type Paying = Pick<ReceivedPaymentRow, 'customerId' | 'currency'>

/** The chosen applications to locked invoices; refuses invalid ones with PY-1, PY-8, PY-9, PY-10, PY-16. */
export function chosenOf(
  payment: Paying,
  mostMinor: bigint,
  chosen: readonly InvoiceChoice[],
  invoices: ReadonlyMap<string, Invoice>,
): Applied[] {
  const applied = chosen.map(({ invoiceId, amount }, place): Applied => {
    const at = `applications.${place}`
    const invoice = invoices.get(invoiceId)!
    if (invoice.customerId !== payment.customerId || invoice.currency !== payment.currency)
      throw new Refusal(codes.paymentOtherCustomer, { path: `${at}.invoiceId` })
    if (!isLive(invoice)) throw new Refusal(codes.paymentInvoice, { path: `${at}.invoiceId` })
    const amountMinor = minorOf(amount)
    if (amountMinor > invoice.remainingMinor) throw aboveInvoice(invoice, `${at}.amount`)
    return { invoice, amountMinor, withheldMinor: withheldOf(invoice, amountMinor) }
  })
  if (amountOf(applied) > mostMinor)
    throw new Refusal(codes.paymentAppliedAbove, { path: 'applications', params: { most: formatMinor(mostMinor) } })
  return applied
}

/** More than an invoice owes: PY-8, or PY-16 if a claim is what pays it. */
function aboveInvoice({ remainingMinor, unverifiedMinor }: Invoice, path: string): Refusal {
  const most = formatMinor(remainingMinor)
  return unverifiedMinor > 0n
    ? new Refusal(codes.paymentAboveUnclaimed, { path, params: { most, claimed: formatMinor(unverifiedMinor) } })
    : new Refusal(codes.paymentAboveInvoice, { path, params: { most } })
}

/** Stores a payment's applications, and settles the invoices, whose locks are held. */
export async function settle(tx: Tx, payment: Payer, applied: readonly Applied[]): Promise<void> {
  if (applied.length === 0) return
  const appliedOn = await businessToday(tx)
  const appliedAt = tx.clock.now().toString()
  await tx.insert(applications).values(
    applied.map(({ invoice, amountMinor, withheldMinor }) => ({
      organizationId: tx.organizationId,
      id: newId(),
      paymentId: payment.id,
      invoiceId: invoice.id,
      amountMinor,
      withheldMinor,
      appliedOn,
      appliedAt,
      appliedBy: tx.actorId,
    })),
  )
  for (const { invoice, amountMinor, withheldMinor } of applied) {
    const unverifiedMinor = payment.verification === 'UNVERIFIED' ? amountMinor : 0n
    await settleInvoice(tx, invoice, { amountMinor, withheldMinor, unverifiedMinor })
  }
  await settleOrdersOf(
    tx,
    applied.map(({ invoice }) => invoice),
  )
}

async function finish(tx: Tx, before: ReceivedPayment, applied: readonly Applied[]): Promise<void> {
  await settle(tx, before, applied)
  const after = await changeReceivedPayment(tx, before, 'APPLY', {
    unappliedMinor: before.unappliedMinor - amountOf(applied),
  })
  recordReceivedPaymentChange(tx, { action: 'UPDATED', before, after })
}

/** Applies the rest of a payment to chosen invoices. */
export async function applyChosen(tx: Tx, id: string, { version, applications: chosen }: Choice): Promise<void> {
  const invoiceIds = chosen.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds)
  const before = await lockReceivedPayment(tx, { id, action: 'APPLY', version })
  const invoices = await lockInvoices(tx, invoiceIds)
  await finish(tx, before, chosenOf(before, before.unappliedMinor, chosen, invoices))
}

/** Applies the rest of a payment, earliest due first. PY-11: refuses if nothing is owed. */
export async function applyOldest(tx: Tx, id: string): Promise<void> {
  const ids = await owedBy(tx, await readReceivedPayment(tx, id))
  await lockOrdersFirst(tx, ids)
  const before = await lockReceivedPayment(tx, { id, action: 'APPLY' })
  const locked = await lockInvoices(tx, ids)
  const invoices = ids.map(one => locked.get(one)!).filter(isLive)
  // Only cash: tax to be withheld is only paid if a user says so.
  const taken = spread(
    before.unappliedMinor,
    invoices.map(invoice => ({ remainingMinor: cashOf(invoice), withheldOpenMinor: 0n })),
  )
  const applied = invoices.flatMap((invoice, place): Applied[] =>
    taken[place]! > 0n ? [{ invoice, amountMinor: taken[place]!, withheldMinor: 0n }] : [],
  )
  if (applied.length === 0) throw new Refusal(codes.paymentNothingToPay)
  await finish(tx, before, applied)
}

/** Undoes all applications of a payment; the locks of the orders and of the payment are held. */
export async function unapply(tx: Tx, payment: Payer): Promise<void> {
  const standing = await readActiveApplications(tx, payment.id)
  const invoices = await lockInvoices(
    tx,
    standing.map(({ invoiceId }) => invoiceId),
  )
  await tx
    .update(applications)
    .set({ undoneAt: tx.clock.now().toString(), undoneBy: tx.actorId })
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        eq(applications.paymentId, payment.id),
        isNull(applications.undoneAt),
      ),
    )
  // The same payment may pay an invoice in parts: each is undone from the state left by the previous one.
  const now = new Map(invoices)
  for (const { invoiceId, amountMinor, withheldMinor } of standing) {
    const unverifiedMinor = payment.verification === 'UNVERIFIED' ? -amountMinor : 0n
    await settleInvoice(tx, now.get(invoiceId)!, {
      amountMinor: -amountMinor,
      withheldMinor: -withheldMinor,
      unverifiedMinor,
    })
    const after = await invoiceList.readOne(tx, invoiceId)
    if (after) now.set(invoiceId, after)
  }
  await settleOrdersOf(tx, [...invoices.values()])
}
