import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bankAccount } from '../bankAccounts/public.ts'

/** What a bank said an account holds, each time it was asked. */
export const accountBalance = pgTable(
  'account_balance',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    at: instant('at').notNull(),
    ledgerMinor: minor('ledger_minor').notNull(),
    availableMinor: minor('available_minor').notNull(),
    source: text({ enum: ['API', 'CRAWLER'] }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.bankAccountId, table.at] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }).onDelete('cascade'),
  ],
)
export type AccountBalanceRow = typeof accountBalance.$inferSelect
