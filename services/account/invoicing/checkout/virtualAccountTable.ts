import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'

export const VIRTUAL_ACCOUNT_STATUSES = ['OPENING', 'ACTIVE', 'FAILED', 'CLOSED', 'EXPIRED'] as const
export type VirtualAccountStatus = (typeof VIRTUAL_ACCOUNT_STATUSES)[number]

/** A fixed virtual account of a customer; its id is its key in treasury. */
export const customerVirtualAccount = pgTable(
  'customer_virtual_account',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    bankCode: text('bank_code').notNull(),
    status: text({ enum: VIRTUAL_ACCOUNT_STATUSES }).notNull(),
    /** The last day on which it can be paid to. */
    expiresOn: date('expires_on').notNull(),
    /** The end of that day where the organization is. */
    expiresAt: instant('expires_at').notNull(),
    language: text({ enum: ['en', 'id'] }).notNull(),
    /** The name that treasury gives it. */
    chargeId: uuid('charge_id'),
    provider: text(),
    number: text(),
    /** The legal entity whose bank account its provider pays out to; null: not known yet. */
    payoutEntityId: uuid('payout_entity_id'),
    failureReason: text('failure_reason'),
    /** It is to be closed at the provider. */
    isCloseDue: boolean('is_close_due')
      .notNull()
      .default(sql`false`),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    statusChangedAt: instant('status_changed_at').notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
export type VirtualAccountRow = typeof customerVirtualAccount.$inferSelect
