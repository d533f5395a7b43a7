import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, tenantId } from '../../kit/database/columns.ts'
import { placeTable } from '../../kit/outbox/place.ts'

/** Treasury's copy of an organization, filled from the account service's feed. */
export const organization = pgTable('organization', {
  organizationId: tenantId().primaryKey(),
  name: text().notNull(),
  legalName: text('legal_name').notNull(),
  defaultCurrency: currencyColumn('default_currency').notNull(),
  timeZone: text('time_zone').notNull(),
  modes: text().array().notNull(),
  controls: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

export const entity = pgTable(
  'entity',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Deleted at the account service. */
    isGone: boolean('is_gone').notNull().default(false),
    /** Until then it may be about to be deleted there. */
    closingUntil: instant('closing_until'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const member = pgTable(
  'member',
  {
    organizationId: tenantId(),
    userId: uuid('user_id').notNull(),
    fullName: text('full_name').notNull(),
    /** An active member whose role may approve payments, as far as projected. */
    mayApprovePayments: boolean('may_approve_payments').notNull().default(false),
    isOwner: boolean('is_owner').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.organizationId, table.userId] })],
)

/** The position up to which the account service's feed has been processed: one row, without a tenant. */
export const projectionPosition = placeTable('projection_position')
