import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import type { Permission } from '../../permissions/public.ts'

export const role = pgTable(
  'role',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
