import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'

/** Exchange rates of the Minister of Finance, to compute taxes in rupiah. */
export const taxRate = pgTable(
  'tax_rate',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    currency: currencyColumn().notNull(),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until').notNull(),
    /** Ten-thousandths of a rupiah per unit of the currency. */
    rate: minor('rate').notNull(),
    /** The decree that sets the rate. */
    decree: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type TaxRateRow = typeof taxRate.$inferSelect
