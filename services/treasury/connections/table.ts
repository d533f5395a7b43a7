import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../kit/database/columns.ts'
import type { MessageParams } from '../../kit/errors.ts'
import { bankAccount, LINK_METHODS } from '../bankAccounts/public.ts'
import { statementImport } from '../statementTransactions/public.ts'

/** How an account can be connected to its bank; without a connection it is kept manually. */
export const LINK_TYPES = ['API', 'CRAWLER'] as const
export type LinkType = (typeof LINK_TYPES)[number]

export const bankConnection = pgTable(
  'bank_connection',
  {
    organizationId: tenantId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    type: text({ enum: LINK_TYPES }).notNull(),
    /** Credentials, encrypted with our key; null if the connection needs none. */
    sealed: bytes(),
    /** Generated from the two. */
    method: text('way', { enum: LINK_METHODS })
      .notNull()
      .generatedAlwaysAs(sql`case when type = 'API' then 'API' when sealed is not null then 'SFTP' else 'FOLDER' end`),
    credentialsAt: instant('credentials_at'),
    /** Times of day in the organization's zone, `HH:MM`. */
    schedule: text().array().notNull().default([]),
    nextSyncAt: instant('next_sync_at'),
    /** The first day whose lines this connection imports. */
    startsOn: date('starts_on'),
    /** Since when a sync has been waiting or running. */
    syncingSince: instant('syncing_since'),
    lastAttemptAt: instant('last_attempt_at'),
    lastSyncedAt: instant('last_synced_at'),
    /** Name of the error code of the last failed attempt. */
    lastError: text('last_error'),
    lastErrorParams: jsonb('last_error_params').$type<MessageParams>().notNull().default({}),
    lastImportId: uuid('last_import_id'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.bankAccountId] }),
    foreignKey({
      columns: [table.organizationId, table.bankAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.lastImportId],
      foreignColumns: [statementImport.organizationId, statementImport.id],
    }),
  ],
)
export type LinkRow = typeof bankConnection.$inferSelect
