import { sql } from 'drizzle-orm'
import { date, foreignKey, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { customer } from '../customers/public.ts'
import { statusColumns, writtenColumns } from '../documents/public.ts'
import { invoice } from '../invoices/public.ts'

export const RECEIVED_PAYMENT_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const
export type ReceivedPaymentStatus = (typeof RECEIVED_PAYMENT_STATUSES)[number]
/** Methods of payments that users record. */
export const RECORDED_METHODS = ['BANK_TRANSFER', 'CASH', 'CHEQUE', 'OTHER'] as const
/** Methods of payment providers. */
export const PROVIDER_METHODS = ['VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]
export const PAYMENT_METHODS = [...RECORDED_METHODS, ...PROVIDER_METHODS] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** What settles an invoice: money, the bank's fee, or rounding. */
export const APPLICATION_KINDS = ['CASH', 'FEE', 'ROUNDING'] as const
export const VERIFICATIONS = ['UNVERIFIED', 'VERIFIED'] as const

/** An invoice that a payment will pay once it is confirmed; minor units as text. */
export type Planned = { invoiceId: string; amount: string }

export const receivedPayment = pgTable(
  'received_payment',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    number: text().notNull(),
    status: text({ enum: RECEIVED_PAYMENT_STATUSES }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** For a claimed transfer: only a bank line verifies it. */
    verification: text({ enum: VERIFICATIONS }),
    customerId: uuid('customer_id').notNull(),
    /** The name when it was recorded. */
    customerName: text('customer_name').notNull(),
    paymentDate: date('payment_date').notNull(),
    currency: currencyColumn().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The part that is not applied. */
    unappliedMinor: minor('unapplied_minor')
      .notNull()
      .default(sql`0`),
    /** What a provider gave back, which ended the payment; 0: nothing. */
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`0`),
    /** The payment of what is left after a refund, or of what is received again after its reversal. */
    replacedBy: uuid('replaced_by'),
    /** For a payment first seen on a bank line: the match in treasury, and the line. */
    reconciliationId: uuid('reconciliation_id'),
    lineId: uuid('line_id'),
    /** The legal entity whose bank account the money reached; null: not known. */
    entityId: uuid('entity_id'),
    planned: jsonb().$type<Planned[]>().notNull().default([]),
    /** Of the bank, or of the check. */
    reference: text(),
    note: text(),
    /** For a proof sent in the portal: the customer's user. */
    customerEmail: text('customer_email'),
    /** For a proof sent by a payment link: the link. */
    checkoutLinkId: uuid('checkout_link_id'),
    /** For a customer's proof: the bank that it was sent from. */
    senderBank: text('sender_bank'),
    /** The invoices that the customer sent a proof for, whatever its outcome. */
    proofOf: uuid('proof_of').array().notNull().default([]),
    /** Why a proof was rejected; shown to the customer. */
    toldReason: text('told_reason').generatedAlwaysAs(sql`case when proof_of <> '{}' then reason end`),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: uuid('confirmed_by'),
    authorIds: uuid('author_ids').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
export type ReceivedPaymentRow = typeof receivedPayment.$inferSelect

/** The part of a payment applied to an invoice. An undone one stays. */
export const receivedPaymentApplication = pgTable(
  'received_payment_application',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    paymentId: uuid('payment_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    kind: text({ enum: APPLICATION_KINDS }).notNull().default('CASH'),
    amountMinor: minor('amount_minor').notNull(),
    /** The part of it that was to be withheld but was paid. */
    withheldMinor: minor('withheld_minor').notNull(),
    /** For a claim: how much of it bank lines have shown. */
    verifiedMinor: minor('verified_minor')
      .notNull()
      .default(sql`0`),
    appliedOn: date('applied_on').notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by'),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [receivedPayment.organizationId, receivedPayment.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
export type ApplicationRow = typeof receivedPaymentApplication.$inferSelect

/** How much of a claim each match has verified. */
export const receivedPaymentVerification = pgTable(
  'received_payment_verification',
  {
    organizationId: tenantId(),
    reconciliationId: uuid('reconciliation_id').notNull(),
    lineId: uuid('line_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The legal entity whose bank account the line is of; null: not known. */
    entityId: uuid('entity_id'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.reconciliationId, table.lineId, table.applicationId] }),
    foreignKey({
      columns: [table.organizationId, table.applicationId],
      foreignColumns: [receivedPaymentApplication.organizationId, receivedPaymentApplication.id],
    }),
  ],
)

export const receivedPaymentFile = pgTable(
  'received_payment_file',
  {
    organizationId: tenantId(),
    paymentId: uuid('payment_id').notNull(),
    fileId: uuid('file_id').notNull(),
    place: smallint().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.paymentId, table.fileId] }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [receivedPayment.organizationId, receivedPayment.id],
    }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
