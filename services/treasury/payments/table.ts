import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  jsonb,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { file } from '../../kit/files/table.ts'
import { bareNumberOf } from '../accountNumber.ts'
import type { ApprovalPlan } from '../approvalPolicies/public.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import { bill } from '../bills/public.ts'
import { TRANSFER_METHODS } from '../connections/public.ts'
import { counterparty } from '../counterparties/public.ts'
import { expectedTransaction } from '../expectedTransactions/public.ts'
import { recordImport } from '../recordImports/public.ts'

export const PAYMENT_KINDS = ['PAYMENT', 'TRANSFER'] as const
export const PAYMENT_STATUSES = [
  'NEEDS_APPROVAL',
  'SCHEDULED',
  'IN_PROGRESS',
  'SENT',
  'FAILED',
  'CANCELLED',
  'REJECTED',
] as const
export const PAYMENT_CHANNELS = ['API', 'MANUAL'] as const
export const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'YEARLY'] as const
export const APPROVAL_FACTORS = ['AUTHENTICATOR_APP', 'PASSKEY'] as const

export type PaymentKind = (typeof PAYMENT_KINDS)[number]
/** The number series of each kind. */
export const NUMBER_KINDS = { PAYMENT: 'PMT', TRANSFER: 'TRF' } as const satisfies Record<PaymentKind, string>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]
export type Frequency = (typeof FREQUENCIES)[number]

/** The values from which each payment of a series is created. */
type RecurrenceTemplate = {
  kind: PaymentKind
  fromAccountId: string
  toAccountId: string | null
  /** Absent in older ones. */
  toExternalAccount?: { bankCode: string; accountNumber: string } | null
  counterpartyAccountId: string | null
  amount: { amount: string; currency: 'IDR' | 'USD' | 'SGD' }
  method: (typeof TRANSFER_METHODS)[number] | null
  memo: string | null
  notes: string | null
}

export const paymentRecurrence = pgTable(
  'payment_recurrence',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    frequency: text({ enum: FREQUENCIES }).notNull(),
    /** The first date: later dates are counted from it, because a shorter month loses the day. */
    anchor: date().notNull(),
    /** Date of the next occurrence without a payment. */
    nextDate: date('next_date').notNull(),
    template: jsonb().$type<RecurrenceTemplate>().notNull(),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    /** All users who entered a part of the template: they are the authors of its payments. */
    authorIds: uuid('author_ids').array().notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type RecurrenceRow = typeof paymentRecurrence.$inferSelect

export const payment = pgTable(
  'payment',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('NEEDS_APPROVAL'),
    /** The status before its last change. */
    previousStatus: text('previous_status', { enum: PAYMENT_STATUSES }),
    channel: text({ enum: PAYMENT_CHANNELS }).notNull().default('API'),
    fromAccountId: uuid('from_account_id').notNull(),
    /** An own account: of the same entity for a transfer, of another one for a payment. */
    toAccountId: uuid('to_account_id'),
    counterpartyId: uuid('counterparty_id'),
    counterpartyAccountId: uuid('counterparty_account_id'),
    /** As of the last edit of the payment: this is what is approved and sent. */
    beneficiaryBankCode: text('beneficiary_bank_code').notNull(),
    beneficiaryAccountNumber: text('beneficiary_account_number').notNull(),
    beneficiaryBareNumber: bareNumberOf('beneficiary_bare_number', 'beneficiary_account_number'),
    beneficiaryName: text('beneficiary_name').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currencyColumn().notNull(),
    /** Null: no method is possible, so it is only exported. */
    method: text({ enum: TRANSFER_METHODS }),
    feeMinor: minor('fee_minor').notNull(),
    /** The requested date, and the banking day on which it is sent. */
    date: date().notNull(),
    valueDate: date('value_date').notNull(),
    /** When the system sends it; null until approved, and while it waits for an export. */
    releaseAt: instant('release_at'),
    memo: text(),
    notes: text(),
    recurrenceId: uuid('recurrence_id'),
    /** The import that created it. */
    importId: uuid('import_id'),
    /** The bill that it pays. */
    billId: uuid('bill_id'),
    /** The expected transaction of a credit memo's refund that it pays. */
    paidExpectedId: uuid('paid_expected_id'),
    contentHash: bytes('content_hash').notNull(),
    /** The required approvals, as of the last edit or move to another date: changing a policy doesn't rewrite them. */
    approvalPlan: jsonb('approval_plan').$type<ApprovalPlan>().notNull(),
    /** Who can fill an open step; null: any user with the permission. */
    openTo: uuid('open_to').array(),
    failureCode: text('failure_code'),
    failureReason: text('failure_reason'),
    rejectionReason: text('rejection_reason'),
    cancellationReason: text('cancellation_reason'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    sentAt: instant('sent_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    editedBy: uuid('edited_by'),
    /** All users who entered a part of what is approved: none of them may approve it, whoever edited it last. */
    authorIds: uuid('author_ids').array().notNull(),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(number || ' ' || beneficiary_name || ' ' || beneficiary_account_number || ' ' || coalesce(memo, '') || ' ' || coalesce(notes, ''))`,
      ),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.fromAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.toAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.recurrenceId],
      foreignColumns: [paymentRecurrence.organizationId, paymentRecurrence.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [recordImport.organizationId, recordImport.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.billId],
      foreignColumns: [bill.organizationId, bill.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.paidExpectedId],
      foreignColumns: [expectedTransaction.organizationId, expectedTransaction.id],
    }),
  ],
)
export type PaymentRow = typeof payment.$inferSelect

/** Who approved exactly which content. Editing the content voids the approval, but keeps it. */
export const paymentApproval = pgTable(
  'payment_approval',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    paymentId: uuid('payment_id').notNull(),
    approverId: uuid('approver_id').notNull(),
    approvedAt: instant('approved_at').notNull(),
    factor: text({ enum: APPROVAL_FACTORS }).notNull(),
    /** For an authenticator's code. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    contentHash: bytes('content_hash').notNull(),
    proofId: text('proof_id').notNull(),
    voidedAt: instant('voided_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [payment.organizationId, payment.id],
    }),
  ],
)
export type ApprovalRow = typeof paymentApproval.$inferSelect

export const paymentFile = pgTable(
  'payment_file',
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
      foreignColumns: [payment.organizationId, payment.id],
    }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)

/** The holder that a bank last reported; null: it knows no such account. */
export const accountInquiry = pgTable(
  'account_inquiry',
  {
    organizationId: tenantId(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name'),
    inquiredAt: instant('inquired_at').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.bankCode, table.accountNumber] })],
)
