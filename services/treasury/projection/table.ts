import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, tenantId } from '../../kit/database/columns.ts'
import { placeTable } from '../../kit/outbox/place.ts'

/** What treasury knows of an organization: a copy, filled from the account service's feed. */
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
    /** The account service does not have it any more. */
    isGone: boolean('is_gone').notNull().default(false),
    /** Until then somebody may be deleting it there. */
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
    /** An active member whose role may approve payments, as far as we have been told. */
    mayApprovePayments: boolean('may_approve_payments').notNull().default(false),
    isOwner: boolean('is_owner').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.organizationId, table.userId] })],
)

/** Up to where the account service's feed has been taken in: one row, of no tenant. */
export const projectionPosition = placeTable('projection_position')
