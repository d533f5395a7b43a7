import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { creditMemo } from '../creditMemos/public.ts'
import { customer } from '../customers/public.ts'
import { invoice } from '../invoices/public.ts'
import { receivedPayment } from '../receivedPayments/public.ts'
import { STATEMENT_VIEWS } from '../statements/public.ts'
import { PRINTED_LANGUAGES } from './printed.ts'

/** A printed document of an issued invoice, a payment or a credit memo; the bytes are in the store under its id. */
export const printedDocument = pgTable(
  'printed_document',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    // Exactly one of these is set.
    invoiceId: uuid('invoice_id'),
    paymentId: uuid('payment_id'),
    memoId: uuid('memo_id'),
    /** The version of the printed record. */
    version: integer().notNull(),
    language: text({ enum: PRINTED_LANGUAGES }).notNull(),
    size: integer().notNull(),
    sha256: bytes('sha256').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique().on(table.organizationId, table.invoiceId, table.version, table.language),
    unique().on(table.organizationId, table.paymentId, table.version, table.language),
    unique().on(table.organizationId, table.memoId, table.version, table.language),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [receivedPayment.organizationId, receivedPayment.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.memoId],
      foreignColumns: [creditMemo.organizationId, creditMemo.id],
    }),
  ],
)
export type PrintedDocumentRow = typeof printedDocument.$inferSelect

/** A statement of account as it was emailed; the bytes are in the store under its id. */
export const sentStatement = pgTable(
  'sent_statement',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    currency: currencyColumn().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    view: text({ enum: STATEMENT_VIEWS }).notNull(),
    closingMinor: minor('closing_minor').notNull(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    size: integer().notNull(),
    sha256: bytes('sha256').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
