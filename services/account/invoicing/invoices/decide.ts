// Users' decisions on an invoice: submit, return, issue or cancel.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOver } from '../../controls/public.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { businessToday, isOwn, withActor } from '../../organizations/public.ts'
import type { CustomerRow } from '../customers/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { isInvoiceable, type SalesOrder } from '../salesOrders/public.ts'
import { recordInvoiceChange } from './describe.ts'
import { codes } from './errors.ts'
import { calledOff, owedChanged } from './events.ts'
import { dueDateOf, figureColumns, invoiceAmounts, nextDueOf, rateFor, refuseVat } from './figures.ts'
import type { Invoice } from './list.ts'
import { invoice, type InvoiceLineRow } from './table.ts'
import { readSeller, type Seller, snapshotOf } from './parties.ts'
import { changeInvoice, lockInvoiceFor, readInvoiceLines, removeInvoice } from './repository.ts'
import { release, reserve, settleOrder } from './reserve.ts'
import { storedFigures } from './stored.ts'

/** Requests approval, and reserves the invoiced quantities of the order: of two invoices for the last of it, one is refused. */
export async function submitInvoice(tx: Tx, id: string): Promise<void> {
  const { before, order, customer } = await lockInvoiceFor(tx, { id, action: 'SUBMIT', customer: true })
  const lines = await readInvoiceLines(tx, [id])
  await refuseUnready(tx, before, { lines, seller: await readSeller(tx, before.entityId), customer, order })
  if (order) {
    await reserve(tx, before, { order, lines })
    tx.emit('sales-order.changed', order.id)
  }
  const after = await changeInvoice(tx, before, 'SUBMIT', {
    ...stepped(tx),
    status: 'WAITING_APPROVAL',
    reason: null,
    // A draft of a billing cycle has no author: its submitter becomes the author, so another user must approve it.
    ...(before.authorIds.length === 0 && { authorIds: withActor(tx, invoice.authorIds) }),
  })
  recordInvoiceChange(tx, { action: 'SUBMITTED', before, after })
}

type Beside = {
  lines: InvoiceLineRow[]
  seller: Seller
  customer: CustomerRow | undefined
  order: SalesOrder | undefined
}

/**
 * What was valid when it was written may have changed since. Refuses IN-10, IN-5, IN-50, IN-16; IN-4 or IN-49 if the order changed meanwhile;
 * IN-14 if its day no longer has a tax rate; IN-23 if the rate or taxes of customer or company change its figures.
 */
async function refuseUnready(tx: Tx, before: Invoice, { lines, seller, customer, order }: Beside): Promise<void> {
  const { invoiceDate, vatTreatment } = before
  if (invoiceDate > (await businessToday(tx))) throw new Refusal(codes.invoiceDate, { path: 'invoiceDate' })
  refuseVat(vatTreatment, seller)
  if (order) {
    const isTheirs = order.customerId === before.customerId && order.currency === before.currency
    if (!isTheirs || !isInvoiceable(order)) throw new Refusal(codes.invoiceOrder, { path: 'orderId' })
    if (order.entityId !== before.entityId) throw new Refusal(codes.invoiceEntity, { path: 'entityId' })
    if (order.vatTreatment !== vatTreatment) throw new Refusal(codes.invoiceVatTreatments, { path: 'vatTreatment' })
  }
  const rate = await rateFor(tx, before)
  const now = figureColumns(invoiceAmounts(storedFigures(before, lines), { seller, buyer: customer, rate }))
  const isSame =
    rate.rupiahRate === before.rupiahRate &&
    rate.rateDecree === before.rateDecree &&
    now.totalMinor === before.totalMinor &&
    now.vatMinor === before.vatMinor &&
    now.stampMinor === before.stampMinor &&
    now.withheldMinor === before.withheldMinor &&
    now.collectedVatMinor === before.collectedVatMinor
  if (!isSame) throw new Refusal(codes.invoiceFiguresChanged)
}

type WithReason = { id: string; reason: string }

