import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { COLLECTOR_RULE_KINDS } from '../amounts/public.ts'

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

/** What members have confirmed or entered of what VAT collectors keep and withhold. */
export const collectorRule = pgTable(
  'collector_rule',
  {
    organizationId: tenantId(),
    kind: text({ enum: COLLECTOR_RULE_KINDS }).notNull(),
    validFrom: date('valid_from').notNull(),
    /** Rupiah in minor units, or hundredths of a percent. */
    value: minor('value').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    confirmedBy: uuid('confirmed_by'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.kind, table.validFrom] })],
)
export type CollectorRuleRow = typeof collectorRule.$inferSelect
