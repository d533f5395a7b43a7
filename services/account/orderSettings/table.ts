import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { minor, tenantId } from '../../kit/database/columns.ts'

/** Defaults of orders and invoices. No row: the built-in ones. */
export const orderSettings = pgTable('order_settings', {
  organizationId: tenantId().primaryKey(),
  salesOrderPrefix: text('sales_order_prefix').notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
  creditMemoPrefix: text('credit_memo_prefix').notNull(),
  paymentPrefix: text('payment_prefix').notNull(),
  paymentTermDays: integer('payment_term_days').notNull(),
  /** The credit limit of new customers, in the organization's currency; null: none, 0: they pay in advance. */
  creditLimitMinor: minor('credit_limit_minor'),
  invoiceNote: text('invoice_note'),
  invoiceTerms: text('invoice_terms'),
  /** How long documents of rejected customers and unanswered invitations are kept. */
  rejectedRetentionDays: integer('rejected_retention_days').notNull().default(90),
  /** The same for former customers. */
  deactivatedRetentionYears: integer('deactivated_retention_years').notNull().default(5),
  version: integer().notNull().default(1),
})

export type OrderSettings = Omit<typeof orderSettings.$inferSelect, 'organizationId'>

/** For an organization that has saved nothing yet; its first change is of version 0. */
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
