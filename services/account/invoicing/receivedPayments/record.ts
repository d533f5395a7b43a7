// How payments are recorded by hand, confirmed and canceled.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { lockOver } from '../../controls/public.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { authorsAmong, businessToday } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { invoicesCreditedBy, lockOverpayments, openOverpayment, voidOverpayments } from '../creditMemos/public.ts'
import { amountOf, holdInvoices, lockInvoices, lockOrdersFirst, settleOrdersOf } from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { chosenOf, settle, unapply } from './apply.ts'
import { tellReceivedPayment } from './describe.ts'
import { codes } from './errors.ts'
import type { ReceivedPaymentInput } from './input.ts'
import { changeReceivedPayment, lockReceivedPayment, readReceivedPayment, readStanding, stepped } from './repository.ts'
import { receivedPayment as table, receivedPaymentFile, type ReceivedPaymentRow } from './table.ts'

const LONGEST_SEARCH = 1_000

/** Refuses PY-7: books before the lock are closed. */
async function refuseLocked(tx: Tx, day: string, path?: string): Promise<void> {
  const date = await lockOver(tx, day)
  if (date !== null) throw new Refusal(codes.receivedPaymentPeriodLocked, { ...(path && { path }), params: { date } })
}

/**
 * Records a payment with its proof. A transfer is a claim until a bank line verifies it: it pays its invoices and frees nothing. Cash waits for
 * somebody else, and pays nothing before. What it has above the invoices that it pays is credit, which is pending as long as it is a claim.
 */
export async function recordPayment(tx: Tx, files: Files, input: ReceivedPaymentInput): Promise<ReceivedPaymentRow> {
  const { paymentDate, method, currency } = input
  if (paymentDate > (await businessToday(tx))) throw new Refusal(codes.receivedPaymentDate, { path: 'paymentDate' })
  await refuseLocked(tx, paymentDate, 'paymentDate')
  if (input.fileIds.length === 0) throw new Refusal(codes.paymentProofMissing, { path: 'fileIds' })
  const payer = await readPayer(tx, input.customerId)
  const invoiceIds = input.applications.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds)
  const invoices = await lockInvoices(tx, invoiceIds)
  const amountMinor = minorOf(input.amount)
  const applied = chosenOf({ customerId: payer.id, currency }, amountMinor, input.applications, invoices)
  const waits = method === 'CASH'
  const rest = restOf({ method, amountMinor }, applied)
  const { paymentPrefix: prefix } = await readOrderSettings(tx)
  const number = await takeDocumentNumber(tx, { kind: 'RECEIVED_PAYMENT', date: paymentDate, prefix })
  const [row] = await tx
    .insert(table)
    .values({
      ...stepped(tx),
      organizationId: tx.organizationId,
      id: newId(),
      number,
      status: waits ? 'PENDING' : 'SUCCEEDED',
      method,
      verification: method === 'BANK_TRANSFER' ? 'UNVERIFIED' : null,
      customerId: payer.id,
      customerName: payer.name,
      paymentDate,
      currency,
      amountMinor,
      unappliedMinor: waits ? 0n : rest.unappliedMinor,
      planned: waits ? applied.map(one => ({ invoiceId: one.invoice.id, amount: String(one.amountMinor) })) : [],
      reference: input.reference,
      note: input.note,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
      searchText: [
        number,
        payer.name,
        input.reference,
        formatMinor(amountMinor),
        input.note,
        ...applied.map(({ invoice }) => invoice.number),
      ]
        .join(' ')
        .toLowerCase()
        .slice(0, LONGEST_SEARCH),
    })
    .returning()
  await attachFiles(tx, files, row!.id, input.fileIds)
  if (!waits) await settle(tx, row!, applied)
  tellReceivedPayment(tx, { action: 'CREATED', before: undefined, after: row! })
  if (!waits) await keepRest(tx, row!, rest.overpaidMinor)
  return row!
}

type Paid = Pick<ReceivedPaymentRow, 'method' | 'amountMinor'>

/**
 * What a payment has above the invoices that it pays: credit. One that pays none yet is an advance, which people apply themselves; but of a
 * claim all of it is kept as credit, for only the bank makes it usable.
 */
export function restOf({ method, amountMinor }: Paid, applied: readonly { amountMinor: bigint }[]) {
  const restMinor = amountMinor - amountOf(applied)
  return applied.length === 0 && method !== 'BANK_TRANSFER'
    ? { unappliedMinor: restMinor, overpaidMinor: 0n }
    : { unappliedMinor: 0n, overpaidMinor: restMinor }
}

