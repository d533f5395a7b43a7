import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

/** Gapless human-readable numbers: one row per kind and year, locked while a number is taken. */
export const numberSeries = pgTable(
  'number_series',
  {
    organizationId: tenantId(),
    kind: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.kind, table.year] })],
)

/** Numbers of a series that have no record yet. */
export const numberReservation = pgTable(
  'number_reservation',
  {
    organizationId: tenantId(),
    kind: text().notNull(),
    year: integer().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    /** What will use them; null: released, and taken before new numbers. */
    ownerId: uuid('owner_id'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.kind, table.year, table.last] })],
)
