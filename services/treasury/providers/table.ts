import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import type { MessageParams } from '../../kit/errors.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import { counterparty } from '../counterparties/public.ts'
import type { FileMapping } from './files/mapping.ts'
import { CHANNELS, TRANSACTION_KINDS } from './reports.ts'
import { FIGURE_CHECKS } from './rules/fees.ts'
import { PROVIDER_MODES, PROVIDER_STATUSES } from './rules/lifecycle.ts'
import { MEMBER_KINDS } from './rules/settlement.ts'
import { PAYMENT_RESULTS, PROVIDERS, TRANSACTION_STATUSES } from './rules/statuses.ts'

export const SETTLEMENT_STATUSES = ['PENDING', 'SETTLED'] as const
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number]
export const RECORD_RECONCILIATION_STATUSES = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED'] as const
/** What a sync reads, in this order. */
export const SYNC_LISTS = ['TRANSACTIONS', 'SETTLEMENTS', 'ORDERS'] as const
export type SyncList = (typeof SYNC_LISTS)[number]

/** A connection to a payment provider. */
export const paymentProvider = pgTable(
  'payment_provider',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    provider: text({ enum: PROVIDERS }).notNull(),
    alias: text().notNull(),
    mode: text({ enum: PROVIDER_MODES }).notNull(),
    status: text({ enum: PROVIDER_STATUSES }).notNull().default('ACTIVE'),
    /** The payout account; its currency is the connection's. */
    bankAccountId: uuid('bank_account_id').notNull(),
    /** The provider's counterparty on bank statements. */
    counterpartyId: uuid('counterparty_id').notNull(),
    hookToken: text('hook_token').notNull(),
    sealed: bytes(),
    credentialsHint: text('credentials_hint'),
    credentialsAt: instant('credentials_at'),
    previousSealed: bytes('previous_sealed'),
    previousUntil: instant('previous_until'),
    fileMapping: jsonb('file_mapping').$type<FileMapping>(),
    nextSyncAt: instant('next_sync_at'),
    syncingSince: instant('syncing_since'),
    syncList: text('sync_list', { enum: SYNC_LISTS }),
    syncCursor: text('sync_cursor'),
    syncFrom: instant('sync_from'),
    syncCount: integer('sync_count').notNull().default(0),
    syncedThrough: instant('synced_through'),
    lastAttemptAt: instant('last_attempt_at'),
    lastSyncedAt: instant('last_synced_at'),
    lastNotifiedAt: instant('last_notified_at'),
    /** Name of the error code of the last failed attempt. */
    lastError: text('last_error'),
    lastErrorParams: jsonb('last_error_params').$type<MessageParams>().notNull().default({}),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(alias || ' ' || provider)`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
  ],
)
export type ProviderRow = typeof paymentProvider.$inferSelect

/** A settlement batch: one payout to one bank account. */
export const paymentRecord = pgTable(
  'payment_record',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    providerId: uuid('provider_id').notNull(),
    externalId: text('external_id').notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    currency: currencyColumn().notNull(),
    payoutOn: date('payout_on').notNull(),
    grossMinor: minor('gross_minor'),
    feeMinor: minor('fee_minor'),
    vatMinor: minor('vat_minor'),
    withheldMinor: minor('withheld_minor'),
    adjustmentMinor: minor('adjustment_minor'),
    netMinor: minor('net_minor').notNull(),
    transactionCount: integer('transaction_count'),
    membersMinor: minor('members_minor'),
    settlement: text({ enum: SETTLEMENT_STATUSES }).notNull(),
    figureCheck: text('figure_check', { enum: FIGURE_CHECKS }).notNull().default('EXACT'),
    memberCheck: text('member_check', { enum: FIGURE_CHECKS }).notNull().default('EXACT'),
    carryOverCheck: text('carry_over_check', { enum: FIGURE_CHECKS }).notNull().default('EXACT'),
    hasMismatch: boolean('has_mismatch')
      .notNull()
      .generatedAlwaysAs(sql`'MISMATCH' in (figure_check, member_check, carry_over_check)`),
    reconciliationStatus: text('reconciliation_status', { enum: RECORD_RECONCILIATION_STATUSES }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(external_id)`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.providerId],
      foreignColumns: [paymentProvider.organizationId, paymentProvider.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
  ],
)
export type RecordRow = typeof paymentRecord.$inferSelect

