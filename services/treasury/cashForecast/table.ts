import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, minor, minorSum, tenantId } from '../../kit/database/columns.ts'

/** Below how much cash in a currency should not fall. */
export const minimumCash = pgTable(
  'minimum_cash',
  {
    organizationId: tenantId(),
    currency: currencyColumn().notNull(),
    /** Null: none any more. */
    amountMinor: minor('amount_minor'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.currency] })],
)
export type MinimumCashRow = typeof minimumCash.$inferSelect

/** How late receipts come, learnt each night. */
export const receiptLag = pgTable(
  'receipt_lag',
  {
    organizationId: tenantId(),
    /** `OF_ALL` for all counterparties together. */
    counterpartyId: uuid('counterparty_id').notNull(),
    days: integer().notNull(),
    samples: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.counterpartyId] })],
)
export const OF_ALL = '00000000-0000-0000-0000-000000000000'

/** What was forecast on a day. */
export const forecastSnapshot = pgTable(
  'forecast_snapshot',
  {
    organizationId: tenantId(),
    currency: currencyColumn().notNull(),
    takenOn: date('taken_on').notNull(),
    /** Null: no balance was known. */
    openingMinor: minorSum('opening_minor'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.currency, table.takenOn] })],
)

/** Its days on which money was to come or go, by source. */
export const forecastSnapshotDay = pgTable(
  'forecast_snapshot_day',
  {
    organizationId: tenantId(),
    currency: currencyColumn().notNull(),
    takenOn: date('taken_on').notNull(),
    day: date().notNull(),
    source: text().notNull(),
    inMinor: minorSum('in_minor').notNull(),
    outMinor: minorSum('out_minor').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.currency, table.takenOn, table.day, table.source] })],
)
