import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { customer } from '../customers/public.ts'
import { product, PRODUCT_KINDS, type TaxUnit } from '../products/public.ts'
import type { OrderChange } from '../salesOrders/public.ts'

export const PURCHASE_ORDER_STATUSES = ['OPEN', 'ACCEPTED', 'REJECTED', 'CANCELED', 'CLOSED'] as const
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number]

export const purchaseOrder = pgTable(
  'purchase_order',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** The customer's own, unique for them whatever its case. */
    number: text().notNull(),
    status: text({ enum: PURCHASE_ORDER_STATUSES }).notNull().default('OPEN'),
    customerId: uuid('customer_id').notNull(),
    /** As it was when the purchase order was written. */
    customerName: text('customer_name').notNull(),
    date: date().notNull(),
    requiredDate: date('required_date'),
    note: text(),
    currency: currencyColumn().notNull(),
    lineCount: integer('line_count').notNull(),
    firstLine: text('first_line').notNull(),
    /** The sum of its lines, without VAT. */
    amountMinor: minor('amount_minor').notNull(),
    /** Why it was rejected, canceled or closed. */
    reason: text(),
    statusChangedAt: instant('status_changed_at').notNull(),
    statusChangedBy: uuid('status_changed_by'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    searchText: text('search_text').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
export type PurchaseOrderRow = typeof purchaseOrder.$inferSelect

export const purchaseOrderLine = pgTable(
  'purchase_order_line',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
    place: smallint().notNull(),
    productId: uuid('product_id'),
    description: text().notNull(),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    unit: text().notNull(),
    taxUnit: text('tax_unit').$type<TaxUnit>().notNull(),
    priceMinor: minor('price_minor').notNull(),
    /** Ten-thousandths of a unit. */
    quantity: minor('quantity').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.purchaseOrderId],
      foreignColumns: [purchaseOrder.organizationId, purchaseOrder.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.productId],
      foreignColumns: [product.organizationId, product.id],
    }),
  ],
)
export type PurchaseOrderLineRow = typeof purchaseOrderLine.$inferSelect

export const purchaseOrderRevision = pgTable(
  'purchase_order_revision',
  {
    organizationId: tenantId(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
    number: integer().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    actorId: uuid('actor_id'),
    changes: jsonb().$type<OrderChange[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.purchaseOrderId, table.number] })],
)

export const purchaseOrderFile = pgTable(
  'purchase_order_file',
  {
    organizationId: tenantId(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
    fileId: uuid('file_id').notNull(),
    place: smallint().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.purchaseOrderId, table.fileId] }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
