// Columns shared by the tables of both kinds of import: statements and records.
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '../database/columns.ts'

/** States of an import. */
export const IMPORT_STATUSES = [
  'CHECKING',
  'HAS_ERRORS',
  'HAS_WARNINGS',
  'READY',
  'IMPORTING',
  'IMPORTED',
  'FAILED',
] as const

export const ISSUE_SEVERITIES = ['ERROR', 'WARNING', 'DUPLICATE'] as const

/** Counts of the file's rows; `ready` includes those with warnings. */
export type ImportCounts = { total: number; ready: number; warnings: number; duplicates: number; errors: number }

const NOTHING_COUNTED: ImportCounts = { total: 0, ready: 0, warnings: 0, duplicates: 0, errors: 0 }

export const countsColumn = () => jsonb().$type<ImportCounts>().notNull().default(NOTHING_COUNTED)

/** Rows done and rows to do in the current phase. */
export const progressColumns = () => ({
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
})

/** The position of an issue in the file, and the params of its message, which is built when it is read. */
export const issueColumns = () => ({
  organizationId: tenantId(),
  importId: uuid('import_id').notNull(),
  place: integer().notNull(),
  severity: text({ enum: ISSUE_SEVERITIES }).notNull(),
  rowNumber: integer('row_number'),
  columnName: text('column_name'),
  value: text(),
  params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
})
