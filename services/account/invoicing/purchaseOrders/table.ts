import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { customer } from '../customers/public.ts'
import { lineColumns, paperColumns, revisionColumns, statusColumns, writtenColumns } from '../documents/public.ts'
import { product } from '../products/public.ts'

export const PURCHASE_ORDER_STATUSES = ['OPEN', 'ACCEPTED', 'REJECTED', 'CANCELED', 'CLOSED'] as const
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number]

export const purchaseOrder = pgTable(
  'purchase_order',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    /** The customer's own number, unique for the customer, case-insensitive. */
    number: text().notNull(),
    status: text({ enum: PURCHASE_ORDER_STATUSES }).notNull().default('OPEN'),
    customerId: uuid('customer_id').notNull(),
    /** The name when the purchase order was written. */
    customerName: text('customer_name').notNull(),
    date: date().notNull(),
    requiredDate: date('required_date'),
    note: text(),
    currency: currencyColumn().notNull(),
    lineCount: integer('line_count').notNull(),
    firstLine: text('first_line').notNull(),
    /** The sum of its lines, without VAT. */
    amountMinor: minor('amount_minor').notNull(),
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
    ...lineColumns(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
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
    ...revisionColumns(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.purchaseOrderId, table.number] })],
)

export const purchaseOrderFile = pgTable(
  'purchase_order_file',
  {
    ...paperColumns(),
    purchaseOrderId: uuid('purchase_order_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.purchaseOrderId, table.fileId] }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
