import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { VAT_TREATMENTS, type WithholdingCode } from '../amounts/public.ts'
import type { BankDetails } from '../bankDetails/public.ts'
import { customer, type CustomerRow, TERM_STARTS } from '../customers/public.ts'
import {
  discountInputColumns,
  lineColumns,
  lineFigureColumns,
  revisionColumns,
  statusColumns,
  writtenColumns,
} from '../documents/public.ts'
import { product } from '../products/public.ts'
import { salesOrder } from '../salesOrders/public.ts'

/** Those that count: issued, and not canceled. */
export const ISSUED_STATUSES = ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF'] as const
export const INVOICE_STATUSES = ['DRAFT', 'WAITING_APPROVAL', ...ISSUED_STATUSES, 'CANCELED'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
/** As a list of SQL, after `in`. */
export const ISSUED_LIST = sql.raw(`(${ISSUED_STATUSES.map(status => `'${status}'`).join(', ')})`)
export const INVOICE_KINDS = ['STANDARD', 'ADVANCE'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
export const DELIVERY_STATUSES = ['OPEN', 'SHIPPED', 'RECEIVED'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
/** What drafted it of a customer's orders: their billing cycle, or somebody who billed a period at once. */
export const BILLING_ORIGINS = ['WEEKLY', 'MONTHLY', 'ON_DEMAND'] as const
export type BillingOrigin = (typeof BILLING_ORIGINS)[number]

/** What is withheld under a code, as the column of JSON has it: minor units, and hundredths of a percent. */
export type WithheldText = { code: WithholdingCode; base: string; rate: number; amount: string }
/** What an invoice takes off for an advance, in minor units without VAT. */
export type DeductionText = { invoiceId: string; amount: string }
export type Party = { name: string; taxNumber: string | null; branchNumber: string | null; address: string | null }
/** What stays as it was when the invoice was issued, whatever becomes of the parties. */
export type Snapshot = {
  seller: Party
  buyer: Party
  /** The kind of collector that the buyer was; null: none. Left out where it was issued before this was kept. */
  collector?: CustomerRow['taxStatus'] | null
  /** Where it told the customer to transfer; null: it did not say. Left out where it was issued before this was kept. */
  bank?: BankDetails | null
}

export const invoice = pgTable(
  'invoice',
  {
    organizationId: tenantId(),
    ...writtenColumns(),
    ...statusColumns(),
    id: uuid().notNull(),
    /** Null until it is issued. */
    number: text(),
    status: text({ enum: INVOICE_STATUSES }).notNull().default('DRAFT'),
    kind: text({ enum: INVOICE_KINDS }).notNull().default('STANDARD'),
    customerId: uuid('customer_id').notNull(),
    /** As it was when the invoice was written. */
    customerName: text('customer_name').notNull(),
    customerReference: text('customer_reference'),
    orderId: uuid('order_id'),
    receiptIds: uuid('receipt_ids').array().notNull().default([]),
    invoiceDate: date('invoice_date').notNull(),
    termDays: integer('term_days').notNull(),
    termFrom: text('term_from', { enum: TERM_STARTS }).notNull(),
    /** Null: its days are not counted yet. */
    dueDate: date('due_date'),
    /** The earliest due date of what is unpaid; null while nothing is. */
    nextDueDate: date('next_due_date'),
    note: text(),
    internalNote: text('internal_note'),
    approverId: uuid('approver_id'),
    currency: currencyColumn().notNull(),
    /** Ten-thousandths of a rupiah for one unit, by which its taxes are counted; null: in rupiah, or issued elsewhere. */
    rupiahRate: minor('rupiah_rate'),
    /** The decree that has the rate. */
    rateDecree: text('rate_decree'),
    vatTreatment: text('vat_treatment', { enum: VAT_TREATMENTS }).notNull(),
    ...discountInputColumns(),
    lineCount: integer('line_count').notNull(),
    firstLine: text('first_line').notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    deductions: jsonb().$type<DeductionText[]>().notNull().default([]),
    deductedMinor: minor('deducted_minor').notNull(),
    baseMinor: minor('base_minor').notNull(),
    /** Hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    vatMinor: minor('vat_minor').notNull(),
    isStampDue: boolean('is_stamp_due').notNull(),
    stampMinor: minor('stamp_minor').notNull(),
    /** Of the e-meterai that was put on it. */
    stampSerial: text('stamp_serial'),
    totalMinor: minor('total_minor').notNull(),
    withheld: jsonb().$type<WithheldText[]>().notNull().default([]),
    collectedVatMinor: minor('collected_vat_minor').notNull(),
    withheldMinor: minor('withheld_minor').notNull(),
    /** Of what is settled, what rests on claims alone. */
    unverifiedMinor: minor('unverified_minor')
      .notNull()
      .default(sql`0`),
    /** Of what is settled, what was written off. */
    writtenOffMinor: minor('written_off_minor')
      .notNull()
      .default(sql`0`),
    /** Of the total, what nobody has paid, credited or withheld with a slip. */
    remainingMinor: minor('remaining_minor')
      .notNull()
      .default(sql`0`),
    /** Of that, what the customer withholds. */
    withheldOpenMinor: minor('withheld_open_minor')
      .notNull()
      .default(sql`0`),
    /** Of an advance: what later invoices have deducted of its base. */
    consumedMinor: minor('consumed_minor')
      .notNull()
      .default(sql`0`),
    hardCopy: boolean('hard_copy').notNull(),
    deliveryStatus: text('delivery_status', { enum: DELIVERY_STATUSES }),
    shippedOn: date('shipped_on'),
    shippedTo: text('shipped_to'),
    courier: text(),
    receivedOn: date('received_on'),
    receivedBy: text('received_by'),
    /** The day from which an invoice that was issued elsewhere is kept here; null: it was issued here. */
    openedOn: date('opened_on'),
    importId: uuid('import_id'),
    /** Of its total, what was settled before that day. */
    settledBeforeMinor: minor('settled_before_minor')
      .notNull()
      .default(sql`0`),
    /** The run that drafted it, its cycle and its period; null: people wrote it. */
    billingRunId: uuid('billing_run_id'),
    billingCycle: text('billing_cycle', { enum: BILLING_ORIGINS }),
    billedFrom: date('billed_from'),
    billedUntil: date('billed_until'),
    snapshot: jsonb().$type<Snapshot>(),
    issuedAt: instant('issued_at'),
    issuedBy: uuid('issued_by'),
    authorIds: uuid('author_ids').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [salesOrder.organizationId, salesOrder.id],
    }),
  ],
)
export type InvoiceRow = typeof invoice.$inferSelect

export const invoiceLine = pgTable(
  'invoice_line',
  {
    ...lineColumns(),
    ...lineFigureColumns(),
    invoiceId: uuid('invoice_id').notNull(),
    /** Kept when the order is written anew, so that what was drafted of a line that is gone is never taken for something else. */
    orderLineId: uuid('order_line_id'),
    /** Ten-thousandths of a unit. */
    quantity: minor('quantity').notNull(),
    /** Its share of the discount on the whole and of deducted advances. */
    invoiceDiscountMinor: minor('invoice_discount_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.productId],
      foreignColumns: [product.organizationId, product.id],
    }),
  ],
)
export type InvoiceLineRow = typeof invoiceLine.$inferSelect

