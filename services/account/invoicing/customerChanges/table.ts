import { sql } from 'drizzle-orm'
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Change } from '../../../kit/activity/table.ts'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { customer, DOCUMENT_KINDS } from '../customers/public.ts'
import type { Proposed } from './proposable.ts'

/** CANCELED: the customer withdrew it, or is no longer a customer. */
export const CHANGE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const

/** A customer's requested changes to their own data; they have no effect before approval. */
export const customerChangeRequest = pgTable(
  'customer_change_request',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The customer's user who requested it. */
    email: text().notNull(),
    status: text({ enum: CHANGE_STATUSES }).notNull(),
    /** The values to store, by field; empty once it is decided. */
    proposed: jsonb().$type<Proposed>().notNull(),
    /** As field diffs, as the customer saw them. */
    changes: jsonb().$type<Change[]>().notNull(),
    documentKinds: text('document_kinds', { enum: DOCUMENT_KINDS }).array().notNull().default([]),
    note: text(),
    /** Why it was rejected; the customer sees it. */
    reason: text(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)
export type ChangeRequestRow = typeof customerChangeRequest.$inferSelect
