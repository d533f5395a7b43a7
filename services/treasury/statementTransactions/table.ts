import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bankAccount, type StatementMapping } from '../bankAccounts/public.ts'
import { countsColumn, IMPORT_STATUSES, issueColumns, progressColumns, type Suggestion } from '../imports/public.ts'
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'
import { type FileEdits, NO_EDITS } from './formats/fileEdits.ts'
import type { DecimalMarkFound, FileSample } from './formats/readStatement.ts'

export type StatementStatus = (typeof RECONCILIATION_STATUSES)[number]

export const STATEMENT_IMPORT_STATUSES = [...IMPORT_STATUSES, 'UNDONE'] as const
export type ImportStatus = (typeof STATEMENT_IMPORT_STATUSES)[number]

/** From a user, or over a connection. */
export const STATEMENT_SOURCES = ['MANUAL', 'CRAWLER', 'API'] as const

/** Days or money missing between the last stored line and the file; amounts in minor units, as text. */
export type GapRecord = {
  lastStoredOn: string
  lastStoredMinor: string | null
  firstInFileOn: string
  firstOpeningMinor: string | null
}

/** What the balances of a file proved; amounts in minor units, as text. */
export type ProofRecord = { openingMinor: string; closingMinor: string; rows: number; holds: boolean }

/** Totals of a file's readable lines, including duplicates; amounts in minor units, as text. */
export type TotalsRecord = {
  openingMinor: string | null
  closingMinor: string | null
  creditMinor: string
  credits: number
  debitMinor: string
  debits: number
  /** Net of the lines to be stored. */
  freshMinor: string
  /** Lines to be stored that match an open expected transaction by exact amount. */
  awaited: number
}

/** Another own account in the same file, with its number of skipped lines. */
export type LeftOutRecord = { bankAccountId: string; rows: number }

/** The content of one row of a file; the amount in minor units, as text. */
export type LineRecord = {
  date: string
  description: string
  direction: 'DEBIT' | 'CREDIT'
  amountMinor: string
  endingBalanceMinor: string | null
}

export const statementImport = pgTable(
  'statement_import',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    layout: text(),
    status: text({ enum: STATEMENT_IMPORT_STATUSES }).notNull(),
    ignoreWarnings: boolean('ignore_warnings').notNull().default(false),
    dryRun: boolean('dry_run').notNull().default(false),
    /** How the file arrived. */
    source: text({ enum: STATEMENT_SOURCES }).notNull().default('MANUAL'),
    mapping: jsonb().$type<StatementMapping>(),
    /** Users' corrections of the file. */
    edits: jsonb('mending').$type<FileEdits>().notNull().default(NO_EDITS),
    saveMapping: boolean('save_mapping').notNull().default(false),
    counts: countsColumn(),
    gap: jsonb().$type<GapRecord>(),
    balanceProof: jsonb('balance_proof').$type<ProofRecord>(),
    sample: jsonb().$type<FileSample>(),
    decimalMark: jsonb('decimal_mark').$type<DecimalMarkFound>(),
    /** Another own account, whose number or currency the file states. */
    belongsTo: uuid('belongs_to'),
    totals: jsonb().$type<TotalsRecord>(),
    leftOut: jsonb('left_out').$type<readonly LeftOutRecord[]>().notNull().default([]),
    periodFrom: date('period_from'),
    periodTo: date('period_to'),
    ...progressColumns(),
    /** Name of the error code of its failure. */
    failure: text(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    /** The name of the user, and the request, that imported the file. */
    createdByName: text('created_by_name'),
    requestId: text('request_id'),
    finishedAt: instant('finished_at'),
    /** Whether search finds its lines by `statement_text`; until then it reads them. */
    areTextsKept: boolean('are_texts_kept').notNull().default(false),
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
export type StatementImportRow = typeof statementImport.$inferSelect

export const statementImportIssue = pgTable(
  'statement_import_issue',
  {
    ...issueColumns(),
    /** Name of the error code. */
    error: text().notNull(),
    /** The stored line that this row duplicates. */
    twinId: uuid('twin_id'),
    /** The right value according to the file itself. */
    suggestion: jsonb().$type<Suggestion>(),
    /** The content of a duplicate's row. */
    line: jsonb().$type<LineRecord>(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.importId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [statementImport.organizationId, statementImport.id],
    }).onDelete('cascade'),
  ],
)
export type ImportIssueRow = typeof statementImportIssue.$inferSelect

/** The first ready rows of a checked file, until they are stored. */
export const statementImportRow = pgTable(
  'statement_import_row',
  {
    organizationId: tenantId(),
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    rowNumber: integer('row_number').notNull(),
    date: date().notNull(),
    description: text().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    endingBalanceMinor: minor('ending_balance_minor'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.importId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [statementImport.organizationId, statementImport.id],
    }).onDelete('cascade'),
  ],
)
export type ImportRowRow = typeof statementImportRow.$inferSelect

export const statementTransaction = pgTable(
  'statement_transaction',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    bankAccountId: uuid('bank_account_id').notNull(),
    importId: uuid('import_id'),
    date: date().notNull(),
    description: text().notNull(),
    partyName: text('party_name'),
    references: text().array().notNull().default([]),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    allocatedMinor: minor('allocated_minor')
      .notNull()
      .default(sql`0`),
    currency: currencyColumn().notNull(),
    endingBalanceMinor: minor('ending_balance_minor'),
    status: text({ enum: RECONCILIATION_STATUSES }).notNull().default('UNRECONCILED'),
    /** Something was allocated to it once, even if that was undone. */
    wasReconciled: boolean('was_reconciled').notNull().default(false),
    source: text({ enum: STATEMENT_SOURCES }).notNull().default('MANUAL'),
    /** Half of the SHA-256 of account, date, direction, amount, normalized description and occurrence number. */
    fingerprint: uuid().notNull(),
    /** The bank's own id of the line, if its files have one. */
    bankLineId: text('bank_line_id'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    /** When its archiving or a match of it was last undone. */
    reopenedAt: instant('reopened_at'),
    version: integer().notNull().default(1),
  },
  // Migration 0015 checks that its import, or without one its account, exists: once per statement, not once per line.
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type StatementRow = typeof statementTransaction.$inferSelect

/** The texts of neighbouring lines, which search reads instead of the lines. Maintained by `keep_statement_texts` and triggers (migration 0380). */
export const statementText = pgTable(
  'statement_text',
  {
    organizationId: tenantId(),
    lastId: uuid('last_id').notNull(),
    firstId: uuid('first_id').notNull(),
    texts: text().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.lastId, table.firstId] })],
)
