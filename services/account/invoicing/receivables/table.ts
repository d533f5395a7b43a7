import { date, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { placeTable } from '../../../kit/outbox/place.ts'
import { invoice } from '../invoices/public.ts'

/** What a bank line paid of a part of an invoice. */
export const bankReceipt = pgTable(
  'bank_receipt',
  {
    organizationId: tenantId(),
    /** The match in treasury, and the line. */
    reconciliationId: uuid('reconciliation_id').notNull(),
    lineId: uuid('line_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** The milestone, or the invoice itself. */
    partId: uuid('part_id').notNull(),
    receivedOn: date('received_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    roundingMinor: minor('rounding_minor').notNull(),
    /** What the customer withheld unannounced. */
    withholdingMinor: minor('withholding_minor').notNull(),
    /** The part of the amount above what treasury expected, kept as credit. */
    keptMinor: minor('kept_minor').notNull().default(0n),
    /** The part of amount, fee and rounding that the invoice still had open. */
    settledMinor: minor('settled_minor').notNull(),
    /** The resulting change of the customer's withholding, below 0 if less. */
    withheldMinor: minor('withheld_minor').notNull(),
    bookedAt: instant('booked_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.reconciliationId, table.lineId, table.partId] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
export type BankReceiptRow = typeof bankReceipt.$inferSelect

/** An invoice reopened by undoing the match that paid it; kept until its authors are emailed. */
export const reopenedInvoice = pgTable(
  'reopened_invoice',
  {
    organizationId: tenantId(),
    reconciliationId: uuid('reconciliation_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    reopenedAt: instant('reopened_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.reconciliationId, table.invoiceId] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)

/** The position in treasury's feed: one row, without tenant. */
export const bankReceiptPosition = placeTable('bank_receipt_position')
