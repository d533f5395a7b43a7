import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, tenantId } from '../database/columns.ts'
import { FILE_CONTENTS } from './purposes.generated.ts'

export type FilePurpose = keyof typeof FILE_CONTENTS
/** The purposes of files, in alphabetical order. */
export const PURPOSES = Object.keys(FILE_CONTENTS) as FilePurpose[]

export const file = pgTable(
  'file',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    contentType: text('content_type').notNull(),
    status: text({ enum: ['ANNOUNCED', 'STORED'] })
      .notNull()
      .default('ANNOUNCED'),
    detectedType: text('detected_type'),
    sha256: bytes('sha256'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    storedAt: instant('stored_at'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type FileRow = typeof file.$inferSelect
