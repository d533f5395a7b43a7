import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'
import { invoice } from '../invoices/public.ts'
import { DEFAULT_LEVELS, type Level } from './rules.ts'

/** The organization's reminder settings. No row: all are off. */
export const reminderSettings = pgTable('reminder_settings', {
  organizationId: tenantId().primaryKey(),
  /** Since when emails about due amounts are on; null: off. */
  paymentsSince: instant('payments_since'),
  /** Since when emails about missing slips are on; null: off. */
  slipsSince: instant('slips_since'),
  levels: jsonb().$type<Level[]>().notNull(),
  version: integer().notNull().default(1),
})
export type ReminderSettings = Omit<typeof reminderSettings.$inferSelect, 'organizationId'>

export const DEFAULT_SETTINGS: ReminderSettings = {
  paymentsSince: null,
  slipsSince: null,
  levels: DEFAULT_LEVELS,
  version: 0,
}

/** A customer's exceptions to the organization's settings. No row: none. */
export const customerReminderSettings = pgTable(
  'customer_reminder_settings',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    /** Days of the levels, relative to the due date; null: the organization's. */
    days: integer().array(),
    isPaused: boolean('is_paused').notNull(),
    /** The last day of the pause; null: no end. */
    pausedUntil: date('paused_until'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.customerId] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)
export type CustomerSettingsRow = typeof customerReminderSettings.$inferSelect

/** Agreements about an invoice: its customer's promise to pay, and their dispute. */
export const invoiceAgreement = pgTable(
  'invoice_agreement',
  {
    organizationId: tenantId(),
    invoiceId: uuid('invoice_id').notNull(),
    promisedOn: date('promised_on'),
    promiseNote: text('promise_note'),
    promisedAt: instant('promised_at'),
    promisedBy: uuid('promised_by'),
    disputeReason: text('dispute_reason'),
    disputedAt: instant('disputed_at'),
    disputedBy: uuid('disputed_by'),
    disputeClosedAt: instant('dispute_closed_at'),
    disputeClosedBy: uuid('dispute_closed_by'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.invoiceId] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
  ],
)
export type AgreementRow = typeof invoiceAgreement.$inferSelect

export const REMINDER_KINDS = ['PAYMENT', 'SLIP'] as const

/** A sent email. */
export const reminder = pgTable(
  'reminder',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text({ enum: REMINDER_KINDS }).notNull(),
    /** The date in the organization's time zone. */
    day: date().notNull(),
    /** The level of the text, from 1; null: about slips. */
    level: smallint(),
    isByHand: boolean('is_by_hand').notNull(),
    language: text({ enum: ['en', 'id'] }).notNull(),
    emails: text().array().notNull(),
    sentAt: instant('sent_at').notNull(),
    sentBy: uuid('sent_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)

/** An item of an email. */
export const reminderPart = pgTable(
  'reminder_part',
  {
    organizationId: tenantId(),
    reminderId: uuid('reminder_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** The milestone, or the invoice itself. */
    partId: uuid('part_id').notNull(),
    partName: text('part_name'),
    dueOn: date('due_on'),
    amountMinor: minor('amount_minor').notNull(),
    /** Days of its level, relative to the due date; null: a slip. */
    levelDays: integer('level_days'),
    isByHand: boolean('is_by_hand').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.reminderId, table.partId] }),
    foreignKey({
      columns: [table.organizationId, table.reminderId],
      foreignColumns: [reminder.organizationId, reminder.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
