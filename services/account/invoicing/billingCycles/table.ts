import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'
import { BILLING_ORIGINS } from '../invoices/public.ts'

/** The cycle of each customer as the worker knows it, and the first day on which it counts: days before it are never billed. */
export const billingSchedule = pgTable(
  'billing_schedule',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    cycle: text({ enum: ['WEEKLY', 'MONTHLY'] }).notNull(),
    /** Of the week, 1 is Monday, or of the month. */
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

/** What was drafted of a customer's orders for a period. */
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
    /** Orders of which something could be billed, but of which no invoice could be written as they are. */
    skippedOrderIds: uuid('skipped_order_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    madeAt: instant('made_at').notNull(),
    /** Null: the worker. */
    madeBy: uuid('made_by'),
    /** When the people who see to invoices were told. */
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
