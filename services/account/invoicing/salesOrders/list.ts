// The list of sales orders: its query parameters, and their meaning in SQL. Each row includes what its allowed actions depend on.
import { and, eq, getTableColumns, isNotNull, isNull, or, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { type Currency, currency } from '../../../kit/money.ts'
import { countedBy, countsOf, moneySummary, sumsOf } from '../../../kit/moneySummary.ts'
import { sortKey } from '../../../kit/page.ts'
import { flag } from '../../../kit/query.ts'
import { approveOwnBeside } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import type { LifecycleState } from './lifecycle.ts'
import {
  FULFILLMENTS,
  ORDER_PAYMENT_STATUSES,
  SALES_ORDER_STATUSES,
  salesOrder as table,
  type SalesOrderRow,
} from './table.ts'

/** An order with its computed fields. */
export type SalesOrder = SalesOrderRow & Pick<LifecycleState, 'isTouched' | 'approveOwn'>

// Not `exists`: Postgres would read the whole table once instead of the lines of an order. Advances belong to no line.
const isTouched = sql`coalesce((
  select true from sales_order_line l
  where l.organization_id = ${table.organizationId} and l.order_id = ${table.id} and (l.received > 0 or l.invoiced > 0)
  limit 1), (
  select true from invoice i
  where i.organization_id = ${table.organizationId} and i.order_id = ${table.id} and i.status not in ('DRAFT', 'CANCELED')
  limit 1), false)`

const columns = {
  ...getTableColumns(table),
  // Wrapped in another statement, since Drizzle omits a column's table in a selection, and the line has an id too.
  isTouched: sql<boolean>`${isTouched}`.as('is_touched'),
  approveOwn: approveOwnBeside(table),
}

const isWaiting = and(eq(table.status, 'OPEN'), isNull(table.approvedAt))
const isNotWaiting = or(ne(table.status, 'OPEN'), isNotNull(table.approvedAt))
const LAST = '9999-12-31'

export const salesOrderList = defineList<SalesOrder>({
  table,
  filters: {
    search: textSearch(table, 'search_sales_order'),
    status: oneOf(table.status, z.enum(SALES_ORDER_STATUSES)),
    waitingApproval: filterBy(flag, waits => (waits ? isWaiting : isNotWaiting)),
    fulfillment: equalTo(table.fulfillment, z.enum(FULFILLMENTS)),
    paymentStatus: equalTo(table.paymentStatus, z.enum(ORDER_PAYMENT_STATUSES)),
    entityId: equalTo(table.entityId, id),
    customerId: equalTo(table.customerId, id),
    purchaseOrderId: equalTo(table.purchaseOrderId, id),
    currency: equalTo(table.currency, currency),
    orderFrom: atLeast(table.orderDate, z.iso.date()),
    orderTo: atMost(table.orderDate, z.iso.date()),
    requiredFrom: atLeast(table.requiredDate, z.iso.date()),
    requiredTo: atMost(table.requiredDate, z.iso.date()),
    ...amountFilters(table.totalMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.orderAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.orderAmountNoMoreThanTooSmall,
  }),
  orders: ['-orderDate', 'orderDate', 'requiredDate', '-requiredDate', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    orderDate: sortBy(table, 'orderDate'),
    requiredDate: {
      column: sortKey(sql`coalesce(${table.requiredDate}, '9999-12-31'::date)`, 'date'),
      valueOf: row => row.requiredDate ?? LAST,
    },
    amount: sortBy(table, 'totalMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns).from(table),
})

/** How many match a filter, and their sums by currency. */
export const salesOrderSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency without rejected and canceled ones',
  sum: sql`sum(${table.totalMinor}) filter (where ${table.status} not in ('REJECTED', 'CANCELED'))`,
})

type SalesOrderCounts = {
  /** Null: of all currencies. */
  currency: Currency | null
  all: number
  waitingApproval: number
  open: number
  partiallyFulfilled: number
  fulfilled: number
  closed: number
  rejected: number
  canceled: number
  waiting: string
}

/** The number of orders per tab of their list, with the sums of those that need approval. */
export async function countSalesOrders(tx: Tx) {
  const { rows } = await tx.execute<SalesOrderCounts>(sql`
    select currency, count(*)::int as all,
      count(*) filter (where status = 'OPEN' and approved_at is null)::int as "waitingApproval",
      count(*) filter (where status = 'OPEN' and approved_at is not null)::int as open,
      count(*) filter (where status = 'PARTIALLY_FULFILLED')::int as "partiallyFulfilled",
      count(*) filter (where status = 'FULFILLED')::int as fulfilled,
      count(*) filter (where status = 'CLOSED')::int as closed,
      count(*) filter (where status = 'REJECTED')::int as rejected,
      count(*) filter (where status = 'CANCELED')::int as canceled,
      coalesce(sum(total_minor) filter (where status = 'OPEN' and approved_at is null), 0)::text as waiting
    from sales_order where organization_id = ${tx.organizationId} ${countedBy(table.currency)}`)
  return { ...countsOf(rows), waitingApprovalTotals: sumsOf(rows, ({ waiting }) => waiting) }
}
