import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'
import { BILLING_ORIGINS } from '../invoices/public.ts'

/** Each customer's cycle as the worker knows it, and the first day that it covers: earlier days are never billed. */
export const billingSchedule = pgTable(
  'billing_schedule',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    cycle: text({ enum: ['WEEKLY', 'MONTHLY'] }).notNull(),
    /** Of the week, with 1 as Monday, or of the month. */
    day: smallint().notNull(),
    since: date().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.customerId] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)

/** The drafts of a customer's orders for a period. */
export const billingRun = pgTable(
  'billing_run',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    cycle: text({ enum: BILLING_ORIGINS }).notNull(),
    periodFrom: date('period_from').notNull(),
    periodUntil: date('period_until').notNull(),
    draftCount: integer('draft_count').notNull().default(0),
    /** Billable orders for which no invoice could be created in their current state. */
    skippedOrderIds: uuid('skipped_order_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    madeAt: instant('made_at').notNull(),
    /** Null: the worker. */
    madeBy: uuid('made_by'),
    /** When users who manage invoices were emailed. */
    toldAt: instant('told_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
