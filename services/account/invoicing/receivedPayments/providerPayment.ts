// Payments that a provider received for us. The provider is authoritative, so nothing of it is refused.
import { least } from '../../../kit/amounts.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import {
  type Applied,
  isAmountDue,
  type Invoice,
  invoiceList,
  isLive,
  lockInvoices,
  lockOrdersFirst,
  withheldOf,
} from '../invoices/public.ts'
import { settle } from './apply.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { spread } from './figures.ts'
import { insertPayment, keepRest, restOf } from './insert.ts'
import type { Paid } from './shares.ts'
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
  /** The legal entity that gets the money; null: not known. */
  entityId: string | null
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
  { invoice, method, currency, amountMinor, reference, paidAt, entityId }: ProviderPayment,
): Promise<ReceivedPaymentRow> {
  const takenMinor = isLive(invoice) && invoice.currency === currency ? spread(amountMinor, [invoice])[0]! : 0n
  const applied: Applied[] =
    takenMinor > 0n ? [{ invoice, amountMinor: takenMinor, withheldMinor: withheldOf(invoice, takenMinor) }] : []
  const payment = { customerId: invoice.customerId, method, currency, amountMinor, reference, paidAt, entityId }
  const row = await writeDown(tx, { ...payment, unappliedMinor: 0n, invoices: [invoice] })
  await settle(tx, row, applied)
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  await keepRest(tx, row, restOf(row, applied).overpaidMinor)
  return row
}

type Received = Omit<ProviderPayment, 'invoice'> & { customerId: string }

type Written = Received & { unappliedMinor: bigint; invoices: readonly Invoice[] }

async function writeDown(tx: Tx, { paidAt, reference, invoices, ...values }: Written): Promise<ReceivedPaymentRow> {
  const [payer] = await tx
    .select({ name: customer.name })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, values.customerId)))
  if (!payer) throw new Error('a payment without its customer')
  return insertPayment(
    tx,
    {
      ...values,
      customerName: payer.name,
      paymentDate: await dayOf(tx, paidAt),
      reference: reference.slice(0, MAX_REFERENCE),
      confirmedAt: paidAt,
      createdBy: tx.actorId,
    },
    invoices,
  )
}

type Payee = Pick<Received, 'customerId' | 'currency' | 'amountMinor' | 'entityId'>

/** The one open invoice of a customer that asks for exactly an amount, with its locks; undefined where none does, or several do. */
async function invoiceOfExactly(
  tx: Tx,
  { customerId, currency, amountMinor, entityId }: Payee,
): Promise<Invoice | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from invoice
    where organization_id = ${tx.organizationId} and customer_id = ${customerId} and currency = ${currency}
      and status in ('ISSUED', 'PARTIALLY_PAID') and (${entityId}::uuid is null or entity_id = ${entityId}::uuid)
      and (${amountMinor} in (remaining_minor - withheld_open_minor, remaining_minor)
        or (remaining_minor > ${amountMinor} and exists (
          select from invoice_milestone m where m.organization_id = invoice.organization_id and m.invoice_id = invoice.id)))`)
  const open = await invoiceList.read(
    tx,
    rows.map(({ id }) => id),
  )
  const [only, another] = open.filter(invoice => isAmountDue(invoice, amountMinor))
  if (!only || another) return undefined
  await lockOrdersFirst(tx, [only.id])
  const invoice = (await lockInvoices(tx, [only.id])).get(only.id)
  // Somebody may have paid it in this moment.
  return invoice && isLive(invoice) && isAmountDue(invoice, amountMinor) ? invoice : undefined
}

/**
 * Records what a customer paid without saying for which invoice. It pays the one open invoice that asks for exactly so much; where none or
 * several do it pays nothing by itself, and people apply it.
 */
export async function recordCustomerPayment(tx: Tx, { entityId, ...payment }: Received): Promise<ReceivedPaymentRow> {
  const invoice = await invoiceOfExactly(tx, { ...payment, entityId })
  const unappliedMinor = invoice ? 0n : payment.amountMinor
  const row = await writeDown(tx, { ...payment, entityId, unappliedMinor, invoices: invoice ? [invoice] : [] })
  const { amountMinor } = payment
  if (invoice) await settle(tx, row, [{ invoice, amountMinor, withheldMinor: withheldOf(invoice, amountMinor) }])
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  return row
}

/**
 * Records what is left of a payment after a refund, or after its reversal: it pays the given invoices in order, each at most what is given,
 * and the rest pays nothing.
 */
export async function recordPaymentOf(tx: Tx, payment: Received, shares: readonly Paid[]): Promise<ReceivedPaymentRow> {
  const ids = shares.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, ids)
  const invoices = await lockInvoices(tx, ids)
  let leftMinor = payment.amountMinor
  const applied = shares.flatMap(({ invoiceId, amountMinor: most }): Applied[] => {
    const invoice = invoices.get(invoiceId)!
    if (!isLive(invoice) || invoice.currency !== payment.currency) return []
    const amountMinor = least(least(leftMinor, most), invoice.remainingMinor)
    if (amountMinor === 0n) return []
    leftMinor -= amountMinor
    return [{ invoice, amountMinor, withheldMinor: withheldOf(invoice, amountMinor) }]
  })
  const row = await writeDown(tx, {
    ...payment,
    unappliedMinor: leftMinor,
    invoices: applied.map(({ invoice }) => invoice),
  })
  await settle(tx, row, applied)
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  return row
}
