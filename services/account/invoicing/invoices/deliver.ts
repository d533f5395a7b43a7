// Tracks the paper copy of an invoice. Payment terms that count from its arrival start there.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOver } from '../../controls/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { recordInvoiceChange } from './describe.ts'
import { codes } from './errors.ts'
import { dueDateOf, nextDueOf } from './figures.ts'
import type { Arrival, Shipment } from './input.ts'
import { addressText } from './parties.ts'
import { changeInvoice, lockInvoiceFor } from './repository.ts'

/** IN-20: refuses a future day, or one before the previous step. IN-19: refuses one before the period lock. */
async function refuseOutOfOrder(tx: Tx, date: string, earliest: string): Promise<void> {
  if (date < earliest || date > (await businessToday(tx)))
    throw new Refusal(codes.invoiceDeliveryDate, { path: 'date' })
  const lock = await lockOver(tx, date)
  if (lock !== null) throw new Refusal(codes.invoicePeriodLocked, { path: 'date', params: { date: lock } })
}

/** Records that the paper copy was sent. */
export async function shipInvoice(tx: Tx, id: string, { date, address, courier }: Shipment): Promise<void> {
  const { before } = await lockInvoiceFor(tx, { id, action: 'SHIP' })
  await refuseOutOfOrder(tx, date, before.invoiceDate)
  const after = await changeInvoice(tx, before, 'SHIP', {
    deliveryStatus: 'SHIPPED',
    shippedOn: date,
    shippedTo: address ?? (await deliveryAddressOf(tx, before.customerId)),
    courier,
  })
  recordInvoiceChange(tx, { action: 'SENT', before, after })
}

async function deliveryAddressOf(tx: Tx, customerId: string): Promise<string | null> {
  const [found] = await tx
    .select({
      delivery: customer.deliveryAddress,
      billing: customer.billingAddress,
      registered: customer.registeredAddress,
    })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  const address = found?.delivery ?? found?.billing ?? found?.registered
  return address ? addressText(address).slice(0, 500) : null
}

/** Records that the customer received the paper copy. */
export async function receiveInvoice(tx: Tx, files: Files, id: string, arrived: Arrival): Promise<void> {
  const { date, receivedBy, fileId } = arrived
  if (fileId !== null) await files.storedFile(tx, fileId, 'HARD_COPY_RECEIPT')
  const { before } = await lockInvoiceFor(tx, { id, action: 'RECEIVE' })
  await refuseOutOfOrder(tx, date, before.shippedOn ?? before.invoiceDate)
  const due = dueDateOf(before, date)
  const after = await changeInvoice(tx, before, 'RECEIVE', {
    deliveryStatus: 'RECEIVED',
    receivedOn: date,
    receivedBy,
    receivedFileId: fileId,
    dueDate: due,
    nextDueDate: nextDueOf(before, due, before.milestones),
  })
  recordInvoiceChange(tx, { action: 'UPDATED', before, after })
}
