import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import { expectedTransaction } from '../expectedTransactions/public.ts'
import { statementTransaction } from '../statementTransactions/public.ts'
import type { AdjustmentKind } from './matching/types.ts'

export const MATCH_RESULTS = ['FULL_MATCH', 'PARTIAL_MATCH'] as const
export const RECONCILIATION_KINDS = ['AUTOMATIC', 'REVIEW', 'MANUAL'] as const
export const ADJUSTMENT_KINDS = ['FEE', 'WITHHOLDING', 'ROUNDING', 'OVERPAYMENT'] as const
export const RECOMMENDATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'SUPERSEDED'] as const
export const RUN_MODES = ['RECOMMEND', 'AUTOMATIC'] as const
export const RUN_STATUSES = [
  'QUEUED',
  'RUNNING',
  'AWAITING_REVIEW',
  'CONFIRMING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const

/** As stored: amounts are minor units, written as text. */
export type StoredAdjustment = { kind: AdjustmentKind; amount: string }
export type StoredReason = {
  code: string
  effect: 'FOR' | 'NEUTRAL' | 'AGAINST'
  expectedId?: string
  amount?: string
  days?: number
  text?: string
  rate?: string
}
/** What a match taught about a counterparty. */
export type Lesson = { counterpartyId: string; kind: 'ALIAS' | 'ACCOUNT'; value: string }

export const reconciliationRun = pgTable(
  'reconciliation_run',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    bankAccountId: uuid('bank_account_id'),
    mode: text({ enum: RUN_MODES }).notNull(),
    status: text({ enum: RUN_STATUSES }).notNull().default('QUEUED'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    matched: integer().notNull().default(0),
    automatic: integer().notNull().default(0),
    excluded: uuid().array().notNull().default([]),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    startedBy: uuid('started_by'),
    startedByName: text('started_by_name'),
    confirmedBy: uuid('confirmed_by'),
    confirmedByName: text('confirmed_by_name'),
    requestId: text('request_id'),
    finishedAt: instant('finished_at'),
    failure: text(),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
  ],
)
export type RunRow = typeof reconciliationRun.$inferSelect

/** An account whose new lines wait for analysis, or are being analyzed by a run. */
export const analysisRequest = pgTable(
  'analysis_request',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    runId: uuid('run_id'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.bankAccountId] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }).onDelete('cascade'),
  ],
)

export const recommendation = pgTable(
  'recommendation',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    runId: uuid('run_id').notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    result: text({ enum: MATCH_RESULTS }).notNull(),
    status: text({ enum: RECOMMENDATION_STATUSES }).notNull().default('PENDING'),
    currency: currencyColumn().notNull(),
    differenceMinor: minor('difference_minor').notNull(),
    score: smallint().notNull(),
    automatic: boolean().notNull(),
    /** With one line and one expected transaction, their ids are omitted. */
    reasons: json().$type<StoredReason[]>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type RecommendationRow = typeof recommendation.$inferSelect

export const recommendationPart = pgTable(
  'recommendation_part',
  {
    organizationId: tenantId(),
    recommendationId: uuid('recommendation_id').notNull(),
    place: smallint().notNull(),
    statementTransactionId: uuid('statement_transaction_id').notNull(),
    expectedTransactionId: uuid('expected_transaction_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    adjustedMinor: minor('adjusted_minor')
      .notNull()
      .default(sql`0`),
    adjustments: jsonb().$type<StoredAdjustment[]>().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.organizationId, table.recommendationId, table.place] })],
)
export type RecommendationPartRow = typeof recommendationPart.$inferSelect

export const reconciliation = pgTable(
  'reconciliation',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    kind: text({ enum: RECONCILIATION_KINDS }).notNull(),
    result: text({ enum: MATCH_RESULTS }).notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    currency: currencyColumn().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    runId: uuid('run_id'),
    recommendationId: uuid('recommendation_id'),
    taught: jsonb().$type<Lesson[]>().notNull().default([]),
    /** Why its adjustments exceed their bounds. */
    adjustmentReason: text('adjustment_reason'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
    removalReason: text('removal_reason'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.runId],
      foreignColumns: [reconciliationRun.organizationId, reconciliationRun.id],
    }),
  ],
)
export type ReconciliationRow = typeof reconciliation.$inferSelect

export const allocation = pgTable(
  'allocation',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    reconciliationId: uuid('reconciliation_id').notNull(),
    place: smallint().notNull(),
    statementTransactionId: uuid('statement_transaction_id').notNull(),
    expectedTransactionId: uuid('expected_transaction_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.reconciliationId],
      foreignColumns: [reconciliation.organizationId, reconciliation.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.statementTransactionId],
      foreignColumns: [statementTransaction.organizationId, statementTransaction.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.expectedTransactionId],
      foreignColumns: [expectedTransaction.organizationId, expectedTransaction.id],
    }),
  ],
)
export type AllocationRow = typeof allocation.$inferSelect

export const adjustment = pgTable(
  'adjustment',
  {
    organizationId: tenantId(),
    allocationId: uuid('allocation_id').notNull(),
    place: smallint().notNull(),
    kind: text({ enum: ADJUSTMENT_KINDS }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.allocationId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.allocationId],
      foreignColumns: [allocation.organizationId, allocation.id],
    }),
  ],
)