/** Instalments of an invoice. */
export const invoiceMilestone = pgTable(
  'invoice_milestone',
  {
    organizationId: tenantId(),
    invoiceId: uuid('invoice_id').notNull(),
    id: uuid().notNull(),
    place: smallint().notNull(),
    name: text().notNull(),
    /** Hundredths of a percent. */
    percent: integer().notNull(),
    /** Null: due with the invoice. */
    dueDate: date('due_date'),
    totalMinor: minor('total_minor').notNull(),
    withheldMinor: minor('withheld_minor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.invoiceId, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
  ],
)

export const invoiceRevision = pgTable(
  'invoice_revision',
  {
    ...revisionColumns(),
    invoiceId: uuid('invoice_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.invoiceId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.invoiceId],
      foreignColumns: [invoice.organizationId, invoice.id],
    }).onDelete('cascade'),
  ],
)

/** What the tax office knows of the organization. No row: registered for VAT when it has a tax number. */
export const invoiceTaxSettings = pgTable('invoice_tax_settings', {
  organizationId: tenantId().primaryKey(),
  isVatRegistered: boolean('is_vat_registered').notNull(),
  /** NITKU; 000000 is the head office. */
  branchNumber: text('branch_number').notNull(),
  finalTaxLetter: text('final_tax_letter'),
  /** Its last day. */
  finalTaxLetterUntil: date('final_tax_letter_until'),
  version: integer().notNull().default(1),
})
