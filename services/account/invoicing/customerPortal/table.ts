import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'

/** A customer's user who can sign in to the portal. */
export const customerUser = pgTable(
  'customer_user',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** The member who added them; null: the customer's own email. */
    addedBy: uuid('added_by'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    lastSignedInAt: instant('last_signed_in_at'),
    removedAt: instant('removed_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.customerId, table.email] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)

const ofUser = () => ({
  organizationId: tenantId(),
  id: uuid().notNull(),
  customerId: uuid('customer_id').notNull(),
  email: text().notNull(),
})

export const customerSignInLink = pgTable(
  'customer_sign_in_link',
  {
    ...ofUser(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.email],
      foreignColumns: [customerUser.organizationId, customerUser.customerId, customerUser.email],
    }).onDelete('cascade'),
  ],
)

export const customerSession = pgTable(
  'customer_session',
  {
    ...ofUser(),
    secretHash: bytes('secret_hash').notNull().unique(),
    address: text(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    lastUsedAt: instant('last_used_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.email],
      foreignColumns: [customerUser.organizationId, customerUser.customerId, customerUser.email],
    }).onDelete('cascade'),
  ],
)