/** An order's payment, a refund of it, or a chargeback. */
export const providerTransaction = pgTable(
  'provider_transaction',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    providerId: uuid('provider_id').notNull(),
    externalId: text('external_id').notNull(),
    /** Its id in a report whose ids differ from the API's. */
    reportedAs: text('reported_as'),
    kind: text({ enum: TRANSACTION_KINDS }).notNull(),
    originalExternalId: text('original_external_id'),
    orderReference: text('order_reference').notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    channelCode: text('channel_code'),
    currency: currencyColumn().notNull(),
    grossMinor: minor('gross_minor').notNull(),
    feeMinor: minor('fee_minor'),
    vatMinor: minor('vat_minor'),
    withheldMinor: minor('withheld_minor'),
    adjustmentMinor: minor('adjustment_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    figureCheck: text('figure_check', { enum: FIGURE_CHECKS }).notNull().default('EXACT'),
    status: text({ enum: TRANSACTION_STATUSES }).notNull(),
    statusWord: text('status_word').notNull(),
    isStatusKnown: boolean('is_status_known').notNull(),
    result: text({ enum: PAYMENT_RESULTS }).notNull(),
    settlement: text({ enum: SETTLEMENT_STATUSES }).notNull(),
    recordId: uuid('record_id'),
    transactedAt: instant('transacted_at').notNull(),
    providerUpdatedAt: instant('provider_updated_at').notNull(),
    expectedOn: date('expected_on').notNull(),
    /** An earlier payment of the same order, amount and day. */
    twinId: uuid('twin_id'),
    /** The payment of a refund or a chargeback, as the provider names it or as its order shows. */
    originalId: uuid('original_id'),
    /** False if it may be another payment of the order. */
    isOriginalCertain: boolean('is_original_certain').notNull().default(false),
    /** The payment that a user chose for a refund. */
    originalChosenId: uuid('original_chosen_id'),
    /** The refunded amount of a payment. */
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`0`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(order_reference || ' ' || external_id)`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.providerId],
      foreignColumns: [paymentProvider.organizationId, paymentProvider.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.recordId],
      foreignColumns: [paymentRecord.organizationId, paymentRecord.id],
    }),
  ],
)
export type TransactionRow = typeof providerTransaction.$inferSelect

/** The members of a batch. */
export const paymentRecordMember = pgTable(
  'payment_record_member',
  {
    organizationId: tenantId(),
    recordId: uuid('record_id').notNull(),
    place: integer().notNull(),
    kind: text({ enum: MEMBER_KINDS }).notNull(),
    transactionId: uuid('transaction_id'),
    description: text(),
    netMinor: minor('net_minor').notNull(),
    isElsewhere: boolean('is_elsewhere').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.recordId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.recordId],
      foreignColumns: [paymentRecord.organizationId, paymentRecord.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.transactionId],
      foreignColumns: [providerTransaction.organizationId, providerTransaction.id],
    }),
  ],
)
export type MemberRow = typeof paymentRecordMember.$inferSelect

/** Notifications from a provider, by hash. */
export const providerNotification = pgTable(
  'provider_notification',
  {
    organizationId: tenantId(),
    providerId: uuid('provider_id').notNull(),
    hash: bytes().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.providerId, table.hash] }),
    foreignKey({
      columns: [table.organizationId, table.providerId],
      foreignColumns: [paymentProvider.organizationId, paymentProvider.id],
    }),
  ],
)
