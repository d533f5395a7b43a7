import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { customer } from '../customers/public.ts'
import { statusColumns, writtenColumns } from '../documents/public.ts'
import { invoice, invoiceLine } from '../invoices/public.ts'
import { salesOrder } from '../salesOrders/public.ts'

export const CREDIT_MEMO_STATUSES = [
  'DRAFT',
  'PENDING',
  'OPEN',
  'PARTIALLY_APPLIED',
  'APPLIED',
  'REFUNDING',
  'REFUNDED',
  'VOIDED',
] as const
export type CreditMemoStatus = (typeof CREDIT_MEMO_STATUSES)[number]

/** A correction of an invoice, a customer's overpayment, or an invoice's amount that will not be paid. */
export const CREDIT_MEMO_KINDS = ['CORRECTION', 'OVERPAYMENT', 'WRITE_OFF'] as const
export type CreditMemoKind = (typeof CREDIT_MEMO_KINDS)[number]

/** Whether the buyer of an approved tax invoice must report the return (nota retur, nota pembatalan), and did. */
export const RETURN_NOTE_STATUSES = ['NOT_NEEDED', 'AWAITED', 'RECEIVED'] as const
export type ReturnNoteStatus = (typeof RETURN_NOTE_STATUSES)[number]

export const creditMemo = pgTable(
  'credit_memo',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    /** Null until it is approved. */
    number: text(),
    status: text({ enum: CREDIT_MEMO_STATUSES }).notNull().default('DRAFT'),
    kind: text({ enum: CREDIT_MEMO_KINDS }).notNull().default('CORRECTION'),
    customerId: uuid('customer_id').notNull(),
    /** As on the corrected invoice, or on the payment. */
    customerName: text('customer_name').notNull(),
    /** For a correction or a write-off. */
    invoiceId: uuid('invoice_id'),
    invoiceNumber: text('invoice_number'),
    /** For an overpayment: the payment that it is the rest of. */
    paymentId: uuid('payment_id'),
    paymentNumber: text('payment_number'),
    /** For a claim's overpayment: the match whose bank line confirmed it. */
    shownBy: uuid('shown_by'),
    orderId: uuid('order_id'),
    memoDate: date('memo_date').notNull(),
    /** What is corrected or written off, and why; null for overpayments. */
    note: text(),
    currency: currencyColumn().notNull(),
    lineCount: integer('line_count').notNull(),
    /** Only for corrections: the others have no lines. */
    firstLine: text('first_line'),
    baseMinor: minor('base_minor').notNull(),
    vatMinor: minor('vat_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** By how much the customer's withholding is reduced. */
    withheldMinor: minor('withheld_minor').notNull(),
    /** The part of the total that is neither applied nor refunded: 0 while it is pending. */
    remainingMinor: minor('remaining_minor')
      .notNull()
      .default(sql`0`),
    /** The amount refunded to the customer, and when it left. */
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`0`),
    refundedOn: date('refunded_on'),
    /** The buyer's return note, with its tax office's number; null: none was received. */
    returnNoteNumber: text('return_note_number'),
    returnNoteOn: date('return_note_on'),
    /** The reversed amount, in minor units of rupiah. */
    returnNoteBaseMinor: minor('return_note_base_minor'),
    returnNoteVatMinor: minor('return_note_vat_minor'),
    returnNoteRecordedAt: instant('return_note_recorded_at'),
    returnNoteRecordedBy: uuid('return_note_recorded_by'),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    authorIds: uuid('author_ids').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }),
  ],
)
export type CreditMemoRow = typeof creditMemo.$inferSelect

export const creditMemoLine = pgTable(
  'credit_memo_line',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    memoId: uuid('memo_id').notNull(),
    place: smallint().notNull(),
    /** Lines of issued invoices don't change, so descriptions are read from there. */
    invoiceLineId: uuid('invoice_line_id').notNull(),
    /** Ten-thousandths of a unit; 0: only an amount. */
    quantity: minor('quantity').notNull(),
    baseMinor: minor('base_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.memoId],
      foreignColumns: [creditMemo.organizationId, creditMemo.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.invoiceLineId],
      foreignColumns: [invoiceLine.organizationId, invoiceLine.id],
    }),
  ],
)

/** The part of a memo applied to an invoice. An undone one stays, with the reason. */
export const creditMemoApplication = pgTable(
  'credit_memo_application',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    memoId: uuid('memo_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The part of it that the customer no longer withholds. */
    withheldMinor: minor('withheld_minor').notNull(),
    appliedOn: date('applied_on').notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by'),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
    undoReason: text('undo_reason'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.memoId],
      foreignColumns: [creditMemo.organizationId, creditMemo.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)
export type ApplicationRow = typeof creditMemoApplication.$inferSelect

export const REFUND_STATUSES = ['ASKED', 'PAYING', 'CALLING_OFF', 'CALLED_OFF', 'DONE'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** A bank line with money of a refund. */
export type RefundLine = {
  id: string
  date: string
  /** Minor units of this refund, without fees. */
  amount: string
  description: string
}

/** A memo's refund to its customer: requested here, paid and seen to leave in treasury. A canceled one stays. */
export const creditMemoRefund = pgTable(
  'credit_memo_refund',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    memoId: uuid('memo_id').notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('ASKED'),
    amountMinor: minor('amount_minor').notNull(),
    /** The customer's account when the refund was requested. */
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    askedOn: date('asked_on').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: uuid('asked_by'),
    calledOffAt: instant('called_off_at'),
    calledOffBy: uuid('called_off_by'),
    reason: text(),
    /** The sum of its bank lines, without bank fees. */
    paidMinor: minor('paid_minor')
      .notNull()
      .default(sql`0`),
    refundedOn: date('refunded_on'),
    lines: jsonb().$type<RefundLine[]>().notNull().default([]),
    /** The version of treasury's state that was last applied. */
    treasuryVersion: bigint('treasury_version', { mode: 'number' }).notNull().default(0),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.memoId],
      foreignColumns: [creditMemo.organizationId, creditMemo.id],
    }),
  ],
)
export type RefundRow = typeof creditMemoRefund.$inferSelect
