import { sql } from 'drizzle-orm'
import { bigint, boolean, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bareNumberOf } from '../accountNumber.ts'
import { entity } from '../projection/public.ts'
import { ACCOUNT_STATUSES } from './lifecycle.ts'
import type { StatementMapping } from './statementMapping.ts'

/** Why money in an account can't be spent. */
export const RESTRICTIONS = ['BLOCKED', 'MINIMUM_BALANCE'] as const

export const CONNECTION_TYPES = ['MANUAL', 'CRAWLER', 'API'] as const

export const bankAccount = pgTable(
  'bank_account',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    entityId: uuid('entity_id').notNull(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    bareNumber: bareNumberOf('bare_number', 'account_number'),
    alias: text().notNull(),
    connectionType: text('connection_type', { enum: CONNECTION_TYPES }).notNull(),
    currency: currencyColumn().notNull(),
    balanceMinor: minor('balance_minor'),
    /** The spendable balance, if the bank reported it with the balance. */
    availableMinor: minor('available_minor'),
    balanceAt: instant('balance_at'),
    lastCheckedOn: date('last_checked_on'),
    statementMapping: jsonb('statement_mapping').$type<StatementMapping>(),
    statementHeader: jsonb('statement_header').$type<string[]>(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    lastStatementOn: date('last_statement_on'),
    /** Increases whenever transactions of the account are stored, changed or removed. */
    linesVersion: bigint('lines_version', { mode: 'bigint' }).notNull().default(0n),
    status: text({ enum: ACCOUNT_STATUSES }).notNull().default('NEW'),
    /** The status that the bank last reported; null if it has reported none, or is not polled. */
    bankStatus: text('bank_status', { enum: ACCOUNT_STATUSES }),
    /** When its number was last corrected, and by whom. */
    numberChangedAt: instant('number_changed_at'),
    numberChangedBy: uuid('number_changed_by'),
    closedByHand: boolean('closed_by_hand').notNull().default(false),
    /** Money in it that can't be spent: how much, why, since when, and until when if known. */
    restriction: text({ enum: RESTRICTIONS }),
    restrictedMinor: minor('restricted_minor'),
    restrictionReason: text('restriction_reason'),
    restrictedFrom: date('restricted_from'),
    restrictedUntil: date('restricted_until'),
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
