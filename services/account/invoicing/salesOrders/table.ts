import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { type ChosenWithholdingCode, VAT_TREATMENTS } from '../amounts/public.ts'
import { customer } from '../customers/public.ts'
import {
  discountInputColumns,
  lineColumns,
  lineFigureColumns,
  revisionColumns,
  statusColumns,
  writtenColumns,
} from '../documents/public.ts'
import { product } from '../products/public.ts'

export const SALES_ORDER_STATUSES = [
  'OPEN',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'CLOSED',
  'REJECTED',
  'CANCELED',
] as const
export type SalesOrderStatus = (typeof SALES_ORDER_STATUSES)[number]
export const FULFILLMENTS = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const
export type Fulfillment = (typeof FULFILLMENTS)[number]
export const ORDER_PAYMENT_STATUSES = ['UNBILLED', 'UNPAID', 'PARTIALLY_PAID', 'PAID'] as const

/** Minor units withheld under a code, as in the JSON column. */
export type WithheldText = { code: ChosenWithholdingCode; base: string; amount: string }

export const salesOrder = pgTable(
  'sales_order',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    number: text().notNull(),
    status: text({ enum: SALES_ORDER_STATUSES }).notNull().default('OPEN'),
    fulfillment: text({ enum: FULFILLMENTS }).notNull().default('UNFULFILLED'),
    paymentStatus: text('payment_status', { enum: ORDER_PAYMENT_STATUSES }).notNull().default('UNBILLED'),
    /** The legal entity that sells, and issues its invoices. */
    entityId: uuid('entity_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The name when the order was written. */
    customerName: text('customer_name').notNull(),
    customerReference: text('customer_reference'),
    /** The purchase order that it answers. */
    purchaseOrderId: uuid('purchase_order_id'),
    orderDate: date('order_date').notNull(),
    requiredDate: date('required_date'),
    note: text(),
    currency: currencyColumn().notNull(),
    vatTreatment: text('vat_treatment', { enum: VAT_TREATMENTS }).notNull(),
    ...discountInputColumns(),
    lineCount: integer('line_count').notNull(),
    firstLine: text('first_line').notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    baseMinor: minor('base_minor').notNull(),
    vatMinor: minor('vat_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    withheld: jsonb().$type<WithheldText[]>().notNull().default([]),
    withheldMinor: minor('withheld_minor').notNull(),
    /** The share of its value that is at the customer. */
    receivedPercent: smallint('received_percent').notNull().default(0),
    /** The part that counts toward the customer's credit limit. */
    uninvoicedMinor: minor('uninvoiced_minor')
      .notNull()
      .default(sql`0`),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    /** Why it was approved above the limit. */
    overrideReason: text('override_reason'),
    authorIds: uuid('author_ids').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
export type SalesOrderRow = typeof salesOrder.$inferSelect

/** Quantities are ten-thousandths of a unit. */
export const salesOrderLine = pgTable(
  'sales_order_line',
  {
    ...lineColumns(),
    ...lineFigureColumns(),
    orderId: uuid('order_id').notNull(),
    /** The line of the purchase order that it answers. */
    purchaseOrderLineId: uuid('purchase_order_line_id'),
    ordered: minor('ordered').notNull(),
    received: minor('received')
      .notNull()
      .default(sql`0`),
    returned: minor('returned')
      .notNull()
      .default(sql`0`),
    /** On invoices that are issued or await approval. */
    invoiced: minor('invoiced')
      .notNull()
      .default(sql`0`),
    credited: minor('credited')
      .notNull()
      .default(sql`0`),
    /** Its share of the discount on the whole. */
    orderDiscountMinor: minor('order_discount_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.productId],
      foreignColumns: [product.organizationId, product.id],
    }),
  ],
)
export type SalesOrderLineRow = typeof salesOrderLine.$inferSelect

export const salesOrderRevision = pgTable(
  'sales_order_revision',
  {
    ...revisionColumns(),
    orderId: uuid('order_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.orderId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }).onDelete('cascade'),
  ],
)
