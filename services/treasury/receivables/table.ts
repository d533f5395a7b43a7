import { boolean, date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, minor, tenantId } from '../../kit/database/columns.ts'
import { placeTable } from '../../kit/outbox/place.ts'
import { counterparty } from '../counterparties/public.ts'

/** A sales invoice of the account service, whose money is expected. */
export const receivable = pgTable(
  'receivable',
  {
    organizationId: tenantId(),
    /** The invoice's id in the account service. */
    id: uuid().notNull(),
    number: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The customer's counterparty; null until money of the customer was expected. */
    counterpartyId: uuid('counterparty_id'),
    /** Names and account numbers under which banks may print the customer. */
    knownAs: text('known_as').array().notNull(),
    /** The amount reported as transferred without a bank line, and since when. */
    claimedMinor: minor('claimed_minor'),
    claimedOn: date('claimed_on'),
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

/** A refund of a credit memo of the account service, whose money is expected to leave. */
export const creditMemoRefund = pgTable(
  'credit_memo_refund',
  {
    organizationId: tenantId(),
    /** The refund's id in the account service. */
    id: uuid().notNull(),
    creditMemoId: uuid('credit_memo_id').notNull(),
    /** The credit memo's number. */
    number: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The customer's counterparty; null if nothing was ever expected. */
    counterpartyId: uuid('counterparty_id'),
    /** Names and account numbers under which banks may print the customer. */
    knownAs: text('known_as').array().notNull(),
    /** The receiving account, as requested. */
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    currency: currencyColumn().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    isCalledOff: boolean('is_called_off').notNull(),
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

/** The position up to which the account service's feed has been read for them: one row, without a tenant. */
export const receivablePosition = placeTable('receivable_position')
