import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'

/** What other currencies come to in rupiah, as people entered it of a day. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    currency: currencyColumn().notNull(),
    day: date().notNull(),
    /** Ten-thousandths of a rupiah for one unit of the currency. */
    rate: minor('rate').notNull(),
    /** Who published it. */
    source: text().notNull(),
    enteredAt: instant('entered_at').notNull(),
    enteredBy: uuid('entered_by'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.currency, table.day] })],
)
export type ExchangeRateRow = typeof exchangeRate.$inferSelect
