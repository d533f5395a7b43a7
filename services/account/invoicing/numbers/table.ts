import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from '../../../kit/database/columns.ts'

/** Gapless document numbers: one row per kind and year, locked while a number is taken. */
export const documentSeries = pgTable(
  'document_series',
  {
    organizationId: tenantId(),
    kind: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.kind, table.year] })],
)
