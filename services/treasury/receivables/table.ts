import { bigint, boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'
import { counterparty } from '../counterparties/public.ts'

/** A sales invoice of the account service whose money is expected. */
export const receivable = pgTable(
  'receivable',
  {
    organizationId: tenantId(),
    /** The invoice's id there. */
    id: uuid().notNull(),
    number: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** As whom the customer is known here; null until money of the customer was expected. */
    counterpartyId: uuid('counterparty_id'),
    /** Names and account numbers under which banks may print the customer. */
    knownAs: text('known_as').array().notNull(),
    version: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
  ],
)

/** Up to where the account service's feed was read for them: one row, of no tenant. */
export const receivablePosition = pgTable('receivable_position', {
  one: boolean().primaryKey().default(true),
  position: bigint({ mode: 'number' }).notNull(),
})
