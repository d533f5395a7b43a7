import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, tenantId } from '../../../kit/database/columns.ts'

/** Where customers are to transfer. No row, or one of nulls: no account is printed. */
export const invoiceBankDetails = pgTable('invoice_bank_details', {
  organizationId: tenantId().primaryKey(),
  bankAccountId: uuid('bank_account_id'),
  bankName: text('bank_name'),
  accountNumber: text('account_number'),
  holderName: text('holder_name'),
  currency: currencyColumn(),
  version: integer().notNull().default(1),
})
