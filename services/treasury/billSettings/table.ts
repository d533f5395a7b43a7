import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

export const METADATA_KINDS = ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] as const
export type MetadataKind = (typeof METADATA_KINDS)[number]

/** A field that an organization asks of its bills. */
export type MetadataField = {
  key: string
  label: string
  kind: MetadataKind
  required: boolean
  /** What can be chosen; empty for other kinds. */
  choices: string[]
}

/** What an organization asks of its bills. No row: nothing. */
export const billSettings = pgTable('bill_settings', {
  organizationId: tenantId().primaryKey(),
  metadataFields: jsonb('metadata_fields').$type<MetadataField[]>().notNull(),
  version: integer().notNull().default(1),
})

export type BillSettings = Omit<typeof billSettings.$inferSelect, 'organizationId'>
