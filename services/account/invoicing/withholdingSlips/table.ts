import { sql } from 'drizzle-orm'
import { date, foreignKey, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { customer } from '../customers/public.ts'
import { paperColumns, statusColumns, writtenColumns } from '../documents/public.ts'
import { invoice } from '../invoices/public.ts'

export const WITHHOLDING_SLIP_STATUSES = ['PENDING', 'RECORDED', 'CANCELED'] as const
export type WithholdingSlipStatus = (typeof WITHHOLDING_SLIP_STATUSES)[number]

/** What a slip is to close of an invoice once it is confirmed; minor units as text. */
export type PlannedSlip = { invoiceId: string; amount: string }

/** Slips of tax that customers withheld. */
export const withholdingSlip = pgTable(
  'withholding_slip',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    /** As the customer's tax office numbered it. */
    number: text().notNull(),
    status: text({ enum: WITHHOLDING_SLIP_STATUSES }).notNull().default('RECORDED'),
    customerId: uuid('customer_id').notNull(),
    /** As it was when the slip was recorded. */
    customerName: text('customer_name').notNull(),
    slipDate: date('slip_date').notNull(),
    /** The tax period: the first day of a month. */
    period: date().notNull(),
    currency: currencyColumn().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    note: text(),
    planned: jsonb().$type<PlannedSlip[]>().notNull().default([]),
    /** Of a slip that the customer sent by its own page: which of its users did. */
    customerEmail: text('customer_email'),
    /** Of one that the holder of a payment link sent: which link. */
    checkoutLinkId: uuid('checkout_link_id'),
    /** Which invoices the customer sent it for, whatever became of it. */
    slipOf: uuid('slip_of').array().notNull().default([]),
    /** Why it was turned down, which the customer is told. */
    toldReason: text('told_reason').generatedAlwaysAs(sql`case when slip_of <> '{}' then reason end`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
  ],
)
export type WithholdingSlipRow = typeof withholdingSlip.$inferSelect

/** What a slip closes of an invoice. One that is undone stays. */
export const withholdingSlipInvoice = pgTable(
  'withholding_slip_invoice',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    slipId: uuid('slip_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    place: smallint().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Up to one rupiah that is missing, which nobody asks for. */
    roundingMinor: minor('rounding_minor').notNull(),
    /** What the customer held back without a slip: it owes that as cash now. */
    owedMinor: minor('owed_minor').notNull(),
    appliedOn: date('applied_on').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.slipId],
      foreignColumns: [withholdingSlip.organizationId, withholdingSlip.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }),
  ],
)

export const withholdingSlipFile = pgTable(
  'withholding_slip_file',
  { ...paperColumns(), slipId: uuid('slip_id').notNull() },
  table => [
    primaryKey({ columns: [table.organizationId, table.slipId, table.fileId] }),
    foreignKey({
      columns: [table.organizationId, table.slipId],
      foreignColumns: [withholdingSlip.organizationId, withholdingSlip.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
