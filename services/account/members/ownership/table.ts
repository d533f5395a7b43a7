import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { membership } from '../table.ts'

const OFFER_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const ownershipOffer = pgTable(
  'ownership_offer',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    fromMembershipId: uuid('from_membership_id').notNull(),
    toMembershipId: uuid('to_membership_id').notNull(),
    state: text({ enum: OFFER_STATES }).notNull().default('OPEN'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.fromMembershipId],
      foreignColumns: [membership.organizationId, membership.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.toMembershipId],
      foreignColumns: [membership.organizationId, membership.id],
    }),
  ],
)
