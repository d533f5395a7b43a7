// Drafts created from the rest of an order, from receipts, or from another invoice.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { formatPercent, formatQuantity } from '../documents/public.ts'
import {
  readLines,
  salesOrder,
  type SalesOrderLineRow,
  type SalesOrderRow,
  showDiscount,
} from '../salesOrders/public.ts'
import { codes } from './errors.ts'
import { invoiceAmounts, rateFor } from './figures.ts'
import type { InvoiceInput, InvoiceLineInput } from './input.ts'
import { readSeller } from './parties.ts'
import { readInvoice, readInvoiceLines } from './repository.ts'
import { leftToInvoice, openBase, partOf } from './reserve.ts'
import { storedLine } from './stored.ts'
import { type InvoiceRow, ISSUED_LIST } from './table.ts'
import { type Billing, createInvoice } from './writeInvoice.ts'

type OrderToInvoice = { orderId: string; receiptIds: readonly string[] }
type Wanted = { line: SalesOrderLineRow; quantity: bigint }

/** A draft of everything not invoiced yet: received goods and ordered services. With receipts: only what they brought. */
export async function invoiceOrder(tx: Tx, { orderId, receiptIds }: OrderToInvoice): Promise<InvoiceRow> {
  const [order] = await tx
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.organizationId, tx.organizationId), eq(salesOrder.id, orderId)))
  if (!order) throw new Refusal(commonErrors.notFound)
  const brought = receiptIds.length === 0 ? undefined : await broughtBy(tx, orderId, receiptIds)
  const orderLines = await readLines(tx, [orderId])
  const wanted = orderLines.flatMap(line => {
    const left = leftToInvoice(line)
    const most = brought === undefined ? left : (brought.get(line.id) ?? 0n)
    const quantity = most < left ? most : left
    return quantity > 0n ? [{ line, quantity }] : []
  })
  if (wanted.length === 0) throw new Refusal(codes.invoiceNothingLeft)
  return draftOrder(tx, order, { wanted, receiptIds, openMinor: openBase(orderLines), date: await businessToday(tx) })
}

type OrderDraft = {
  wanted: readonly Wanted[]
  receiptIds: readonly string[]
  /** The value of the order that is not invoiced yet. */
  openMinor: bigint
  date: string
  billing?: Billing
}

/** A draft of an order's quantities, with its terms, its share of the discount, and the order's advances. */
export async function draftOrder(
  tx: Tx,
  order: SalesOrderRow,
  { wanted, receiptIds, openMinor, date, billing }: OrderDraft,
): Promise<InvoiceRow> {
  const discountMinor = wanted.reduce(
    (sum, { line, quantity }) => sum + partOf(line.orderDiscountMinor, line, quantity),
    0n,
  )
  const { invoiceNote } = await readOrderSettings(tx)
  const input: InvoiceInput = {
    kind: 'STANDARD',
    entityId: order.entityId,
    customerId: order.customerId,
    orderId: order.id,
    receiptIds: [...receiptIds],
    customerReference: order.customerReference,
    invoiceDate: date,
    termDays: null,
    termFrom: null,
    note: invoiceNote,
    internalNote: null,
    approverId: null,
    currency: order.currency,
    vatTreatment: order.vatTreatment,
    discount: order.discountAmountMinor === null ? showDiscount(order) : { amount: formatMinor(discountMinor) },
    deductions: [],
    lines: wanted.map(({ line, quantity }) => toLine(line, quantity)),
    milestones: [],
    hardCopy: null,
  }
  return createInvoice(tx, { ...input, deductions: await advancesOf(tx, input, openMinor) }, billing)
}

const toLine = (line: SalesOrderLineRow, quantity: bigint): InvoiceLineInput => ({
  orderLineId: line.id,
  productId: line.productId,
  description: line.description,
  kind: line.kind,
  quantity: formatQuantity(quantity),
  unit: line.unit,
  taxUnit: line.taxUnit,
  price: formatMinor(line.priceMinor),
  discount:
    line.discountAmountMinor === null
      ? showDiscount(line)
      : { amount: formatMinor(partOf(line.discountAmountMinor, line, quantity)) },
  withholding: line.withholding,
})

/** Quantities of receipts, by order line; refuses canceled ones and those of other orders. */
async function broughtBy(tx: Tx, orderId: string, receiptIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await tx.execute<{ id: string; quantity: string }>(sql`
    select l.order_line_id as id, sum(l.quantity)::text as quantity
    from goods_receipt r
    join goods_receipt_line l on l.organization_id = r.organization_id and l.receipt_id = r.id
    where r.organization_id = ${tx.organizationId} and r.order_id = ${orderId} and r.kind = 'RECEIPT'
      and r.status = 'RECORDED' and r.id = any (${sql.param([...receiptIds])}::uuid[]) and l.order_line_id is not null
    group by l.order_line_id`)
  return new Map(rows.map(({ id, quantity }) => [id, BigInt(quantity)]))
}

/**
 * Advances that are not deducted yet, oldest first: a partial invoice deducts its share, rounded down, and the last one all that is left.
 */
async function advancesOf(tx: Tx, input: InvoiceInput, openMinor: bigint): Promise<InvoiceInput['deductions']> {
  const { rows } = await tx.execute<{ id: string; left: string }>(sql`
    select id, (base_minor - consumed_minor)::text as left from invoice
    where organization_id = ${tx.organizationId} and order_id = ${input.orderId} and customer_id = ${input.customerId}
      and kind = 'ADVANCE' and status in ${ISSUED_LIST} and consumed_minor < base_minor
    order by issued_at, id limit 20`)
  if (rows.length === 0) return []
  const { baseMinor } = invoiceAmounts(input, {
    seller: await readSeller(tx, input.entityId ?? undefined),
    buyer: undefined,
    rate: await rateFor(tx, input),
  })
  const allLeft = rows.reduce((sum, { left }) => sum + BigInt(left), 0n)
  const part = baseMinor >= openMinor ? baseMinor : (allLeft * baseMinor) / openMinor
  let open = part < baseMinor ? part : baseMinor
  const deductions: InvoiceInput['deductions'] = []
  for (const { id, left } of rows) {
    const taken = BigInt(left) < open ? BigInt(left) : open
    if (taken > 0n) deductions.push({ invoiceId: id, amount: formatMinor(taken) })
    open -= taken
  }
  return deductions
}

/** A draft copied from another invoice: dated today, and without an order. */
export async function copyInvoice(tx: Tx, id: string): Promise<InvoiceRow> {
  const source = await readInvoice(tx, id)
  const lines = await readInvoiceLines(tx, [id])
  return createInvoice(tx, {
    kind: 'STANDARD',
    entityId: source.entityId,
    customerId: source.customerId,
    orderId: null,
    receiptIds: [],
    customerReference: source.customerReference,
    invoiceDate: await businessToday(tx),
    termDays: source.termDays,
    termFrom: source.termFrom,
    note: source.note,
    internalNote: source.internalNote,
    approverId: null,
    currency: source.currency,
    vatTreatment: source.vatTreatment,
    discount: showDiscount(source),
    deductions: [],
    lines: lines.map(storedLine),
    // Explicit due dates are not copied.
    milestones: source.milestones.map(({ name, percent }) => ({
      name,
      percent: formatPercent(percent),
      dueDate: null,
    })),
    hardCopy: source.hardCopy,
  })
}
