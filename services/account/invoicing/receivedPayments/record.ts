// Recording payments by hand, and confirming them.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { authorsAmong, businessToday } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { type Invoice, lockInvoices, lockOrdersFirst } from '../invoices/public.ts'
import { chosenOf, settle } from './apply.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { codes } from './errors.ts'
import type { ReceivedPaymentInput } from './input.ts'
import { insertPayment, keepRest, restOf } from './insert.ts'
import type { ReceivedPayment } from './list.ts'
import { refuseLocked } from './periodLock.ts'
import { changeReceivedPayment, lockReceivedPayment, readReceivedPayment } from './repository.ts'
import { receivedPaymentFile, type ReceivedPaymentRow } from './table.ts'

/**
 * Records a payment with its proof. A transfer is a claim until a bank line verifies it: it pays its invoices, but still counts toward the
 * credit limit. Cash pays nothing until another user confirms it. The excess is credit, pending while it is a claim.
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
  const row = await insertPayment(
    tx,
    {
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
    },
    applied.map(({ invoice }) => invoice),
  )
  await attachFiles(tx, files, row.id, input.fileIds)
  if (!waits) await settle(tx, row, applied)
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  if (!waits) await keepRest(tx, row, rest.overpaidMinor)
  return row
}

/** The paying customer. PY-14: refuses one that was never active. */
async function readPayer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: customer.id, name: customer.name, status: customer.status })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, id)))
  // A deactivated customer may still owe and pay.
  if (!row || !['ACTIVE', 'DEACTIVATED'].includes(row.status))
    throw new Refusal(codes.receivedPaymentCustomer, { path: 'customerId' })
  return row
}

export async function attachFiles(tx: Tx, files: Files, paymentId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'PAYMENT_PROOF')
  await tx.insert(receivedPaymentFile).values(links.map(link => ({ ...link, paymentId })))
}

type Seen = { id: string; version: number }

/**
 * Confirms cash recorded by another user, or a customer's transfer proof: it pays the planned invoices, as far as they are still owed. A
 * transfer is a claim then.
 */
export async function confirmPayment(tx: Tx, { id, version }: Seen): Promise<void> {
  const { planned } = await readReceivedPayment(tx, id)
  const invoiceIds = planned.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds)
  const before = await lockReceivedPayment(tx, { id, action: 'CONFIRM', version })
  await refuseLocked(tx, before.paymentDate)
  await confirmHeld(tx, before, await lockInvoices(tx, invoiceIds))
}

/** Confirms a pending payment, locked with its invoices. PY-18: refuses a proof of what is paid already, which would count twice. */
export async function confirmHeld(
  tx: Tx,
  before: ReceivedPayment,
  invoices: ReadonlyMap<string, Invoice>,
): Promise<void> {
  const owed = before.planned.flatMap(({ invoiceId, amount }) => {
    const { remainingMinor } = invoices.get(invoiceId)!
    const wanted = BigInt(amount)
    const most = wanted < remainingMinor ? wanted : remainingMinor
    return most > 0n ? [{ invoiceId, amount: formatMinor(most) }] : []
  })
  if (owed.length === 0 && before.method === 'BANK_TRANSFER') throw new Refusal(codes.proofNothingOwed)
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
  recordReceivedPaymentChange(tx, { action: 'APPROVED', before, after })
  await keepRest(tx, after, rest.overpaidMinor)
}
