// The list of purchase orders: its query parameters, and their meaning in SQL. Each row includes its ordered amount.
import { getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type AttachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, oneOf, sortBy } from '../../../kit/list.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { currency } from '../../../kit/money.ts'
import { moneySummary } from '../../../kit/moneySummary.ts'
import { codes } from './errors.ts'
import { PURCHASE_ORDER_STATUSES, purchaseOrder as table, type PurchaseOrderRow } from './table.ts'

/** A purchase order with its files, and the total of the sales orders that answer it. */
export type PurchaseOrder = PurchaseOrderRow & { files: AttachedFile[]; orderedMinor: bigint }

/** Without VAT, like the purchase order's own amount. Rejected and canceled orders don't count. */
export const orderedMinor = sql<bigint>`(
  select coalesce(sum(o.base_minor), 0) from sales_order o
  where o.organization_id = ${table.organizationId} and o.purchase_order_id = ${table.id}
    and o.status not in ('REJECTED', 'CANCELED'))`

const columns = {
  ...getTableColumns(table),
  orderedMinor: sql`${orderedMinor}::text`.mapWith(BigInt).as('ordered_minor'),
  files: attachedFiles(
    'purchase_order_file',
    sql`l.organization_id = ${table.organizationId} and l.purchase_order_id = ${table.id}`,
  ),
}

export const purchaseOrderList = defineList<PurchaseOrder>({
  table,
  filters: {
    search: textSearch(table, 'search_purchase_order'),
    status: oneOf(table.status, z.enum(PURCHASE_ORDER_STATUSES)),
    customerId: equalTo(table.customerId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.date, z.iso.date()),
    dateTo: atMost(table.date, z.iso.date()),
    ...amountFilters(table.amountMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.purchaseAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.purchaseAmountNoMoreThanTooSmall,
  }),
  orders: ['-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    date: sortBy(table, 'date'),
    amount: sortBy(table, 'amountMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns).from(table),
})

/** How many match a filter, and their sums by currency. */
export const purchaseOrderSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency without rejected and canceled ones',
  sum: sql`sum(${table.amountMinor}) filter (where ${table.status} not in ('REJECTED', 'CANCELED'))`,
})

type PurchaseOrderCounts = {
  all: number
  open: number
  accepted: number
  rejected: number
  canceled: number
  closed: number
}

/** The number of purchase orders per tab of their list. */
export async function countPurchaseOrders(tx: Tx): Promise<PurchaseOrderCounts> {
  const { rows } = await tx.execute<PurchaseOrderCounts>(sql`
    select count(*)::int as all,
      count(*) filter (where status = 'OPEN')::int as open,
      count(*) filter (where status = 'ACCEPTED')::int as accepted,
      count(*) filter (where status = 'REJECTED')::int as rejected,
      count(*) filter (where status = 'CANCELED')::int as canceled,
      count(*) filter (where status = 'CLOSED')::int as closed
    from purchase_order where organization_id = ${tx.organizationId}`)
  return rows[0]!
}

const MAX_ANSWERS = 100

/** The 100 newest sales orders that answer each of these, newest first, including rejected and canceled ones. */
export async function answersOf(tx: Tx, ids: readonly string[]): Promise<{ purchaseOrderId: string; id: string }[]> {
  const { rows } = await tx.execute<{ purchaseOrderId: string; id: string }>(sql`
    select answer.purchase_order_id as "purchaseOrderId", answer.id
    from unnest(${sql.param([...ids])}::uuid[]) as wanted (id)
    cross join lateral (
      select purchase_order_id, id, created_at from sales_order
      where organization_id = ${tx.organizationId} and purchase_order_id = wanted.id
      order by created_at desc, id desc limit ${MAX_ANSWERS}) answer
    order by answer.created_at desc, answer.id desc`)
  return rows
}
