import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../../kit/database/columns.ts'
import { invoice } from '../invoices/public.ts'
import { PRINTED_LANGUAGES } from './printed.ts'

/** What was printed of an issued invoice; the bytes are in the store under the id. */
export const invoiceDocument = pgTable(
  'invoice_document',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** Of the invoice. */
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
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
export type InvoiceDocumentRow = typeof invoiceDocument.$inferSelect
