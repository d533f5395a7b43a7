import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'
import { role } from './roles/table.ts'

export const MEMBERSHIP_STATUSES = ['INVITED', 'ACTIVE', 'DEACTIVATED', 'EXPIRED', 'REMOVED'] as const
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number]

/** The number that product.md §2 gives each status; Removed has none. */
export const MEMBERSHIP_STATUS_CODES: Readonly<Record<MembershipStatus, number | null>> = {
  INVITED: 0,
  ACTIVE: 1,
  DEACTIVATED: -1,
  EXPIRED: -2,
  REMOVED: null,
}

export const membership = pgTable(
  'membership',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    roleId: uuid('role_id').notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
    status: text({ enum: MEMBERSHIP_STATUSES }).notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
    /** When the user joined; null for an invitation that was never accepted. */
    joinedAt: instant('joined_at'),
    /** When access was last removed: earlier sessions can't open this membership again. */
    accessEndedAt: instant('access_ended_at'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.roleId, table.isOwner],
      foreignColumns: [role.organizationId, role.id, role.isOwner],
    }),
  ],
)
