import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../kit/database/columns.ts'
import type { Permission } from '../permissions/public.ts'

export const apiToken = pgTable(
  'api_token',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    secretHash: bytes('secret_hash').notNull(),
    membershipId: uuid('membership_id').notNull(),
    personId: uuid('person_id').notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
