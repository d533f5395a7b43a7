import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { placeTable } from '../../../kit/outbox/place.ts'
import { invoice } from '../invoices/public.ts'
import { PROVIDER_METHODS, receivedPayment } from '../receivedPayments/public.ts'
import { customerVirtualAccount } from './virtualAccountTable.ts'

export const SESSION_STATUSES = ['OPEN', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED'] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** A link to pay one invoice. Only the digest of its secret is stored. */
export const checkoutLink = pgTable(
  'checkout_link',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** For a link printed on an invoice: the document with it. */
    documentId: uuid('document_id'),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    /** Since when no cash remains. */
    settledAt: instant('settled_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)

/** A customer's choice to pay an invoice by a method; its id is the key of its charge in treasury. */
export const checkoutSession = pgTable(
  'checkout_session',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    status: text({ enum: SESSION_STATUSES }).notNull(),
    method: text({ enum: PROVIDER_METHODS }).notNull(),
    /** For a virtual account. */
    bankCode: text('bank_code'),
    /** Remaining cash when it was created. */
    amountMinor: minor('amount_minor').notNull(),
    currency: currencyColumn().notNull(),
    language: text({ enum: ['en', 'id'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** The one chosen last is shown. */
    chosenAt: instant('chosen_at').notNull(),
    statusChangedAt: instant('status_changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    chargeId: uuid('charge_id'),
    provider: text(),
    virtualAccountNumber: text('virtual_account_number'),
    qrContent: text('qr_content'),
    redirectUrl: text('redirect_url'),
    failureReason: text('failure_reason'),
    /** Its charge must be canceled at the provider. */
    isCancelDue: boolean('is_cancel_due')
      .notNull()
      .default(sql`false`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
export type SessionRow = typeof checkoutSession.$inferSelect

/** A provider's transaction, booked once as a received payment. */
export const checkoutReceipt = pgTable(
  'checkout_receipt',
  {
    organizationId: tenantId(),
    transactionId: uuid('transaction_id').notNull(),
    /** Where it was paid to: at checkout, or to a fixed virtual account. */
    sessionId: uuid('session_id'),
    virtualAccountId: uuid('virtual_account_id'),
    paymentId: uuid('payment_id').notNull(),
    provider: text().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The part refunded since by separate transactions; the payment is that of the rest. */
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`0`),
    paidAt: instant('paid_at').notNull(),
    bookedAt: instant('booked_at').notNull(),
    reversedAt: instant('reversed_at'),
    /** Whether the provider has paid it out. */
    settlementStatus: text('settlement_status', { enum: ['PENDING', 'SETTLED'] })
      .notNull()
      .default('PENDING'),
    /** The provider's name of the payout that holds it; null: none yet. */
    settlementReference: text('settlement_reference'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.transactionId] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [checkoutSession.organizationId, checkoutSession.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.virtualAccountId],
      foreignColumns: [customerVirtualAccount.organizationId, customerVirtualAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [receivedPayment.organizationId, receivedPayment.id],
    }),
  ],
)

/** A provider's refund as a separate transaction. */
export const checkoutRefund = pgTable(
  'checkout_refund',
  {
    organizationId: tenantId(),
    transactionId: uuid('transaction_id').notNull(),
    sessionId: uuid('session_id'),
    virtualAccountId: uuid('virtual_account_id'),
    /** The transaction of its payment; null while that is not certain. */
    originalId: uuid('original_id'),
    /** Treasury's version when it was read; null if that was before refunds named their payment. */
    version: integer(),
    amountMinor: minor('amount_minor').notNull(),
    givenBackAt: instant('given_back_at').notNull(),
    bookedAt: instant('booked_at').notNull(),
    /** Since when the provider has taken it back. */
    reversedAt: instant('reversed_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.transactionId] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [checkoutSession.organizationId, checkoutSession.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.virtualAccountId],
      foreignColumns: [customerVirtualAccount.organizationId, customerVirtualAccount.id],
    }),
  ],
)

/** The position in treasury's feed: one row, without tenant. */
export const checkoutPosition = placeTable('checkout_position')
