// Columns that the tables of both kinds of import have: of statements, and of records.
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '../database/columns.ts'

/** States of an import until it is at rest. */
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

/** Every row of the file is counted; those with warnings are among the ready ones. */
export type ImportCounts = { total: number; ready: number; warnings: number; duplicates: number; errors: number }

const NOTHING_COUNTED: ImportCounts = { total: 0, ready: 0, warnings: 0, duplicates: 0, errors: 0 }

export const countsColumn = () => jsonb().$type<ImportCounts>().notNull().default(NOTHING_COUNTED)

/** Rows done and rows to do of the present phase. */
export const progressColumns = () => ({
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
})

/** Where in a file something is wrong, and with which parameters its message is made when somebody reads it. */
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
