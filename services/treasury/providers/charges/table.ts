import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { paymentProvider, providerTransaction } from '../table.ts'
import { CHARGE_STAGES, CHARGE_STATUSES, FAILURE_REASONS } from './lifecycle.ts'
import { CHARGE_BANKS, CHARGE_METHODS } from './methods.ts'

/** The languages of payers. */
export const CHARGE_LANGUAGES = ['en', 'id'] as const

/** A charge that a payment provider collects: once for an invoice, or a customer's fixed virtual account. */
export const providerCharge = pgTable(
  'provider_charge',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** The checkout session in the account service, or its virtual account of a customer. */
    key: uuid().notNull(),
    providerId: uuid('provider_id').notNull(),
    /** Null for a fixed virtual account. */
    invoiceNumber: text('invoice_number'),
    /** Our reference, stored before the provider is called. */
    reference: text().notNull(),
    method: text({ enum: CHARGE_METHODS }).notNull(),
    bankCode: text('bank_code', { enum: CHARGE_BANKS }),
    currency: currencyColumn().notNull(),
    /** Null of a fixed virtual account, to which any amount is paid, as often as the customer likes. */
    amountMinor: minor('amount_minor'),
    customerName: text('customer_name').notNull(),
    returnUrl: text('return_url'),
    language: text({ enum: CHARGE_LANGUAGES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    failureReason: text('failure_reason', { enum: FAILURE_REASONS }),
    stage: text({ enum: CHARGE_STAGES }).notNull(),
    calledAt: instant('called_at'),
    externalId: text('external_id'),
    virtualAccountNumber: text('virtual_account_number'),
    qrContent: text('qr_content'),
    redirectUrl: text('redirect_url'),
    /** The provider transaction that paid it. */
    transactionId: uuid('transaction_id'),
    /** The amount paid by that; null before. */
    paidMinor: minor('paid_minor'),
    /** When the worker polls it next; null once it has ended. */
    nextLookAt: instant('next_look_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.providerId],
      foreignColumns: [paymentProvider.organizationId, paymentProvider.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.transactionId],
      foreignColumns: [providerTransaction.organizationId, providerTransaction.id],
    }),
  ],
)
export type ChargeRow = typeof providerCharge.$inferSelect
/** One that is paid once, for an invoice. */
export type InvoiceCharge = ChargeRow & { invoiceNumber: string; amountMinor: bigint }
/** Tells it from a fixed virtual account. */
export const isOfInvoice = (charge: ChargeRow): charge is InvoiceCharge => charge.amountMinor !== null
