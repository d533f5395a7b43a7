import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { minor, tenantId } from '../../kit/database/columns.ts'

/** What orders and invoices begin with. No row: the defaults. */
export const orderSettings = pgTable('order_settings', {
  organizationId: tenantId().primaryKey(),
  salesOrderPrefix: text('sales_order_prefix').notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
  creditMemoPrefix: text('credit_memo_prefix').notNull(),
  paymentPrefix: text('payment_prefix').notNull(),
  paymentTermDays: integer('payment_term_days').notNull(),
  /** What new customers may owe, in the organization's currency; null: without a limit, 0: they pay in advance. */
  creditLimitMinor: minor('credit_limit_minor'),
  invoiceNote: text('invoice_note'),
  invoiceTerms: text('invoice_terms'),
  /** How long documents are kept of customers that were turned down or never answered. */
  rejectedRetentionDays: integer('rejected_retention_days').notNull().default(90),
  /** And of those that are customers no more. */
  deactivatedRetentionYears: integer('deactivated_retention_years').notNull().default(5),
  version: integer().notNull().default(1),
})

export type OrderSettings = Omit<typeof orderSettings.$inferSelect, 'organizationId'>

/** Of an organization that has saved nothing yet; its first change is of version 0. */
export const DEFAULT_ORDER_SETTINGS: OrderSettings = {
  salesOrderPrefix: 'SO',
  invoicePrefix: 'INV',
  creditMemoPrefix: 'CM',
  paymentPrefix: 'PAY',
  paymentTermDays: 30,
  creditLimitMinor: null,
  invoiceNote: null,
  invoiceTerms: null,
  rejectedRetentionDays: 90,
  deactivatedRetentionYears: 5,
  version: 0,
}
