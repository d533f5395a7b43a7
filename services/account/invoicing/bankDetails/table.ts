import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, tenantId } from '../../../kit/database/columns.ts'

/** Where customers are to transfer. For each legal entity; no row, or one of nulls: no account is printed. */
export const invoiceBankDetails = pgTable(
  'invoice_bank_details',
  {
    organizationId: tenantId(),
    /** The legal entity whose documents print it. */
    entityId: uuid('entity_id').notNull(),
    bankAccountId: uuid('bank_account_id'),
    bankName: text('bank_name'),
    accountNumber: text('account_number'),
    holderName: text('holder_name'),
    currency: currencyColumn(),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.entityId] })],
)

/** All accounts that were ever chosen, and whether treasury has closed them since. */
export const namedBankAccount = pgTable(
  'named_bank_account',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId] })],
)
