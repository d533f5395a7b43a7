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
import { file } from '../../../kit/files/table.ts'
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

/** Invoices that count: issued, and not canceled. */
export const ISSUED_STATUSES = ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF'] as const
export const INVOICE_STATUSES = ['DRAFT', 'WAITING_APPROVAL', ...ISSUED_STATUSES, 'CANCELED'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
/** As a SQL list, for `in`. */
export const ISSUED_LIST = sql.raw(`(${ISSUED_STATUSES.map(status => `'${status}'`).join(', ')})`)
export const INVOICE_KINDS = ['STANDARD', 'ADVANCE'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
export const DELIVERY_STATUSES = ['OPEN', 'SHIPPED', 'RECEIVED'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
/** What drafted it from a customer's orders: their billing cycle, or a user who billed a period. */
export const BILLING_ORIGINS = ['WEEKLY', 'MONTHLY', 'ON_DEMAND'] as const
export type BillingOrigin = (typeof BILLING_ORIGINS)[number]

/** Withheld tax of a code, as in the JSON column: minor units, and hundredths of a percent. */
export type WithheldText = { code: WithholdingCode; base: string; rate: number; amount: string }
/** An invoice's deduction for an advance, in minor units without VAT. */
export type DeductionText = { invoiceId: string; amount: string }
export type Party = { name: string; taxNumber: string | null; branchNumber: string | null; address: string | null }
/** The parties as of the invoice's issue, independent of later changes. */
export type Snapshot = {
  seller: Party
  buyer: Party
  /** The buyer's kind of VAT collector; null: none. Missing in invoices issued before this was stored. */
  collector?: CustomerRow['taxStatus'] | null
  /** Where it told the customer to transfer; null: it didn't. Missing in invoices issued before this was stored. */
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
    /** The legal entity that issues it. */
    entityId: uuid('entity_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The name when the invoice was written. */
    customerName: text('customer_name').notNull(),
    customerReference: text('customer_reference'),
    orderId: uuid('order_id'),
    receiptIds: uuid('receipt_ids').array().notNull().default([]),
    invoiceDate: date('invoice_date').notNull(),
    termDays: integer('term_days').notNull(),
    termFrom: text('term_from', { enum: TERM_STARTS }).notNull(),
    /** Null: the term has not started. */
    dueDate: date('due_date'),
    /** The earliest due date of an unpaid part; null if none. */
    nextDueDate: date('next_due_date'),
    note: text(),
    internalNote: text('internal_note'),
    approverId: uuid('approver_id'),
    currency: currencyColumn().notNull(),
    /** Ten-thousandths of a rupiah per unit, for its taxes; null: in rupiah, or issued elsewhere. */
    rupiahRate: minor('rupiah_rate'),
    /** The decree that sets the rate. */
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
    /** The serial number of its e-meterai. */
    stampSerial: text('stamp_serial'),
    totalMinor: minor('total_minor').notNull(),
    withheld: jsonb().$type<WithheldText[]>().notNull().default([]),
    collectedVatMinor: minor('collected_vat_minor').notNull(),
    withheldMinor: minor('withheld_minor').notNull(),
    /** The settled part that only claims cover. */
    unverifiedMinor: minor('unverified_minor')
      .notNull()
      .default(sql`0`),
    /** The settled part that was written off. */
    writtenOffMinor: minor('written_off_minor')
      .notNull()
      .default(sql`0`),
    /** The part of the total that is not yet paid, credited, or covered by a slip. */
    remainingMinor: minor('remaining_minor')
      .notNull()
      .default(sql`0`),
    /** The part of it that the customer withholds. */
    withheldOpenMinor: minor('withheld_open_minor')
      .notNull()
      .default(sql`0`),
    /** For an advance: the part of its base deducted by later invoices. */
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
    /** The signed receipt for the paper copy. */
    receivedFileId: uuid('received_file_id'),
    /** The cut-over date of an invoice issued elsewhere; null: it was issued here. */
    openedOn: date('opened_on'),
    importId: uuid('import_id'),
    /** The part of its total settled before that day. */
    settledBeforeMinor: minor('settled_before_minor')
      .notNull()
      .default(sql`0`),
    /** The run that drafted it, its cycle and its period; null: users wrote it. */
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
    foreignKey({
      columns: [table.organizationId, table.receivedFileId],
      foreignColumns: [file.organizationId, file.id],
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
    /** Kept when the order is rewritten, so that a draft of a removed line is never taken for another line. */
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

/** Milestones of an invoice. */
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

/** The organization's tax settings. No row: registered for VAT if it has a tax number. */
export const invoiceTaxSettings = pgTable('invoice_tax_settings', {
  organizationId: tenantId().primaryKey(),
  isVatRegistered: boolean('is_vat_registered').notNull(),
  /** NITKU; 000000 is the head office. */
  branchNumber: text('branch_number').notNull(),
  finalTaxLetter: text('final_tax_letter'),
  /** Its last valid day. */
  finalTaxLetterUntil: date('final_tax_letter_until'),
  /** Whether lines of e-Faktur files have their tax in whole rupiah, not to 0.01. */
  wholeRupiahLines: boolean('whole_rupiah_lines').notNull().default(false),
  version: integer().notNull().default(1),
})
