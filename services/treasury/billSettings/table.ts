import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

export const METADATA_KINDS = ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] as const
export type MetadataKind = (typeof METADATA_KINDS)[number]

/** A field that an organization requires of its bills. */
export type MetadataField = {
  key: string
  label: string
  kind: MetadataKind
  required: boolean
  /** The options; empty for other kinds. */
  choices: string[]
}

/** The additional fields of an organization's bills. No row: none. */
export const billSettings = pgTable('bill_settings', {
  organizationId: tenantId().primaryKey(),
  metadataFields: jsonb('metadata_fields').$type<MetadataField[]>().notNull(),
  version: integer().notNull().default(1),
})

export type BillSettings = Omit<typeof billSettings.$inferSelect, 'organizationId'>
