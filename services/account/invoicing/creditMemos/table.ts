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

/** What an invoice was corrected by, what a customer paid above what was owed, or what of an invoice will not come. */
export const CREDIT_MEMO_KINDS = ['CORRECTION', 'OVERPAYMENT', 'WRITE_OFF'] as const
export type CreditMemoKind = (typeof CREDIT_MEMO_KINDS)[number]

/** Whether the buyer of an approved tax invoice has to note the return (nota retur, nota pembatalan), and has. */
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
    /** As on the invoice that it corrects, or on the payment. */
    customerName: text('customer_name').notNull(),
    /** Of a correction and a write-off. */
    invoiceId: uuid('invoice_id'),
    invoiceNumber: text('invoice_number'),
    /** Of an overpayment: the payment that it is the rest of. */
    paymentId: uuid('payment_id'),
    paymentNumber: text('payment_number'),
    /** Of a claim's overpayment: the match whose bank line showed it. */
    shownBy: uuid('shown_by'),
    orderId: uuid('order_id'),
    memoDate: date('memo_date').notNull(),
    /** What is corrected or written off, and why; null of overpayments. */
    note: text(),
    currency: currencyColumn().notNull(),
    lineCount: integer('line_count').notNull(),
    /** Null of all but corrections: the others have no lines. */
    firstLine: text('first_line'),
    baseMinor: minor('base_minor').notNull(),
    vatMinor: minor('vat_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** What the customer withholds less because of it. */
    withheldMinor: minor('withheld_minor').notNull(),
    /** Of the total, what pays no invoice and was not given back: 0 as long as it is pending. */
    remainingMinor: minor('remaining_minor')
      .notNull()
      .default(sql`0`),
    /** What was given back to the customer, and when it left. */
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`0`),
    refundedOn: date('refunded_on'),
    /** The buyer's note of the return, as its tax office numbered it; null: none was received. */
    returnNoteNumber: text('return_note_number'),
    returnNoteOn: date('return_note_on'),
    /** What it takes back, in minor units of rupiah. */
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
    /** Lines of issued invoices change no more: what it is of is read from there. */
    invoiceLineId: uuid('invoice_line_id').notNull(),
    /** Ten-thousandths of a unit; 0: an amount alone. */
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

/** What of a memo pays an invoice. One that is undone stays, and says why. */
export const creditMemoApplication = pgTable(
  'credit_memo_application',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    memoId: uuid('memo_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Of that, what the customer withholds no more. */
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

/** A bank line that shows money of a refund. */
export type RefundLine = {
  id: string
  date: string
  /** Minor units, of this refund and without fees. */
  amount: string
  description: string
}

/** What of a memo is given back to its customer: asked for here, paid and seen to leave in treasury. One that is called off stays. */
export const creditMemoRefund = pgTable(
  'credit_memo_refund',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    memoId: uuid('memo_id').notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('ASKED'),
    amountMinor: minor('amount_minor').notNull(),
    /** The customer's account as it was when it was asked for. */
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    askedOn: date('asked_on').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: uuid('asked_by'),
    calledOffAt: instant('called_off_at'),
    calledOffBy: uuid('called_off_by'),
    reason: text(),
    /** What bank lines show of it, fees of banks left out. */
    paidMinor: minor('paid_minor')
      .notNull()
      .default(sql`0`),
    refundedOn: date('refunded_on'),
    lines: jsonb().$type<RefundLine[]>().notNull().default([]),
    /** As of which state of treasury this is known. */
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
