import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { paperColumns } from '../documents/public.ts'
import { invoice } from '../invoices/public.ts'
import { salesOrder } from '../salesOrders/public.ts'

export const VISIBILITIES = ['INTERNAL', 'CUSTOMER'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const conversationMessage = pgTable(
  'conversation_message',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** Its subject: an order or an invoice. */
    orderId: uuid('order_id'),
    invoiceId: uuid('invoice_id'),
    visibility: text({ enum: VISIBILITIES }).notNull(),
    /** The member or API token that wrote it; null: the customer's user of `customerEmail`. */
    authorId: uuid('author_id'),
    customerEmail: text('customer_email'),
    /** The name at that time. */
    authorName: text('author_name').notNull(),
    /** Empty once it is deleted. */
    body: text().notNull(),
    mentions: uuid().array().notNull().default([]),
    /** The email addresses that it was sent to. */
    mailedTo: text('mailed_to').array().notNull().default([]),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** False for messages older than the tracking of reads. */
    countsUnread: boolean('counts_unread').notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
  ],
)
export type MessageRow = typeof conversationMessage.$inferSelect

/** How far a member has read a conversation. */
export const conversationRead = pgTable(
  'conversation_read',
  {
    organizationId: tenantId(),
    personId: uuid('person_id').notNull(),
    /** Its subject: an order or an invoice. */
    orderId: uuid('order_id'),
    invoiceId: uuid('invoice_id'),
    recordId: uuid('record_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(order_id, invoice_id)`),
    /** The newest message that was seen. */
    readUntil: instant('read_until').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.personId, table.recordId] }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
  ],
)

/** A file belongs to one message. */
export const conversationFile = pgTable(
  'conversation_file',
  { ...paperColumns(), messageId: uuid('message_id').notNull() },
  table => [
    primaryKey({ columns: [table.organizationId, table.messageId, table.fileId] }),
    foreignKey({
      columns: [table.organizationId, table.messageId],
      foreignColumns: [conversationMessage.organizationId, conversationMessage.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
