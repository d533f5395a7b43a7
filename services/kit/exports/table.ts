import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../database/columns.ts'

export const EXPORT_FORMATS = ['CSV', 'XLSX'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_STATUSES = ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

export const listExport = pgTable(
  'list_export',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    list: text().notNull(),
    format: text({ enum: EXPORT_FORMATS }).notNull(),
    locale: text({ enum: ['en', 'id'] }).notNull(),
    /** The list's query parameters as received. */
    query: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The selected rows; null: all that match the filters. */
    ids: uuid().array(),
    columns: text().array().notNull(),
    status: text({ enum: EXPORT_STATUSES }).notNull().default('QUEUED'),
    fileName: text('file_name').notNull(),
    done: integer().notNull().default(0),
    /** Null until they are counted. */
    total: integer(),
    /** Bytes of the finished file. */
    size: bigint({ mode: 'number' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('list_export_under_way')
      .on(table.organizationId, table.createdBy)
      .where(sql`status in ('QUEUED', 'RUNNING')`),
    index('list_export_of_person').on(table.organizationId, table.createdBy, table.createdAt.desc(), table.id.desc()),
    index('list_export_expiring')
      .on(table.expiresAt)
      .where(sql`status = 'READY'`),
    index('list_export_age').on(table.createdAt),
  ],
)
export type ListExportRow = typeof listExport.$inferSelect
