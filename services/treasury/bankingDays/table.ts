import { boolean, date, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

/** A day on which the organization's banks keep other hours than the national calendar says. */
export const bankingDay = pgTable(
  'banking_day',
  {
    organizationId: tenantId(),
    date: date().notNull(),
    name: text().notNull(),
    isOpen: boolean('is_open').notNull(),
    /** Null: at the default hour. */
    closesAt: time('closes_at'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.date] })],
)
export type BankingDayRow = typeof bankingDay.$inferSelect
