// Response shapes of invoices.
import { z } from 'zod'
import { attachedFile } from '../../../kit/files/attachedFiles.ts'
import { idList } from '../../../kit/idShapes.ts'
import { type Currency, currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { CHOSEN_WITHHOLDING_CODES, VAT_TREATMENTS } from '../amounts/public.ts'
import { TERM_STARTS } from '../customers/public.ts'
import { formatPercent, formatQuantity } from '../documents/public.ts'
import { PRODUCT_KINDS } from '../products/public.ts'
import { discountShape, showDiscount, showTaxUnit } from '../salesOrders/public.ts'
import { expectedDateOf, type Instalment } from './figures.ts'
import { allowedActions, INVOICE_ACTIONS } from './lifecycle.ts'
import type { Invoice } from './list.ts'
import type { Seller } from './parties.ts'
import {
  BILLING_ORIGINS,
  DELIVERY_STATUSES,
  INVOICE_KINDS,
  INVOICE_STATUSES,
  type InvoiceLineRow,
  type InvoiceRow,
} from './table.ts'
import { showTotals, totalsShape } from './totals.ts'

const milestoneAmounts = { total: money, withheld: money, expectedCash: money }
const milestoneShape = z
  .object({
    name: z.string(),
    percent: z.string(),
    dueDate: z.string().nullable().describe('Null: not known yet'),
    hasOwnDueDate: z.boolean(),
    ...milestoneAmounts,
  })
  .meta({ id: 'InvoiceMilestone' })

const party = z
  .object({
    name: z.string(),
    taxNumber: z.string().nullable(),
    branchNumber: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'InvoiceParty' })

export const invoiceShape = z
  .object({
    id: z.uuid(),
    number: z.string().nullable().describe('Null until it is issued'),
    status: z.enum(INVOICE_STATUSES).meta({ id: 'InvoiceStatus' }),
    kind: z.enum(INVOICE_KINDS).meta({ id: 'InvoiceKind' }),
    entityId: z.uuid().describe('Legal entity that issues it'),
    customerId: z.uuid(),
    customerName: z.string().describe('As it was when the invoice was written'),
    orderId: z.uuid().nullable(),
    receiptIds: z.array(z.uuid()),
    customerReference: z.string().nullable(),
    invoiceDate: z.string(),
    termDays: z.int(),
    termFrom: z.enum(TERM_STARTS),
    dueDate: z.string().nullable().describe('Null: its days are not counted yet'),
    expectedDate: z.string(),
    nextDueDate: z.string().nullable().describe('The earliest due date of what is unpaid'),
    isOverdue: z.boolean(),
    note: z.string().nullable(),
    internalNote: z.string().nullable(),
    approverId: z.uuid().nullable(),
    currency,
    vatTreatment: z.enum(VAT_TREATMENTS),
    discount: discountShape.nullable(),
    deductions: z.array(z.object({ invoiceId: z.uuid(), amount: money })),
    undeducted: money.nullable().describe('Of an advance: what later invoices have not deducted yet'),
    lineCount: z.int(),
    firstLine: z.string(),
    milestones: z.array(milestoneShape),
    totals: totalsShape,
    remaining: money.describe('Cash that is still expected'),
    unverified: money.describe('Of what is paid, what is said to have arrived and no bank line shows yet'),
    writtenOff: money.describe('Of the total, cash that is expected no more without having been paid'),
    withheldOpen: money.describe('What is still to be withheld, beside the cash that is expected'),
    hardCopy: z.boolean(),
    deliveryStatus: z.enum(DELIVERY_STATUSES).meta({ id: 'InvoiceDeliveryStatus' }).nullable(),
    shippedOn: z.string().nullable(),
    shippedTo: z.string().nullable(),
    courier: z.string().nullable(),
    receivedOn: z.string().nullable(),
    receivedBy: z.string().nullable(),
    receivedFile: attachedFile.nullable().describe('Signed receipt for the paper copy'),
    stampSerial: z.string().nullable().describe('Of its e-meterai'),
    seller: party.nullable().describe('Frozen when it was issued; null before'),
    buyer: party.nullable(),
    openedOn: z
      .string()
      .nullable()
      .describe('Date from which an invoice issued elsewhere is tracked in Arus; null if issued here'),
    settledBefore: money.describe('Of its total, what was settled before that day'),
    billing: z
      .object({
        cycle: z.enum(BILLING_ORIGINS).meta({ id: 'BillingOrigin' }),
        from: z.string(),
        until: z.string(),
      })
      .meta({ id: 'InvoiceBilling' })
      .nullable()
      .describe('Billing cycle and period that drafted it; null if a user wrote it'),
    issuedAt: z.string().nullable(),
    issuedBy: z.uuid().nullable(),
    reason: z.string().nullable().describe('Why it was returned last, or canceled'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of what waits for approval'),
    allowedActions: z.array(z.enum(INVOICE_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'Invoice' })

const showParts = (totalMinor: bigint, withheldMinor: bigint, of: Currency) => ({
  total: showMoney(totalMinor, of),
  withheld: showMoney(withheldMinor, of),
  expectedCash: showMoney(totalMinor - withheldMinor, of),
})

const billingOf = ({ billingCycle, billedFrom, billedUntil }: InvoiceRow) =>
  billingCycle === null || billedFrom === null || billedUntil === null
    ? null
    : { cycle: billingCycle, from: billedFrom, until: billedUntil }

/** An invoice as this caller may see it. */
export function showInvoice(
  row: Invoice,
  viewer: Pick<Caller, 'actorId' | 'permissions'>,
): z.infer<typeof invoiceShape> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    kind: row.kind,
    entityId: row.entityId,
    customerId: row.customerId,
    customerName: row.customerName,
    orderId: row.orderId,
    receiptIds: row.receiptIds,
    customerReference: row.customerReference,
    invoiceDate: row.invoiceDate,
    termDays: row.termDays,
    termFrom: row.termFrom,
    dueDate: row.dueDate,
    expectedDate: expectedDateOf(row),
    nextDueDate: row.nextDueDate,
    isOverdue: row.isOverdue,
    note: row.note,
    internalNote: row.internalNote,
    approverId: row.approverId,
    currency: row.currency,
    vatTreatment: row.vatTreatment,
    discount: showDiscount(row),
    deductions: row.deductions.map(({ invoiceId, amount }) => ({ invoiceId, amount: show(BigInt(amount)) })),
    undeducted: row.kind === 'ADVANCE' ? show(row.baseMinor - row.consumedMinor) : null,
    lineCount: row.lineCount,
    firstLine: row.firstLine,
    milestones: row.milestones.map(({ name, percent: part, dueDate, total, withheld }) => ({
      name,
      percent: formatPercent(part),
      dueDate: dueDate ?? row.dueDate,
      hasOwnDueDate: dueDate !== null,
      ...showParts(BigInt(total), BigInt(withheld), row.currency),
    })),
    totals: showTotals(row, row.currency),
    remaining: show(row.remainingMinor - row.withheldOpenMinor),
    unverified: show(row.unverifiedMinor),
    writtenOff: show(row.writtenOffMinor),
    withheldOpen: show(row.withheldOpenMinor),
    hardCopy: row.hardCopy,
    deliveryStatus: row.deliveryStatus,
    shippedOn: row.shippedOn,
    shippedTo: row.shippedTo,
    courier: row.courier,
    receivedOn: row.receivedOn,
    receivedBy: row.receivedBy,
    receivedFile: row.receivedFile,
    stampSerial: row.stampSerial,
    seller: row.snapshot?.seller ?? null,
    buyer: row.snapshot?.buyer ?? null,
    openedOn: row.openedOn,
    settledBefore: show(row.settledBeforeMinor),
    billing: billingOf(row),
    issuedAt: row.issuedAt,
    issuedBy: row.issuedBy,
    reason: row.reason,
    statusChangedAt: row.statusChangedAt,
    statusChangedBy: row.statusChangedBy,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    authorIds: row.authorIds,
    allowedActions: allowedActions(row, viewer),
    version: row.version,
  }
}

const lineFigures = {
  gross: z.string(),
  discountAmount: z.string(),
  net: z.string(),
  invoiceDiscount: z.string(),
  base: z.string(),
}
type LineFigures = { [Name in keyof typeof lineFigures]: string }

const lineShape = z
  .object({
    id: z.uuid(),
    invoiceId: z.uuid(),
    orderLineId: z.uuid().nullable(),
    productId: z.uuid().nullable(),
    description: z.string(),
    kind: z.enum(PRODUCT_KINDS),
    quantity: z.string(),
    unit: z.string(),
    taxUnit: z.object({ code: z.string(), name: z.string() }),
    price: z.string(),
    discount: discountShape.nullable(),
    withholding: z.enum(CHOSEN_WITHHOLDING_CODES).nullable(),
    ...lineFigures,
  })
  .meta({ id: 'InvoiceLine', description: 'A line; its amounts are in the invoice’s currency' })
export const invoiceLines = z.object({ items: z.array(lineShape) })

type Figures = Pick<InvoiceLineRow, 'grossMinor' | 'discountMinor' | 'netMinor' | 'baseMinor'>
const showFigures = (line: Figures, shareMinor: bigint): LineFigures => ({
  gross: formatMinor(line.grossMinor),
  discountAmount: formatMinor(line.discountMinor),
  net: formatMinor(line.netMinor),
  invoiceDiscount: formatMinor(shareMinor),
  base: formatMinor(line.baseMinor),
})

/** The figures of a line while it is edited. */
export const showTypedLine = (line: Figures & { orderDiscountMinor: bigint }) =>
  showFigures(line, line.orderDiscountMinor)

export const showLine = (line: InvoiceLineRow): z.infer<typeof lineShape> => ({
  id: line.id,
  invoiceId: line.invoiceId,
  orderLineId: line.orderLineId,
  productId: line.productId,
  description: line.description,
  kind: line.kind,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  taxUnit: showTaxUnit(line.taxUnit),
  price: formatMinor(line.priceMinor),
  discount: showDiscount(line),
  withholding: line.withholding,
  ...showFigures(line, line.invoiceDiscountMinor),
})

export const amountsShape = z
  .object({
    lines: z.array(z.object(lineFigures)),
    milestones: z.array(z.object({ dueDate: z.string().nullable(), ...milestoneAmounts })),
    totals: totalsShape,
    dueDate: z.string().nullable().describe('Null: its days count from the paper copy'),
  })
  .meta({ id: 'InvoiceAmounts' })

export const showInstalment = (
  { dueDate, totalMinor, withheldMinor }: Instalment,
  { due, currency: of }: { due: string | null; currency: Currency },
) => ({ dueDate: dueDate ?? due, ...showParts(totalMinor, withheldMinor, of) })

export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const ofOrders = z.strictObject({ orderIds: idList })
export const idsOfOrders = z.object({ items: z.array(z.object({ orderId: z.uuid(), id: z.uuid() })) })

const change = z.object({
  line: z.string().nullable().describe('The line that changed, by its description; null: the invoice itself'),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export const invoiceRevisionsShape = z.object({
  items: z.array(
    z.object({
      invoiceId: z.uuid(),
      number: z.int(),
      at: z.string(),
      actorId: z.uuid().nullable(),
      changes: z.array(change),
    }),
  ),
})

const count = z.int()
export const invoiceCounts = z.object({
  all: count,
  draft: count,
  waitingApproval: count,
  unpaid: count,
  overdue: count,
  waitingForSlip: count.describe('Those of which nothing but a withholding slip is awaited'),
  paid: count,
  writtenOff: count.describe('Those whose cash will not come'),
  canceled: count,
  draftTotals: z.array(money).describe('Totals of drafts, by currency'),
  waitingApprovalTotals: z.array(money).describe('Totals of those that need approval, by currency'),
  unpaidTotals: z.array(money).describe('Cash still to come of unpaid ones, by currency'),
  overdueTotals: z.array(money).describe('Cash still to come of overdue ones, by currency'),
})

export const taxSettingsShape = z
  .object({
    isVatRegistered: z.boolean(),
    branchNumber: z.string(),
    finalTaxLetter: z.string().nullable(),
    finalTaxLetterUntil: z.string().nullable(),
    wholeRupiahLines: z.boolean().describe('Whether lines of e-Faktur files have their tax in whole rupiah'),
    version: z.int().describe('0 while nothing has been saved'),
  })
  .meta({ id: 'InvoiceTaxSettings' })

export const showTaxSettings = (seller: Seller): z.infer<typeof taxSettingsShape> => ({
  isVatRegistered: seller.isVatRegistered,
  branchNumber: seller.branchNumber,
  finalTaxLetter: seller.finalTaxLetter,
  finalTaxLetterUntil: seller.finalTaxLetterUntil,
  wholeRupiahLines: seller.wholeRupiahLines,
  version: seller.version,
})
