import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { cashCategory } from '../cashFlow/public.ts'

/** A part of a line as a user chose it; the amount in minor units, as text. */
export type ChosenPart = { categoryId: string; minor: string }

/** A user's choice for a line. */
export const lineChoice = pgTable(
  'line_choice',
  {
    organizationId: tenantId(),
    statementTransactionId: uuid('statement_transaction_id').notNull(),
    /** Null: it was undone. What the parts don't cover is uncategorized. */
    parts: jsonb().$type<readonly ChosenPart[]>(),
    /** The previous choice, while `mayUndo`. */
    former: jsonb().$type<readonly ChosenPart[]>(),
    mayUndo: boolean('may_undo').notNull().default(true),
    /** The party of the line, as one normalized text. */
    party: text(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    /** The one category of the entire line. */
    categoryId: uuid('category_id'),
    chosenAt: instant('chosen_at').notNull(),
    chosenBy: uuid('chosen_by'),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.statementTransactionId] })],
)

/** Determines the category of lines without a user's choice or a match, in the order of `place`. */
export const cashRule = pgTable(
  'cash_rule',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    place: integer().notNull(),
    /** Upper-case words or sequences of words, all of which the bank's text must contain. */
    words: text().array().notNull(),
    /** The words as patterns. */
    patterns: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`word_patterns(words)`),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }),
    /** The currency of the amounts. */
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
    /** An inactive rule is not tried. */
    isActive: boolean('is_active').notNull().default(true),
    /** A deleted rule is still the reason for lines' categories. */
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

/** The category of money from and to a counterparty, unless a user's choice or a match differs. */
export const counterpartyCategory = pgTable(
  'counterparty_category',
  {
    organizationId: tenantId(),
    counterpartyId: uuid('counterparty_id').notNull(),
    /** Null: it was removed, and the row keeps the version. */
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
