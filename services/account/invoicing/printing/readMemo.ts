// Reads the content of a credit memo's document.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { type CreditMemo, hasPaper, readMemo, readMemoLines, readPaid } from '../creditMemos/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { type Invoice, invoice, readInvoice, readSeller, type Seller, sellerOfInvoices } from '../invoices/public.ts'
import { readPaying } from '../receivedPayments/public.ts'
import { codes } from './errors.ts'
import type { PrintedMemo, PrintedState } from './printed.ts'
import { momentOf, partiesNow } from './readInvoice.ts'

/** A credit memo's document. CM-19: refuses memos that are not, or not yet, the customer's credit. */
export async function readPrintedMemo(tx: Tx, id: string) {
  const row = await readMemo(tx, id)
  const { kind } = row
  if (!hasPaper(row) || kind === 'WRITE_OFF') throw new Refusal(codes.memoNotForCustomer)
  return {
    name: `${row.number ?? row.customerName}.pdf`,
    version: row.version,
    isKept: row.number !== null,
    read: async () => ({ memo: await memoOf(tx, row, kind) }),
  }
}

async function memoOf(tx: Tx, row: CreditMemo, kind: PrintedMemo['kind']): Promise<PrintedMemo> {
  const corrected = row.invoiceId === null ? null : await readInvoice(tx, row.invoiceId)
  // A correction names the parties as on the invoice that it corrects.
  const { seller, buyer } =
    corrected?.snapshot ?? (await partiesNow(tx, row.customerId, await sellerNow(tx, row, corrected)))
  return {
    state: stateOf(row),
    kind,
    number: row.number,
    seller,
    buyer: corrected?.snapshot ? buyer : { ...buyer, name: row.customerName },
    memoDate: row.memoDate,
    invoice: corrected && { number: corrected.number ?? '', invoiceDate: corrected.invoiceDate },
    paymentNumber: row.paymentNumber,
    note: row.note,
    currency: row.currency,
    lines: (await readMemoLines(tx, [row.id])).map(line => ({
      description: line.description,
      quantity: formatQuantity(line.quantity),
      unit: line.unit,
      priceMinor: line.priceMinor,
      netMinor: line.baseMinor,
    })),
    baseMinor: row.baseMinor,
    vatMinor: row.vatMinor,
    totalMinor: row.totalMinor,
    withheldMinor: row.withheldMinor,
    applied: await appliedOf(tx, row),
    remainingMinor: row.remainingMinor,
    at: momentOf(row.statusChangedAt),
  }
}

/** Credit without an invoice comes from a payment: whose invoices that paid owes it. */
async function sellerNow(tx: Tx, { paymentId }: CreditMemo, corrected: Invoice | null): Promise<Seller> {
  if (corrected) return readSeller(tx, corrected.entityId)
  const paid = paymentId === null ? [] : await readPaying(tx, paymentId)
  return sellerOfInvoices(
    tx,
    paid.map(({ invoiceId }) => invoiceId),
  )
}

function stateOf({ status, number }: CreditMemo): PrintedState {
  if (status === 'VOIDED') return 'CANCELED'
  return number === null ? 'DRAFT' : 'ISSUED'
}

async function appliedOf(tx: Tx, { id }: CreditMemo): Promise<PrintedMemo['applied']> {
  const standing = await readPaid(tx, id)
  if (standing.length === 0) return []
  const rows = await tx
    .select({ id: invoice.id, number: invoice.number })
    .from(invoice)
    .where(
      and(
        eq(invoice.organizationId, tx.organizationId),
        inArray(
          invoice.id,
          standing.map(({ invoiceId }) => invoiceId),
        ),
      ),
    )
  const numbers = new Map(rows.map(one => [one.id, one.number]))
  return standing.map(({ invoiceId, appliedOn, amountMinor }) => ({
    number: numbers.get(invoiceId) ?? '',
    appliedOn,
    amountMinor,
  }))
}
