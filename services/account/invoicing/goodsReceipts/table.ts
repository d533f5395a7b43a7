import { date, foreignKey, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { paperColumns, writtenColumns } from '../documents/public.ts'
import { salesOrder } from '../salesOrders/public.ts'

export const RECEIPT_KINDS = ['RECEIPT', 'RETURN'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]
export const RECEIPT_STATUSES = ['RECORDED', 'CANCELED'] as const
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number]

export const goodsReceipt = pgTable(
  'goods_receipt',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    id: uuid().notNull(),
    number: text().notNull(),
    orderId: uuid('order_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text({ enum: RECEIPT_KINDS }).notNull(),
    status: text({ enum: RECEIPT_STATUSES }).notNull().default('RECORDED'),
    /** The customer's own number for it. */
    reference: text(),
    date: date().notNull(),
    reason: text(),
    canceledAt: instant('canceled_at'),
    canceledBy: uuid('canceled_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }),
  ],
)
export type GoodsReceiptRow = typeof goodsReceipt.$inferSelect

export const goodsReceiptLine = pgTable(
  'goods_receipt_line',
  {
    organizationId: tenantId(),
    receiptId: uuid('receipt_id').notNull(),
    place: smallint().notNull(),
    /** Null for a canceled receipt whose order line was removed since. */
    orderLineId: uuid('order_line_id'),
    description: text().notNull(),
    unit: text().notNull(),
    /** Ten-thousandths of a unit. */
    quantity: minor('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.receiptId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.receiptId],
      foreignColumns: [goodsReceipt.organizationId, goodsReceipt.id],
    }),
  ],
)

export const goodsReceiptFile = pgTable(
  'goods_receipt_file',
  {
    ...paperColumns(),
    receiptId: uuid('receipt_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.receiptId, table.fileId] }),
    foreignKey({
      columns: [table.organizationId, table.receiptId],
      foreignColumns: [goodsReceipt.organizationId, goodsReceipt.id],
    }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
