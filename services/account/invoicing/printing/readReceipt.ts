// Reads the content of a payment's receipts.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { fraction, stampDutyOf } from '../amounts/public.ts'
import { creditMemo } from '../creditMemos/public.ts'
import { invoice, readSeller } from '../invoices/public.ts'
import { entityNames, mainEntityId } from '../issuingEntities/public.ts'
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
    read: async () => ({ receipts: await receiptsOf(tx, row) }),
  }
}

/** One for each entity whose invoices it pays, the default one first. */
async function receiptsOf(tx: Tx, row: ReceivedPayment): Promise<[PrintedReceipt, ...PrintedReceipt[]]> {
  const applications = await readPaying(tx, row.id)
  const invoices = await invoicesOf(
    tx,
    applications.map(({ invoiceId }) => invoiceId),
  )
  const named = applications.map(({ invoiceId, kind, amountMinor }) => ({
    kind,
    amountMinor,
    ...invoices.get(invoiceId)!,
  }))
  const [first, ...others] = await issuersOf(tx, named)
  const all = { row, named, issuers: [first, ...others], credit: await creditOf(tx, row) }
  const receipts = [await receiptOf(tx, first, all)] as [PrintedReceipt, ...PrintedReceipt[]]
  for (const entityId of others) receipts.push(await receiptOf(tx, entityId, all))
  return receipts
}

type Named = {
  kind: 'CASH' | 'FEE' | 'ROUNDING'
  amountMinor: bigint
  number: string
  invoiceDate: string
  entityId: string
}

/** Who issued what it pays. A payment of no invoice is received by the default entity. */
async function issuersOf(tx: Tx, named: readonly Named[]): Promise<[string, ...string[]]> {
  const cash = named.filter(({ kind }) => kind === 'CASH')
  const ids = new Set((cash.length === 0 ? named : cash).map(({ entityId }) => entityId))
  const [first, ...others] = [...(await entityNames(tx)).keys()].filter(id => ids.has(id))
  return first === undefined ? [await mainEntityId(tx)] : [first, ...others]
}

type Whole = {
  row: ReceivedPayment
  named: readonly Named[]
  issuers: readonly string[]
  credit: PrintedReceipt['credit']
}

/** What an entity received. What pays no invoice is with the first. */
async function receiptOf(tx: Tx, entityId: string, { row, named, issuers, credit }: Whole): Promise<PrintedReceipt> {
  const { seller, buyer } = await partiesNow(tx, row.customerId, await readSeller(tx, entityId))
  const isFirst = entityId === issuers[0]
  const own = named.filter(one => one.entityId === entityId || (isFirst && !issuers.includes(one.entityId)))
  const paid = own.filter(({ kind }) => kind === 'CASH')
  const rest = isFirst ? { credit, unappliedMinor: row.unappliedMinor } : { credit: null, unappliedMinor: 0n }
  const isShared = issuers.length > 1
  const amountMinor = isShared
    ? paid.reduce((sum, one) => sum + one.amountMinor, rest.unappliedMinor + (rest.credit?.amountMinor ?? 0n))
    : row.amountMinor
  return {
    number: row.number,
    seller,
    // The payer's name at the time of payment.
    payer: { ...buyer, name: row.customerName },
    paymentDate: row.paymentDate,
    method: row.method,
    reference: row.reference,
    currency: row.currency,
    amountMinor,
    wholeMinor: isShared ? row.amountMinor : null,
    paid,
    besides: own.flatMap(({ kind, number, amountMinor: minor }) =>
      kind === 'CASH' ? [] : [{ kind, number, amountMinor: minor }],
    ),
    ...rest,
    isStampDue: isStampDue(row, amountMinor),
    at: momentOf(row.statusChangedAt),
  }
}

/** Above the day's threshold. Payments in other currencies have no tax rate yet. */
function isStampDue({ currency, paymentDate: date }: ReceivedPayment, amountMinor: bigint): boolean {
  const rupiahRate = fraction(1n, 1n)
  return currency === 'IDR' && stampDutyOf({ amountMinor, policy: 'FLAG', date, currency, rupiahRate }).isDue
}

async function invoicesOf(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Pick<Named, 'number' | 'invoiceDate' | 'entityId'>>()
  const rows = await tx
    .select({ id: invoice.id, number: invoice.number, invoiceDate: invoice.invoiceDate, entityId: invoice.entityId })
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), inArray(invoice.id, [...ids])))
  return new Map(
    rows.map(({ id, number, ...of }) => [
      id,
      { number: number ?? '', invoiceDate: of.invoiceDate, entityId: of.entityId },
    ]),
  )
}

async function creditOf(tx: Tx, { overpaid }: ReceivedPayment): Promise<PrintedReceipt['credit']> {
  if (overpaid === null) return null
  const [memo] = await tx
    .select({ number: creditMemo.number })
    .from(creditMemo)
    .where(and(eq(creditMemo.organizationId, tx.organizationId), eq(creditMemo.id, overpaid.creditMemoId)))
  return { number: memo?.number ?? '', amountMinor: BigInt(overpaid.amountMinor) }
}
