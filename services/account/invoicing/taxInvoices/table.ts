import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { invoice } from '../invoices/public.ts'

export const TAX_INVOICE_STATUSES = ['NOT_EXPORTED', 'EXPORTED', 'APPROVED', 'REJECTED', 'CANCELED'] as const
export type TaxInvoiceStatus = (typeof TAX_INVOICE_STATUSES)[number]

/** A file for the tax office, as created. */
export const taxInvoiceFile = pgTable(
  'tax_invoice_file',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    invoiceCount: integer('invoice_count').notNull(),
    content: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)

/** An invoice's state at the tax office. No row: not exported yet. */
export const taxInvoice = pgTable(
  'tax_invoice',
  {
    organizationId: tenantId(),
    invoiceId: uuid('invoice_id').notNull(),
    status: text({ enum: TAX_INVOICE_STATUSES }).notNull(),
    /** The last two digits of the tax office's TD codes. */
    facility: text(),
    /** NSFP. */
    number: text(),
    /** The tax office's reason for the rejection. */
    reason: text(),
    fileId: uuid('file_id'),
    exportedAt: instant('exported_at'),
    exportedBy: uuid('exported_by'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.invoiceId] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.fileId],
      foreignColumns: [taxInvoiceFile.organizationId, taxInvoiceFile.id],
    }),
  ],
)
export type TaxInvoiceRow = typeof taxInvoice.$inferSelect
