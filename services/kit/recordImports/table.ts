import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../database/columns.ts'
import { countsColumn, IMPORT_STATUSES, issueColumns, progressColumns } from '../imports/columns.ts'
import { type RecordImportEdits } from '../imports/fileEdits.ts'
import { type Suggestion } from '../imports/suggestion.ts'
import { RECORD_IMPORT_KINDS } from './kinds.generated.ts'
import type { ImportSummary } from './summary.ts'

export type RecordImportStatus = (typeof IMPORT_STATUSES)[number]

export const recordImport = pgTable(
  'record_import',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    kind: text({ enum: RECORD_IMPORT_KINDS }).notNull(),
    status: text({ enum: IMPORT_STATUSES }).notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the checked file, in hex. */
    hash: text().notNull(),
    ignoreWarnings: boolean('ignore_warnings').notNull().default(false),
    dryRun: boolean('dry_run').notNull().default(false),
    counts: countsColumn(),
    /** For payments and transfers, once they were checked. */
    summary: jsonb().$type<ImportSummary>(),
    ...progressColumns(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    /** The corrections of the file before it is stored. */
    edits: jsonb('mending').$type<RecordImportEdits>().notNull().default({ corrections: [], skippedRows: [] }),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type RecordImportRow = typeof recordImport.$inferSelect

export const recordImportIssue = pgTable(
  'record_import_issue',
  {
    ...issueColumns(),
    code: text().notNull(),
    suggestion: jsonb().$type<Suggestion>(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.importId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [recordImport.organizationId, recordImport.id],
    }).onDelete('cascade'),
  ],
)
export type RecordImportIssueRow = typeof recordImportIssue.$inferSelect