async function keepRest(tx: Tx, payment: ReceivedPaymentRow, amountMinor: bigint): Promise<void> {
  const isPending = payment.verification === 'UNVERIFIED'
  if (amountMinor > 0n) await openOverpayment(tx, { payment, amountMinor, isPending })
}

/** The customer who paid; refuses PY-14 to whoever never was one. */
async function readPayer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: customer.id, name: customer.name, status: customer.status })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, id)))
  // One that is deactivated may still owe, and pay.
  if (!row || !['ACTIVE', 'DEACTIVATED'].includes(row.status))
    throw new Refusal(codes.receivedPaymentCustomer, { path: 'customerId' })
  return row
}

async function attachFiles(tx: Tx, files: Files, paymentId: string, fileIds: readonly string[]): Promise<void> {
  const unique = [...new Set(fileIds)]
  for (const [place, id] of unique.entries()) await files.storedFile(tx, id, 'PAYMENT_PROOF', `fileIds.${place}`)
  const { organizationId } = tx
  await tx
    .insert(receivedPaymentFile)
    .values(unique.map((fileId, place) => ({ organizationId, paymentId, fileId, place })))
}

type Seen = { id: string; version: number }

/** Confirms cash that somebody else took: it pays what it was to pay, as far as that is still owed. */
export async function confirmPayment(tx: Tx, { id, version }: Seen): Promise<void> {
  const { planned } = await readReceivedPayment(tx, id)
  const invoiceIds = planned.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds)
  const before = await lockReceivedPayment(tx, { id, action: 'CONFIRM', version })
  await refuseLocked(tx, before.paymentDate)
  const invoices = await lockInvoices(tx, invoiceIds)
  const owed = planned.flatMap(({ invoiceId, amount }) => {
    const { remainingMinor } = invoices.get(invoiceId)!
    const wanted = BigInt(amount)
    const most = wanted < remainingMinor ? wanted : remainingMinor
    return most > 0n ? [{ invoiceId, amount: formatMinor(most) }] : []
  })
  const applied = chosenOf(before, before.amountMinor, owed, invoices)
  const rest = restOf(before, applied)
  await settle(tx, before, applied)
  const after = await changeReceivedPayment(tx, before, 'CONFIRM', {
    ...stepped(tx),
    status: 'SUCCEEDED',
    planned: [],
    unappliedMinor: rest.unappliedMinor,
    confirmedAt: tx.clock.now().toString(),
    confirmedBy: tx.actorId,
  })
  tellReceivedPayment(tx, { action: 'APPROVED', before, after })
  await keepRest(tx, after, rest.overpaidMinor)
}

/** Takes a payment back, for a reason: what it paid is owed again, and so is what its credit paid. Its number stays its own. */
export async function cancelPayment(tx: Tx, { id, reason }: { id: string; reason: string }): Promise<void> {
  const seen = (await readStanding(tx, id)).map(({ invoiceId }) => invoiceId)
  const credited = await invoicesCreditedBy(tx, [id])
  const orders = await lockOrdersFirst(tx, [...new Set([...seen, ...credited])])
  const before = await lockReceivedPayment(tx, { id, action: 'CANCEL' })
  const memos = await lockOverpayments(tx, [id])
  // It has paid another invoice since, whose order is not locked.
  const standing = await readStanding(tx, id)
  const creditedNow = await invoicesCreditedBy(tx, [id])
  const known = new Set(orders.map(invoice => invoice.id))
  if ([...standing.map(({ invoiceId }) => invoiceId), ...creditedNow].some(one => !known.has(one)))
    throw new Refusal(commonErrors.staleVersion)
  if (standing.some(({ verifiedMinor }) => verifiedMinor > 0n)) throw new Refusal(codes.paymentVerified)
  await refuseLocked(tx, before.paymentDate)
  await holdInvoices(tx, [...known])
  await voidOverpayments(tx, memos, reason)
  await unapply(tx, before)
  await settleOrdersOf(tx, orders)
  const after = await changeReceivedPayment(tx, before, 'CANCEL', {
    ...stepped(tx),
    status: 'CANCELED',
    planned: [],
    unappliedMinor: 0n,
    reason,
  })
  tellReceivedPayment(tx, { action: 'CANCELLED', before, after, reason })
}
