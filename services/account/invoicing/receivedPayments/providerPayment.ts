// Payments that a provider received for us. The provider is authoritative, so nothing of it is refused.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { type Applied, type Invoice, isLive, withheldOf } from '../invoices/public.ts'
import { settle } from './apply.ts'
import { tellReceivedPayment } from './describe.ts'
import { spread } from './figures.ts'
import { insertPayment, keepRest, restOf } from './insert.ts'
import type { ProviderMethod, ReceivedPaymentRow } from './table.ts'

type ProviderPayment = {
  /** Locked, like its order. */
  invoice: Invoice
  method: ProviderMethod
  currency: Currency
  amountMinor: bigint
  /** The provider's own reference. */
  reference: string
  paidAt: string
}

const MAX_REFERENCE = 60

/** The organization's date of an instant; never after today. */
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

/** Records a provider's payment for an invoice: it pays the remaining cash, then tax to be withheld; the rest is credit. */
export async function recordProviderPayment(
  tx: Tx,
  { invoice, method, currency, amountMinor, reference, paidAt }: ProviderPayment,
): Promise<ReceivedPaymentRow> {
  const takenMinor = isLive(invoice) && invoice.currency === currency ? spread(amountMinor, [invoice])[0]! : 0n
  const applied: Applied[] =
    takenMinor > 0n ? [{ invoice, amountMinor: takenMinor, withheldMinor: withheldOf(invoice, takenMinor) }] : []
  const [payer] = await tx
    .select({ name: customer.name })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, invoice.customerId)))
  if (!payer) throw new Error('an invoice without its customer')
  const row = await insertPayment(
    tx,
    {
      method,
      customerId: invoice.customerId,
      customerName: payer.name,
      paymentDate: await dayOf(tx, paidAt),
      currency,
      amountMinor,
      reference: reference.slice(0, MAX_REFERENCE),
      confirmedAt: paidAt,
      createdBy: tx.actorId,
    },
    [invoice],
  )
  await settle(tx, row, applied)
  tellReceivedPayment(tx, { action: 'CREATED', before: undefined, after: row })
  await keepRest(tx, row, restOf(row, applied).overpaidMinor)
  return row
}
