// Reads the content of an invoice's document.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { rupiahAmounts } from '../amounts/public.ts'
import { printedBankOf } from '../bankDetails/public.ts'
import { namedVirtualAccounts } from '../checkout/public.ts'
import { customer } from '../customers/public.ts'
import { formatQuantity } from '../documents/public.ts'
import {
  type Invoice,
  invoice as table,
  type InvoiceLineRow,
  readInvoiceLines,
  readSeller,
  type Seller,
  snapshotOf,
} from '../invoices/public.ts'
import { salesOrder } from '../salesOrders/public.ts'
import { taxInvoice } from '../taxInvoices/public.ts'
import type { PrintedInvoice, PrintedState, PrintedVirtualAccount } from './printed.ts'

/** An issued invoice with its snapshot of the parties, any other with the current ones. */
export async function readPrintedInvoice(tx: Tx, row: Invoice): Promise<PrintedInvoice> {
  const { seller, buyer } = row.snapshot ?? (await partiesNow(tx, row.customerId, await readSeller(tx, row.entityId)))
  return {
    bank: await printedBankOf(tx, row),
    virtualAccounts: await printedVirtualAccounts(tx, row),
    state: stateOf(row),
    kind: row.kind,
    number: row.number,
    seller,
    buyer,
    invoiceDate: row.invoiceDate,
    dueDate: row.dueDate,
    termDays: row.termDays,
    customerReference: row.customerReference,
    orderNumber: await orderNumberOf(tx, row.orderId),
    taxInvoiceNumber: await taxInvoiceNumberOf(tx, row.id),
    note: row.note,
    currency: row.currency,
    vatTreatment: row.vatTreatment,
    vatRate: row.vatRate,
    lines: (await readInvoiceLines(tx, [row.id])).map(printedLine),
    subtotalMinor: row.subtotalMinor,
    discountMinor: row.discountMinor,
    advances: await advancesOf(tx, row),
    baseMinor: row.baseMinor,
    vatMinor: row.vatMinor,
    rupiah: rupiahOf(row),
    isStampDue: row.isStampDue,
    stampSerial: row.stampSerial,
    stampMinor: row.stampMinor,
    totalMinor: row.totalMinor,
    withheld: row.withheld.map(({ code, rate, amount }) => ({ code, rate, amountMinor: BigInt(amount) })),
    collectedVatMinor: row.collectedVatMinor,
    withheldMinor: row.withheldMinor,
    milestones: row.milestones.map(({ name, percent, dueDate, total, withheld }) => ({
      name,
      percent,
      dueDate,
      totalMinor: BigInt(total),
      withheldMinor: BigInt(withheld),
    })),
    at: momentOf(row.statusChangedAt),
  }
}

/** Virtual accounts that a document names. */
export const printedVirtualAccounts = async (
  tx: Tx,
  { customerId, currency, entityId }: { customerId: string; currency: string; entityId: string | null },
): Promise<PrintedVirtualAccount[]> =>
  (await namedVirtualAccounts(tx, { customerId, currency, entityId })).map(({ bankName, number }) => ({
    bankName,
    number,
  }))

type InRupiah = Pick<Invoice, 'baseMinor' | 'vatTreatment' | 'invoiceDate' | 'rupiahRate' | 'rateDecree'>

/** What the tax office is told of an invoice in a foreign currency; null: it is in rupiah. */
export function rupiahOf({
  baseMinor,
  vatTreatment,
  invoiceDate: date,
  rupiahRate: rate,
  rateDecree: decree,
}: InRupiah) {
  if (rate === null || decree === null) return null
  return { ...rupiahAmounts({ baseMinor, vatTreatment, date, rate }), rate, decree }
}

function stateOf({ status, number }: Invoice): PrintedState {
  if (status === 'CANCELED' || status === 'WRITTEN_OFF') return status
  return number === null ? 'DRAFT' : 'ISSUED'
}

/** In milliseconds. */
export const momentOf = (at: string): number => Temporal.Instant.from(at).epochMilliseconds

/** The current seller and buyer. */
export async function partiesNow(tx: Tx, customerId: string, seller: Seller) {
  const [found] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (!found) throw new Error('a record without its customer')
  return snapshotOf(seller, found)
}

const printedLine = (line: InvoiceLineRow) => ({
  description: line.description,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  priceMinor: line.priceMinor,
  discountMinor: line.discountMinor,
  netMinor: line.netMinor,
})

async function orderNumberOf(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [found] = await tx
    .select({ number: salesOrder.number })
    .from(salesOrder)
    .where(and(eq(salesOrder.organizationId, tx.organizationId), eq(salesOrder.id, id)))
  return found?.number ?? null
}

/** The number assigned by the tax office; null: none yet. */
export async function taxInvoiceNumberOf(tx: Tx, invoiceId: string): Promise<string | null> {
  const [found] = await tx
    .select({ number: taxInvoice.number })
    .from(taxInvoice)
    .where(and(eq(taxInvoice.organizationId, tx.organizationId), eq(taxInvoice.invoiceId, invoiceId)))
  return found?.number ?? null
}

type Deduction = { invoiceId: string; amount: string }

/** Advances that are taken off, in minor units, by the numbers of their invoices. */
export async function advancesOf(
  tx: Tx,
  { deductions }: { deductions: readonly Deduction[] },
): Promise<PrintedInvoice['advances']> {
  if (deductions.length === 0) return []
  const ids = deductions.map(({ invoiceId }) => invoiceId)
  const rows = await tx
    .select({ id: table.id, number: table.number })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), inArray(table.id, ids)))
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return deductions.map(({ invoiceId, amount }) => ({
    number: numbers.get(invoiceId) ?? null,
    amountMinor: BigInt(amount),
  }))
}
