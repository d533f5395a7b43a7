// Columns shared by orders, receipts and invoices.
import { sql } from 'drizzle-orm'
import { integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../../kit/database/columns.ts'
import type { ChosenWithholdingCode } from '../amounts/public.ts'
import { PRODUCT_KINDS, type TaxUnit } from '../products/public.ts'
import type { DocumentChange } from './changes.ts'

/** A document's author, time and search text. */
export const writtenColumns = () => ({
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  createdBy: uuid('created_by'),
  version: integer().notNull().default(1),
  searchText: text('search_text').notNull(),
})

/** When a document got its status and, where required, the reason. */
export const statusColumns = () => ({
  /** Why it was returned, rejected, canceled or closed. */
  reason: text(),
  statusChangedAt: instant('status_changed_at').notNull(),
  statusChangedBy: uuid('status_changed_by'),
})

/** The item and price of a line. */
export const lineColumns = () => ({
  organizationId: tenantId(),
  id: uuid().notNull(),
  place: smallint().notNull(),
  productId: uuid('product_id'),
  description: text().notNull(),
  kind: text({ enum: PRODUCT_KINDS }).notNull(),
  unit: text().notNull(),
  taxUnit: text('tax_unit').$type<TaxUnit>().notNull(),
  priceMinor: minor('price_minor').notNull(),
})

/** A discount as entered, of a line or the whole document: one of the two. */
export const discountInputColumns = () => ({
  /** Hundredths of a percent. */
  discountPercent: integer('discount_percent'),
  discountAmountMinor: minor('discount_amount_minor'),
})

/** A line's amounts with its discount. */
export const lineFigureColumns = () => ({
  ...discountInputColumns(),
  withholding: text().$type<ChosenWithholdingCode>(),
  grossMinor: minor('gross_minor').notNull(),
  discountMinor: minor('discount_minor').notNull(),
  netMinor: minor('net_minor').notNull(),
  baseMinor: minor('base_minor').notNull(),
})

/** One version of a document, as its differences to the previous one. */
export const revisionColumns = () => ({
  organizationId: tenantId(),
  number: integer().notNull(),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  actorId: uuid('actor_id'),
  changes: jsonb().$type<DocumentChange[]>().notNull(),
})

/** An attached file of a document, with its position. */
export const paperColumns = () => ({
  organizationId: tenantId(),
  fileId: uuid('file_id').notNull(),
  place: smallint().notNull(),
})
