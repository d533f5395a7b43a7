// Columns that orders, receipts and invoices have in common.
import { sql } from 'drizzle-orm'
import { integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../../kit/database/columns.ts'
import type { ChosenWithholdingCode } from '../amounts/public.ts'
import { PRODUCT_KINDS, type TaxUnit } from '../products/public.ts'
import type { DocumentChange } from './changes.ts'

/** Who wrote a document and when, and what a search looks through. */
export const writtenColumns = () => ({
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  createdBy: uuid('created_by'),
  version: integer().notNull().default(1),
  searchText: text('search_text').notNull(),
})

/** Since when a document stands where it does, and why where that is asked. */
export const statusColumns = () => ({
  /** Of what it was returned, rejected, canceled or closed for. */
  reason: text(),
  statusChangedAt: instant('status_changed_at').notNull(),
  statusChangedBy: uuid('status_changed_by'),
})

/** What a line is of, and its price. */
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

/** As it was typed, of a line or of the whole: one of the two. */
export const discountInputColumns = () => ({
  /** Hundredths of a percent. */
  discountPercent: integer('discount_percent'),
  discountAmountMinor: minor('discount_amount_minor'),
})

/** What a line with its discount comes to. */
export const lineFigureColumns = () => ({
  ...discountInputColumns(),
  withholding: text().$type<ChosenWithholdingCode>(),
  grossMinor: minor('gross_minor').notNull(),
  discountMinor: minor('discount_minor').notNull(),
  netMinor: minor('net_minor').notNull(),
  baseMinor: minor('base_minor').notNull(),
})

/** One version of a document, by what is others than in the one before. */
export const revisionColumns = () => ({
  organizationId: tenantId(),
  number: integer().notNull(),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  actorId: uuid('actor_id'),
  changes: jsonb().$type<DocumentChange[]>().notNull(),
})

/** A paper of a document, in its place. */
export const paperColumns = () => ({
  organizationId: tenantId(),
  fileId: uuid('file_id').notNull(),
  place: smallint().notNull(),
})
