// Reads the content of a payment's receipt.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { fraction, stampDutyOf } from '../amounts/public.ts'
import { creditMemo } from '../creditMemos/public.ts'
import { invoice, sellerOfInvoices } from '../invoices/public.ts'
import { hasReceipt, readPaying, readReceivedPayment, type ReceivedPayment } from '../receivedPayments/public.ts'
import { codes } from './errors.ts'
import type { PrintedReceipt } from './printed.ts'
import { momentOf, partiesNow } from './readInvoice.ts'

/** The receipt of a payment. PY-15: refuses one that has not been seen to arrive, or was canceled. */
export async function readPrintedReceipt(tx: Tx, id: string) {
  const row = await readReceivedPayment(tx, id)
  if (!hasReceipt(row)) throw new Refusal(codes.receiptMissing)
  return {
    name: `${row.number}.pdf`,
    version: row.version,
    isKept: true,
    read: async () => ({ receipt: await receiptOf(tx, row) }),
  }
}

async function receiptOf(tx: Tx, row: ReceivedPayment): Promise<PrintedReceipt> {
  const applications = await readPaying(tx, row.id)
  const invoiceIds = applications.map(({ invoiceId }) => invoiceId)
  const { seller, buyer } = await partiesNow(tx, row.customerId, await sellerOfInvoices(tx, invoiceIds))
  const invoices = await invoicesOf(tx, invoiceIds)
  const named = applications.map(({ invoiceId, kind, amountMinor }) => ({
    kind,
    amountMinor,
    ...invoices.get(invoiceId)!,
  }))
  return {
    number: row.number,
    seller,
    // The payer's name at the time of payment.
    payer: { ...buyer, name: row.customerName },
    paymentDate: row.paymentDate,
    method: row.method,
    reference: row.reference,
    currency: row.currency,
    amountMinor: row.amountMinor,
    paid: named.filter(({ kind }) => kind === 'CASH'),
    besides: named.flatMap(({ kind, number, amountMinor }) => (kind === 'CASH' ? [] : [{ kind, number, amountMinor }])),
    unappliedMinor: row.unappliedMinor,
    credit: await creditOf(tx, row),
    isStampDue: isStampDue(row),
    at: momentOf(row.statusChangedAt),
  }
}

/** Above the day's threshold. Payments in other currencies have no tax rate yet. */
function isStampDue({ currency, amountMinor, paymentDate: date }: ReceivedPayment): boolean {
  const rupiahRate = fraction(1n, 1n)
  return currency === 'IDR' && stampDutyOf({ amountMinor, policy: 'FLAG', date, currency, rupiahRate }).isDue
}

async function invoicesOf(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { number: string; invoiceDate: string }>()
  const rows = await tx
    .select({ id: invoice.id, number: invoice.number, invoiceDate: invoice.invoiceDate })
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), inArray(invoice.id, [...ids])))
  return new Map(rows.map(({ id, number, invoiceDate }) => [id, { number: number ?? '', invoiceDate }]))
}

async function creditOf(tx: Tx, { overpaid }: ReceivedPayment): Promise<PrintedReceipt['credit']> {
  if (overpaid === null) return null
  const [memo] = await tx
    .select({ number: creditMemo.number })
    .from(creditMemo)
    .where(and(eq(creditMemo.organizationId, tx.organizationId), eq(creditMemo.id, overpaid.creditMemoId)))
  return { number: memo?.number ?? '', amountMinor: BigInt(overpaid.amountMinor) }
}
