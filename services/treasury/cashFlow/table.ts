import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, minorSum, tenantId } from '../../kit/database/columns.ts'
import { ACTIVITIES, STANDARD_CATEGORIES } from './categories.ts'

/** A category of cash flows. Either `standard` or `name` is set. */
export const cashCategory = pgTable(
  'cash_category',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    activity: text({ enum: ACTIVITIES }).notNull(),
    standard: text({ enum: STANDARD_CATEGORIES }),
    name: text(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)

/** The part of a line that belongs to a category. Maintained by `categorize_lines` (migration 0125); its sums by triggers (0123). */
export const lineCategory = pgTable(
  'line_category',
  {
    organizationId: tenantId(),
    statementTransactionId: uuid('statement_transaction_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    day: date().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Why the part has the category. */
    reason: text({ enum: ['CHOICE', 'MATCH', 'COUNTERPARTY', 'RULE', 'LEARNT', 'BANK_TEXT'] })
      .notNull()
      .default('MATCH'),
    /** The rule, if that is the reason. */
    ruleId: uuid('rule_id'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.statementTransactionId, table.categoryId] }),
    foreignKey({
      columns: [table.organizationId, table.categoryId],
      foreignColumns: [cashCategory.organizationId, cashCategory.id],
    }),
  ],
)

const sums = {
  categoryId: uuid('category_id').notNull(),
  inMinor: minorSum('in_minor').notNull(),
  outMinor: minorSum('out_minor').notNull(),
  lines: integer().notNull(),
}

/** The totals of an account's lines by category and day. */
export const categoryDay = pgTable(
  'category_day',
  { organizationId: tenantId(), bankAccountId: uuid('bank_account_id').notNull(), day: date().notNull(), ...sums },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId, table.day, table.categoryId] })],
)

/** The same by month; `month` is its first day. */
export const categoryMonth = pgTable(
  'category_month',
  { organizationId: tenantId(), bankAccountId: uuid('bank_account_id').notNull(), month: date().notNull(), ...sums },
  table => [primaryKey({ columns: [table.organizationId, table.bankAccountId, table.month, table.categoryId] })],
)
