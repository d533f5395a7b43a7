import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../../kit/database/columns.ts'
import { membership } from '../table.ts'

export const invitation = pgTable(
  'invitation',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    membershipId: uuid('membership_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    cancelledAt: instant('cancelled_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.membershipId],
      foreignColumns: [membership.organizationId, membership.id],
    }),
  ],
)
