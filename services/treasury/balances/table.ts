import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, minorSum, tenantId } from '../../kit/database/columns.ts'
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

/** What an account's lines amount to a day. Kept by triggers (migration 0120): nothing here writes it but a rebuild. */
export const accountDay = pgTable(
  'account_day',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    day: date().notNull(),
    inMinor: minorSum('in_minor').notNull(),
    outMinor: minorSum('out_minor').notNull(),
    lines: integer().notNull(),
    /** What the newest line of the day that states a balance states, and that line. */
    closingMinor: minor('closing_minor'),
    closingLineId: uuid('closing_line_id'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId, table.day] })],
)