/** Returns an invoice to its author, and releases the reserved quantities. */
export async function returnInvoice(tx: Tx, { id, reason }: WithReason): Promise<void> {
  const { before, order } = await lockInvoiceFor(tx, { id, action: 'RETURN' })
  if (order) {
    await release(tx, before, order)
    tx.emit('sales-order.changed', order.id)
  }
  const after = await changeInvoice(tx, before, 'RETURN', { ...stepped(tx), status: 'DRAFT', reason })
  recordInvoiceChange(tx, { action: 'REJECTED', before, after, reason })
}

type Approval = { id: string; version: number }

/**
 * Another user than its authors approves exactly this invoice: it gets the next number of its date's year, and a snapshot of the parties.
 * The number's series is locked last, and a rollback leaves no gap in it.
 */
export async function approveInvoice(tx: Tx, { id, version }: Approval): Promise<void> {
  const { before, order, customer } = await lockInvoiceFor(tx, { id, action: 'APPROVE', version, customer: true })
  if (isOwn(before, tx)) throw new Refusal(codes.invoiceOwn)
  const seller = await readSeller(tx, before.entityId)
  const lines = await readInvoiceLines(tx, [id])
  await refuseUnready(tx, before, { lines, seller, customer, order })
  await refuseLocked(tx, before)
  const { invoicePrefix: prefix } = await readOrderSettings(tx)
  const due = dueDateOf(before, null)
  const unpaid = { remainingMinor: before.totalMinor, withheldOpenMinor: before.withheldMinor }
  const number = await takeDocumentNumber(tx, { kind: 'INVOICE', date: before.invoiceDate, prefix })
  // An imported old invoice may have it.
  const taken = { error: codes.invoiceNumberOfImported, params: { number } }
  const after = await refusing({ invoice_number: taken }, () =>
    changeInvoice(tx, before, 'APPROVE', {
      ...stepped(tx),
      number,
      // All of it was invoiced in advance: nothing is left to pay.
      status: before.totalMinor === 0n ? 'PAID' : 'ISSUED',
      issuedAt: tx.clock.now().toString(),
      issuedBy: tx.actorId,
      snapshot: snapshotOf(seller, customer!),
      dueDate: due,
      ...unpaid,
      nextDueDate: nextDueOf({ ...before, ...unpaid }, due, before.milestones),
      deliveryStatus: before.hardCopy ? 'OPEN' : null,
      searchText: `${number.toLowerCase()} ${before.searchText}`,
      authorIds: [],
    }),
  )
  if (order) await settleOrder(tx, order.id)
  recordInvoiceChange(tx, { action: 'APPROVED', before, after })
}

/** IN-19: refuses days before the period lock. */
async function refuseLocked(tx: Tx, { invoiceDate, openedOn }: Invoice): Promise<void> {
  const date = await lockOver(tx, openedOn ?? invoiceDate)
  if (date !== null) throw new Refusal(codes.invoicePeriodLocked, { params: { date } })
}

type CalledOff = WithReason & {
  /** The canceling user confirms that its tax invoice is canceled at the tax office. */
  isTaxInvoiceCanceled: boolean
}

/** Cancels an issued, unpaid invoice. Its number is not reused, and its quantities can be invoiced again. */
export async function cancelInvoice(tx: Tx, { id, reason, isTaxInvoiceCanceled }: CalledOff): Promise<void> {
  const { before, order } = await lockInvoiceFor(tx, { id, action: 'CANCEL' })
  await refuseLocked(tx, before)
  if (order) await release(tx, before, order)
  const after = await changeInvoice(tx, before, 'CANCEL', {
    ...stepped(tx),
    status: 'CANCELED',
    reason,
    remainingMinor: 0n,
    withheldOpenMinor: 0n,
    nextDueDate: null,
  })
  if (order) await settleOrder(tx, order.id)
  recordInvoiceChange(tx, { action: 'CANCELLED', before, after, reason })
  await tx.raise(calledOff, { invoice: after, isTaxInvoiceCanceled })
  await tx.raise(owedChanged, { invoice: after })
}

/** Deletes a draft. */
export async function deleteInvoice(tx: Tx, id: string): Promise<void> {
  const { before } = await lockInvoiceFor(tx, { id, action: 'DELETE' })
  await removeInvoice(tx, before)
  recordInvoiceChange(tx, { action: 'DELETED', before, after: before })
}
