// Payments that a provider received for us: what it says is the truth, so that nothing of it is refused.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { amountOf, type Applied, type Invoice, isLive, lockOrdersFirst, withheldOf } from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { settle, unapply } from './apply.ts'
import { tellReceivedPayment } from './describe.ts'
import { spread } from './figures.ts'
import { changeReceivedPayment, lockReceivedPayment, readReceivedPayment, readStanding, stepped } from './repository.ts'
import { type ProviderMethod, receivedPayment as table, type ReceivedPaymentRow } from './table.ts'

type ProviderPayment = {
  /** With its lock, and that of its order. */
  invoice: Invoice
  method: ProviderMethod
  currency: Currency
  amountMinor: bigint
  /** The provider's own reference. */
  reference: string
  paidAt: string
}

const MAX_REFERENCE = 60

/** The organization's day at a moment; never after today. */
async function dayOf(tx: Tx, instant: string): Promise<string> {
  const [own] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  const day = Temporal.Instant.from(instant)
    .toZonedDateTimeISO(own?.timeZone ?? 'Asia/Jakarta')
    .toPlainDate()
    .toString()
  const today = await businessToday(tx)
  return day < today ? day : today
}

/** Records what a provider received for an invoice: it pays the cash that remains, then what was to be withheld; the rest stays unapplied. */
export async function recordProviderPayment(
  tx: Tx,
  { invoice, method, currency, amountMinor, reference, paidAt }: ProviderPayment,
): Promise<ReceivedPaymentRow> {
  const takenMinor = isLive(invoice) && invoice.currency === currency ? spread(amountMinor, [invoice])[0]! : 0n
  const applied: Applied[] =
    takenMinor > 0n ? [{ invoice, amountMinor: takenMinor, withheldMinor: withheldOf(invoice, takenMinor) }] : []
  const paymentDate = await dayOf(tx, paidAt)
  const { paymentPrefix: prefix } = await readOrderSettings(tx)
  const [payer] = await tx
    .select({ name: customer.name })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, invoice.customerId)))
  if (!payer) throw new Error('an invoice without its customer')
  const number = await takeDocumentNumber(tx, { kind: 'RECEIVED_PAYMENT', date: paymentDate, prefix })
  const [row] = await tx
    .insert(table)
    .values({
      ...stepped(tx),
      organizationId: tx.organizationId,
      id: newId(),
      number,
      status: 'SUCCEEDED',
      method,
      customerId: invoice.customerId,
      customerName: payer.name,
      paymentDate,
      currency,
      amountMinor,
      unappliedMinor: amountMinor - amountOf(applied),
      reference: reference.slice(0, MAX_REFERENCE),
      confirmedAt: paidAt,
      createdBy: tx.actorId,
      searchText: [number, payer.name, reference, formatMinor(amountMinor), invoice.number].join(' ').toLowerCase(),
    })
    .returning()
  await settle(tx, row!, applied)
  tellReceivedPayment(tx, { action: 'CREATED', before: undefined, after: row! })
  return row!
}

/** The provider took a payment back: what it paid is owed again. Its number stays its own. */
export async function cancelProviderPayment(tx: Tx, id: string, reason: string): Promise<void> {
  await lockOrdersFirst(
    tx,
    (await readStanding(tx, id)).map(({ invoiceId }) => invoiceId),
  )
  // Somebody has canceled it already.
  if ((await readReceivedPayment(tx, id)).status === 'CANCELED') return
  const before = await lockReceivedPayment(tx, { id, action: 'CANCEL' })
  await unapply(tx, before)
  const after = await changeReceivedPayment(tx, before, 'CANCEL', {
    ...stepped(tx),
    status: 'CANCELED',
    planned: [],
    unappliedMinor: 0n,
    reason,
  })
  tellReceivedPayment(tx, { action: 'CANCELLED', before, after, reason })
}
