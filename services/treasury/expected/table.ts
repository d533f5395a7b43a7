import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankAccount } from '../bankAccounts/table.ts'
import { counterparty } from '../counterparties/table.ts'

export const RECONCILIATION_STATUSES = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const
export const EXPECTED_SOURCES = ['MANUAL', 'IMPORT', 'PAYMENT', 'BILL', 'DEPOSIT', 'INVOICE'] as const

export const expectedTransaction = pgTable(
  'expected_transaction',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    date: date().notNull(),
    description: text().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    /** Sum of active allocations plus their adjustments (expected side). */
    allocatedMinor: bigint('allocated_minor', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    currency: char({ length: 3, enum: ['IDR', 'USD', 'SGD'] }).notNull(),
    status: text({ enum: RECONCILIATION_STATUSES }).notNull().default('UNRECONCILED'),
    counterpartyId: uuid('counterparty_id'),
    bankAccountId: uuid('bank_account_id'),
    internalDescription: text('internal_description'),
    externalId: text('external_id'),
    data: jsonb().$type<{ key: string; value: string }[]>().notNull().default([]),
    amountFromMinor: bigint('amount_from_minor', { mode: 'bigint' }),
    amountToMinor: bigint('amount_to_minor', { mode: 'bigint' }),
    dateFrom: date('date_from'),
    dateTo: date('date_to'),
    source: text({ enum: EXPECTED_SOURCES }).notNull().default('MANUAL'),
    importId: uuid('import_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(number || ' ' || description || ' ' || coalesce(internal_description, '') || ' ' || coalesce(external_id, ''))`,
      ),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
  ],
)
export type ExpectedRow = typeof expectedTransaction.$inferSelect

/** Gapless human numbers: one row per kind and year, locked while a number is taken. */
export const numberSeries = pgTable(
  'number_series',
  {
    organizationId: uuid('organization_id').notNull(),
    kind: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.kind, table.year] })],
)
