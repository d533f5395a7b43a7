// The billable part of a customer's orders until a day: goods received by then and not returned, and services of orders dated by then,
// minus what is invoiced or in drafts.
import { least } from '../../../kit/amounts.ts'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { leftToInvoice } from '../invoices/public.ts'
import {
  isInvoiceable,
  lockOrder,
  readLines,
  type SalesOrder,
  salesOrder,
  type SalesOrderLineRow,
} from '../salesOrders/public.ts'

export type BillableOrder = {
  order: SalesOrder
  /** Its lines, counting drafts as invoiced. */
  lines: SalesOrderLineRow[]
  wanted: { line: SalesOrderLineRow; quantity: bigint }[]
  receiptIds: string[]
}

/** Drafts reserve nothing of their order, so billing must subtract them, or the next period would bill twice. */
async function draftedOf(tx: Tx, orderId: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await tx.execute<{ id: string; quantity: string }>(sql`
    select l.order_line_id as id, sum(l.quantity)::text as quantity
    from invoice i
    join invoice_line l on l.organization_id = i.organization_id and l.invoice_id = i.id
    where i.organization_id = ${tx.organizationId} and i.order_id = ${orderId} and i.status = 'DRAFT' and l.order_line_id is not null
    group by l.order_line_id`)
  return new Map(rows.map(({ id, quantity }) => [id, BigInt(quantity)]))
}

type Received = { id: string; quantity: string; receiptIds: string[] }

/** Received quantity per line until a day, minus all returns at any time, and the receipts it came from. */
async function receivedUntil(tx: Tx, orderId: string, until: string): Promise<ReadonlyMap<string, Received>> {
  const { rows } = await tx.execute<Received>(sql`
    select l.order_line_id as id,
      sum(case r.kind when 'RETURN' then -l.quantity else l.quantity end)::text as quantity,
      coalesce(array_agg(r.id order by r.date, r.id) filter (where r.kind = 'RECEIPT'), '{}') as "receiptIds"
    from goods_receipt r
    join goods_receipt_line l on l.organization_id = r.organization_id and l.receipt_id = r.id
    where r.organization_id = ${tx.organizationId} and r.order_id = ${orderId} and r.status = 'RECORDED'
      and l.order_line_id is not null and (r.kind = 'RETURN' or r.date <= ${until}::date)
    group by l.order_line_id`)
  return new Map(rows.map(row => [row.id, row]))
}

/** Receipts already on another invoice of the order, except canceled ones. */
async function namedReceipts(tx: Tx, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct unnest(receipt_ids) as id from invoice
    where organization_id = ${tx.organizationId} and order_id = ${orderId} and status <> 'CANCELED'`)
  return new Set(rows.map(({ id }) => id))
}

const MAX_RECEIPTS = 100

/** The billable part of one locked order; null: nothing. */
async function billableOf(tx: Tx, order: SalesOrder, until: string): Promise<BillableOrder | null> {
  if (!isInvoiceable(order)) return null
  const drafted = await draftedOf(tx, order.id)
  const received = await receivedUntil(tx, order.id, until)
  const lines = (await readLines(tx, [order.id])).map(line => ({
    ...line,
    invoiced: line.invoiced + (drafted.get(line.id) ?? 0n),
  }))
  const wanted = lines.flatMap(line => {
    const byThen = BigInt(received.get(line.id)?.quantity ?? 0n) - line.invoiced + line.credited
    const quantity = line.kind === 'SERVICE' ? leftToInvoice(line) : least(leftToInvoice(line), byThen)
    return quantity > 0n ? [{ line, quantity }] : []
  })
  if (wanted.length === 0) return null
  const named = await namedReceipts(tx, order.id)
  const receiptIds = wanted.flatMap(({ line }) => received.get(line.id)?.receiptIds ?? []).filter(id => !named.has(id))
  return { order, lines, wanted, receiptIds: [...new Set(receiptIds)].slice(0, MAX_RECEIPTS) }
}

/** The billable part of each order of a locked customer, oldest order first; locks each order. */
export async function billableOrders(tx: Tx, customerId: string, until: string): Promise<BillableOrder[]> {
  const candidates = await tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.organizationId, tx.organizationId),
        eq(salesOrder.customerId, customerId),
        inArray(salesOrder.status, ['OPEN', 'PARTIALLY_FULFILLED', 'FULFILLED']),
        lte(salesOrder.orderDate, until),
        // Many orders stay open for good: fully invoiced ones are not even locked.
        sql`exists (select from sales_order_line l where l.organization_id = sales_order.organization_id and l.order_id = sales_order.id
          and case l.kind when 'SERVICE' then l.ordered else l.received - l.returned end - l.invoiced + l.credited > 0)`,
      ),
    )
    .orderBy(asc(salesOrder.id))
  const found: BillableOrder[] = []
  for (const { id } of candidates) {
    const billable = await billableOf(tx, await lockOrder(tx, id), until)
    if (billable) found.push(billable)
  }
  return found.toSorted((one, other) => one.order.orderDate.localeCompare(other.order.orderDate))
}
