import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import { counterparty } from '../counterparties/public.ts'
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'

export const EXPECTED_SOURCES = [
  'MANUAL',
  'IMPORT',
  'PAYMENT',
  'BILL',
  'DEPOSIT',
  'PROVIDER',
  'INVOICE',
  'CREDIT_MEMO',
] as const

export const expectedTransaction = pgTable(
  'expected_transaction',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    date: date().notNull(),
    description: text().notNull(),
    direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Sum of active allocations plus their adjustments (expected side). */
    allocatedMinor: minor('allocated_minor')
      .notNull()
      .default(sql`0`),
    currency: currencyColumn().notNull(),
    status: text({ enum: RECONCILIATION_STATUSES }).notNull().default('UNRECONCILED'),
    /** Something was allocated to it once, even if that was undone. */
    wasReconciled: boolean('was_reconciled').notNull().default(false),
    counterpartyId: uuid('counterparty_id'),
    bankAccountId: uuid('bank_account_id'),
    internalDescription: text('internal_description'),
    externalId: text('external_id'),
    data: jsonb().$type<{ key: string; value: string }[]>().notNull().default([]),
    amountFromMinor: minor('amount_from_minor'),
    amountToMinor: minor('amount_to_minor'),
    dateFrom: date('date_from'),
    dateTo: date('date_to'),
    source: text({ enum: EXPECTED_SOURCES }).notNull().default('MANUAL'),
    importId: uuid('import_id'),
    /** The payment or transfer that it belongs to. */
    paymentId: uuid('payment_id'),
    /** The bill that it belongs to. */
    billId: uuid('bill_id'),
    /** The deposit that it belongs to, and the part of it. */
    depositId: uuid('deposit_id'),
    depositPart: text('deposit_part', { enum: ['PLACEMENT', 'INTEREST', 'PRINCIPAL', 'CLOSING'] }),
    depositTerm: integer('deposit_term'),
    depositPlace: integer('deposit_place'),
    /** The provider batch whose payout it is. */
    paymentRecordId: uuid('payment_record_id'),
    /** The invoice that it belongs to, and the part of it. */
    invoiceId: uuid('invoice_id'),
    invoicePartId: uuid('invoice_part_id'),
    /** When the customer promised to pay it. */
    promisedOn: date('promised_on'),
    /** The refund that it belongs to, and the credit memo being refunded. */
    refundId: uuid('refund_id'),
    creditMemoId: uuid('credit_memo_id'),
    createdAt: instant('created_at')
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
    // The foreign keys on payments, bills, deposits, batches, invoices and refunds, which are in higher modules, are only in the
    // migrations.
  ],
)
export type ExpectedRow = typeof expectedTransaction.$inferSelect
