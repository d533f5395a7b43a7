import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, tenantId } from '../../kit/database/columns.ts'

/** A band as stored: JSON has no bigint. */
export type StoredBand = { upToMinor: string | null; steps: { approverIds: string[] }[]; inOrder: boolean }

export const approvalPolicy = pgTable(
  'approval_policy',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    currency: currencyColumn().notNull(),
    entityId: uuid('entity_id'),
    method: text({ enum: ['BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK'] }),
    bands: jsonb().$type<StoredBand[]>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type PolicyRow = typeof approvalPolicy.$inferSelect
