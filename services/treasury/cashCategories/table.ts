import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { cashCategory } from '../cashFlow/public.ts'

/** A part of a line as a person chose it; the amount in minor units, as text. */
export type ChosenPart = { categoryId: string; minor: string }

/** A person's word on a line. */
export const lineChoice = pgTable(
  'line_choice',
  {
    organizationId: tenantId(),
    statementTransactionId: uuid('statement_transaction_id').notNull(),
    /** Null: it was taken back. What parts leave of the line is uncategorized. */
    parts: jsonb().$type<readonly ChosenPart[]>(),
    /** What stood before, as long as `mayUndo`. */
    former: jsonb().$type<readonly ChosenPart[]>(),
    mayUndo: boolean('may_undo').notNull().default(true),
    /** By whom the line is, as one text of words. */
    party: text(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    /** The one category of all of the line. */
    categoryId: uuid('category_id'),
    chosenAt: instant('chosen_at').notNull(),
    chosenBy: uuid('chosen_by'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.statementTransactionId] })],
)

/** What tells the category of lines that neither people nor matches speak of, in the order of `place`. */
export const cashRule = pgTable(
  'cash_rule',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    place: integer().notNull(),
    /** Words in capitals, or sequences of them, all of which the bank's text has. */
    words: text().array().notNull(),
    /** The words as patterns. */
    patterns: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`word_patterns(words)`),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }),
    /** Of the amounts. */
    currency: currencyColumn(),
    fromMinor: minor('from_minor'),
    toMinor: minor('to_minor'),
    bankAccountId: uuid('bank_account_id'),
    counterpartyId: uuid('counterparty_id'),
    categoryId: uuid('category_id').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    /** Switched off it is not tried. */
    isActive: boolean('is_active').notNull().default(true),
    /** It still says why lines have their category. */
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.categoryId],
      foreignColumns: [cashCategory.organizationId, cashCategory.id],
    }),
  ],
)
export type CashRuleRow = typeof cashRule.$inferSelect

/** What money from and to a counterparty is, unless people or matches say otherwise. */
export const counterpartyCategory = pgTable(
  'counterparty_category',
  {
    organizationId: tenantId(),
    counterpartyId: uuid('counterparty_id').notNull(),
    /** Null: it was taken away, and the row keeps the version. */
    categoryId: uuid('category_id'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.counterpartyId] }),
    foreignKey({
      columns: [table.organizationId, table.categoryId],
      foreignColumns: [cashCategory.organizationId, cashCategory.id],
    }),
  ],
)
