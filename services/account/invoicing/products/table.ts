import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import type { ChosenWithholdingCode } from '../amounts/public.ts'
import { VAT_TREATMENTS } from '../amounts/public.ts'
import type { TaxUnit } from './taxUnits.ts'

export const PRODUCT_STATUSES = ['ACTIVE', 'INACTIVE'] as const
export const PRODUCT_KINDS = ['GOODS', 'SERVICE'] as const

export const product = pgTable(
  'product',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** Unique, case-insensitive. */
    code: text().notNull(),
    name: text().notNull(),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('ACTIVE'),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    /** As documents print it. */
    unit: text().notNull(),
    /** The unit's name in e-Faktur. */
    taxUnit: text('tax_unit').$type<TaxUnit>().notNull(),
    vatTreatment: text('vat_treatment', { enum: VAT_TREATMENTS }).notNull(),
    /** The tax that customers withhold; null: none. */
    withholding: text().$type<ChosenWithholdingCode>(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(code || ' ' || name)`),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type ProductRow = typeof product.$inferSelect
