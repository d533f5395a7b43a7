import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'

export const RECORD_IMPORT_KINDS = ['COUNTERPARTIES', 'EXPECTED_TRANSACTIONS'] as const
export const RECORD_IMPORT_STATUSES = [
  'CHECKING',
  'HAS_ERRORS',
  'HAS_WARNINGS',
  'READY',
  'IMPORTING',
  'IMPORTED',
  'FAILED',
] as const
export type RecordImportStatus = (typeof RECORD_IMPORT_STATUSES)[number]
export const ISSUE_SEVERITIES = ['ERROR', 'WARNING', 'DUPLICATE'] as const

export type ImportCounts = { total: number; ready: number; warnings: number; duplicates: number; errors: number }

export const recordImport = pgTable(
  'record_import',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    kind: text({ enum: RECORD_IMPORT_KINDS }).notNull(),
    status: text({ enum: RECORD_IMPORT_STATUSES }).notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the checked file, in hex. */
    hash: text().notNull(),
    ignoreWarnings: boolean('ignore_warnings').notNull().default(false),
    dryRun: boolean('dry_run').notNull().default(false),
    counts: jsonb()
      .$type<ImportCounts>()
      .notNull()
      .default({ total: 0, ready: 0, warnings: 0, duplicates: 0, errors: 0 }),
    /** Rows done and rows to do of the present phase. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type RecordImportRow = typeof recordImport.$inferSelect

export const recordImportIssue = pgTable(
  'record_import_issue',
  {
    organizationId: tenantId(),
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    severity: text({ enum: ISSUE_SEVERITIES }).notNull(),
    rowNumber: integer('row_number'),
    columnName: text('column_name'),
    value: text(),
    code: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
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
