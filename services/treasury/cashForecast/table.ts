import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, minor, minorSum, tenantId } from '../../kit/database/columns.ts'

/** The minimum cash in a currency. */
export const minimumCash = pgTable(
  'minimum_cash',
  {
    organizationId: tenantId(),
    currency: currencyColumn().notNull(),
    /** Null: no longer set. */
    amountMinor: minor('amount_minor'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.currency] })],
)
export type MinimumCashRow = typeof minimumCash.$inferSelect

/** How late receipts arrive, learnt each night. */
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

/** A forecast as of a day. */
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

/** The days on which a forecast has money, by source. */
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
