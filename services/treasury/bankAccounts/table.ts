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
import { entity } from '../projection/table.ts'

export const CONNECTION_TYPES = ['MANUAL', 'CRAWLER', 'API'] as const

export const bankAccount = pgTable(
  'bank_account',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid().notNull(),
    entityId: uuid('entity_id').notNull(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    alias: text().notNull(),
    connectionType: text('connection_type', { enum: CONNECTION_TYPES }).notNull(),
    currency: char({ length: 3, enum: ['IDR', 'USD', 'SGD'] }).notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'bigint' }),
    balanceAt: timestamp('balance_at', { withTimezone: true, mode: 'string' }),
    lastCheckedOn: date('last_checked_on'),
    statementMapping: jsonb('statement_mapping').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.entityId],
      foreignColumns: [entity.organizationId, entity.id],
    }),
  ],
)
export type BankAccountRow = typeof bankAccount.$inferSelect
