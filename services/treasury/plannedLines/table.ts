import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { counterparty } from '../counterparties/public.ts'
import { PLAN_RULES } from './occurrences.ts'

/** Money that users plan before a record for it exists. */
export const plannedLine = pgTable(
  'planned_line',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currencyColumn().notNull(),
    /** The counterparty's real records replace the plan. */
    counterpartyId: uuid('counterparty_id'),
    /** Real records of bills in this category replace the plan. */
    category: text(),
    rule: text({ enum: PLAN_RULES }).notNull(),
    startsOn: date('starts_on').notNull(),
    /** Null: no end. */
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
