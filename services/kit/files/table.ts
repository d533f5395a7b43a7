import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, tenantId } from '../database/columns.ts'

export const PURPOSES = [
  'STATEMENT',
  'COUNTERPARTIES',
  'EXPECTED_TRANSACTIONS',
  'PAYMENTS',
  'TRANSFERS',
  'PAYMENT_DOCUMENT',
  'BILL_DOCUMENT',
  'DOCUMENT',
  'PHOTO',
] as const
export type FilePurpose = (typeof PURPOSES)[number]

export const file = pgTable(
  'file',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    purpose: text({ enum: PURPOSES }).notNull(),
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
