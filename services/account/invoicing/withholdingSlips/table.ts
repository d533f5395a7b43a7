import { sql } from 'drizzle-orm'
import { date, foreignKey, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import { file } from '../../../kit/files/table.ts'
import { customer } from '../customers/public.ts'
import { paperColumns, statusColumns, writtenColumns } from '../documents/public.ts'
import { invoice } from '../invoices/public.ts'

export const WITHHOLDING_SLIP_STATUSES = ['PENDING', 'RECORDED', 'CANCELED'] as const
export type WithholdingSlipStatus = (typeof WITHHOLDING_SLIP_STATUSES)[number]

/** What a slip will close of an invoice once it is confirmed; minor units as text. */
export type PlannedSlip = { invoiceId: string; amount: string }

/** Slips of tax that customers withheld. */
export const withholdingSlip = pgTable(
  'withholding_slip',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    /** The number from the customer's tax office. */
    number: text().notNull(),
    status: text({ enum: WITHHOLDING_SLIP_STATUSES }).notNull().default('RECORDED'),
    customerId: uuid('customer_id').notNull(),
    /** The name when the slip was recorded. */
    customerName: text('customer_name').notNull(),
    slipDate: date('slip_date').notNull(),
    /** The tax period: the first day of a month. */
    period: date().notNull(),
    currency: currencyColumn().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    note: text(),
    planned: jsonb().$type<PlannedSlip[]>().notNull().default([]),
    /** For a slip sent in the portal: the customer's user. */
    customerEmail: text('customer_email'),
    /** For a slip sent by a payment link: the link. */
    checkoutLinkId: uuid('checkout_link_id'),
    /** The invoices that the customer sent it for, whatever its outcome. */
    slipOf: uuid('slip_of').array().notNull().default([]),
    /** Why it was rejected; shown to the customer. */
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

/** What a slip closes of an invoice. An undone one stays. */
export const withholdingSlipInvoice = pgTable(
  'withholding_slip_invoice',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    slipId: uuid('slip_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    place: smallint().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Up to one missing rupiah, which is not claimed. */
    roundingMinor: minor('rounding_minor').notNull(),
    /** What the customer withheld without a slip, and now owes as cash. */
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
