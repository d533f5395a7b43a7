import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, tenantId } from '../database/columns.ts'
import { JOURNAL_LAYOUTS } from './layouts.ts'

/** Accounts of the company's chart, by purpose. Without a row the default applies. */
export const journalAccount = pgTable(
  'journal_account',
  { organizationId: tenantId(), key: text().notNull(), code: text(), name: text() },
  table => [primaryKey({ columns: [table.organizationId, table.key] })],
)

/** The common version of those accounts. */
export const journalSetting = pgTable('journal_setting', {
  organizationId: tenantId().primaryKey(),
  version: integer().notNull().default(1),
})

/** An exported file of journals. */
export const journalExport = pgTable(
  'journal_export',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    /** The number of this export within the month. */
    sequence: integer().notNull(),
    /** All entries of the month; otherwise only changes since the previous exports. */
    isFull: boolean('is_full').notNull(),
    layout: text({ enum: JOURNAL_LAYOUTS }).notNull(),
    language: text({ enum: ['en', 'id'] }).notNull(),
    /** The reason for exporting everything again. */
    reason: text(),
    name: text().notNull(),
    content: text().notNull(),
    entryCount: integer('entry_count').notNull(),
    lineCount: integer('line_count').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    createdByName: text('created_by_name'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type JournalExportRow = typeof journalExport.$inferSelect

/** A line as it was exported; amounts in minor units, as text. */
export type StoredLine = { account: string; code: string; name: string; debit: string; credit: string }

export const journalExportEntry = pgTable(
  'journal_export_entry',
  {
    organizationId: tenantId(),
    exportId: uuid('export_id').notNull(),
    place: integer().notNull(),
    kind: text().notNull(),
    recordId: uuid('record_id').notNull(),
    day: date().notNull(),
    number: text(),
    party: text(),
    currency: currencyColumn().notNull(),
    isReversal: boolean('is_reversal').notNull(),
    lines: jsonb().$type<StoredLine[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.exportId, table.place] })],
)
