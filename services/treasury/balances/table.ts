import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, minorSum, tenantId } from '../../kit/database/columns.ts'
import { bankAccount } from '../bankAccounts/public.ts'

/** The balance that a bank reported for an account, at each poll. */
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

/** The daily totals of an account's transactions. Triggers maintain them (migration 0120): only a rebuild writes them here. */
export const accountDay = pgTable(
  'account_day',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    day: date().notNull(),
    inMinor: minorSum('in_minor').notNull(),
    outMinor: minorSum('out_minor').notNull(),
    lines: integer().notNull(),
    /** The balance stated on the day's newest line with a balance, and that line. */
    closingMinor: minor('closing_minor'),
    closingLineId: uuid('closing_line_id'),
  },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId, table.day] })],
)

/** The same totals by month, maintained by triggers too (migration 0330); `month` is its first day. */
export const accountMonth = pgTable(
  'account_month',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    month: date().notNull(),
    inMinor: minorSum('in_minor').notNull(),
    outMinor: minorSum('out_minor').notNull(),
    lines: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId, table.month] })],
)
