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

/** What the organization reminds of, and when. No row: nothing is on. */
export const reminderSettings = pgTable('reminder_settings', {
  organizationId: tenantId().primaryKey(),
  /** Since when emails of what is due are sent; null: they are not. */
  paymentsSince: instant('payments_since'),
  /** Since when emails of slips that are awaited are sent; null: they are not. */
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

/** Where a customer departs from the organization. No row: nowhere. */
export const customerReminderSettings = pgTable(
  'customer_reminder_settings',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    /** Days of the levels, from the due date; null: the organization's. */
    days: integer().array(),
    isPaused: boolean('is_paused').notNull(),
    /** The last day of the pause; null: it has none. */
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

/** What was agreed of an invoice: when its customer promised to pay it, and what they dispute of it. */
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

/** An email that was sent. */
export const reminder = pgTable(
  'reminder',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text({ enum: REMINDER_KINDS }).notNull(),
    /** The organization's own day. */
    day: date().notNull(),
    /** Which level decided the words, counted from 1; null: of slips. */
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

/** What an email asked for. */
export const reminderPart = pgTable(
  'reminder_part',
  {
    organizationId: tenantId(),
    reminderId: uuid('reminder_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** The instalment, or the invoice itself. */
    partId: uuid('part_id').notNull(),
    partName: text('part_name'),
    dueOn: date('due_on'),
    amountMinor: minor('amount_minor').notNull(),
    /** Days of its level from the due date; null: a slip. */
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
