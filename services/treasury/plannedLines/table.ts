import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { counterparty } from '../counterparties/public.ts'
import { PLAN_RULES } from './occurrences.ts'

/** Money that people plan for before any record stands for it. */
export const plannedLine = pgTable(
  'planned_line',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currencyColumn().notNull(),
    /** Its real records take the plan's place. */
    counterpartyId: uuid('counterparty_id'),
    /** Real records of bills of this category take the plan's place. */
    category: text(),
    rule: text({ enum: PLAN_RULES }).notNull(),
    startsOn: date('starts_on').notNull(),
    /** Null: without end. */
    endsOn: date('ends_on'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
  ],
)
export type PlannedLineRow = typeof plannedLine.$inferSelect
