// Request shapes of invoices.
import { z } from 'zod'
import { smallBulkIds, smallReasonBody, smallSeenRecords } from '../../../kit/bulk.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { eachOnce } from '../../../kit/eachOnce.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency, nonNegativeDecimal, positiveDecimal } from '../../../kit/money.ts'
import { nameOf, optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import { VAT_TREATMENTS } from '../amounts/public.ts'
import { TERM_STARTS } from '../customers/public.ts'
import { PRODUCT_KINDS } from '../products/public.ts'
import { discountInput, optional, percentInput, quantityInput, withholding } from '../salesOrders/public.ts'
import { INVOICE_KINDS } from './table.ts'

const MAX_LINES = 500
const MAX_MILESTONES = 24
const MAX_ADVANCES = 20
/** The page size of their list. */

const optionalId = id.nullish().transform(given => given ?? null)
const termFrom = z.enum(TERM_STARTS)

const figuresOfLine = {
  kind: z.enum(PRODUCT_KINDS),
  quantity: quantityInput,
  price: nonNegativeDecimal.describe('Of one unit, without VAT'),
  discount: discountInput,
  withholding,
}

const lineInput = z.strictObject({
  ...figuresOfLine,
  orderLineId: optionalId.describe('The line of the order that it invoices, each once'),
  productId: optionalId,
  description: nameOf(500),
  unit: nameOf(30),
  taxUnit: z.string().max(10),
})
export type InvoiceLineInput = z.output<typeof lineInput>

const milestones = z
  .array(
    z.strictObject({
      name: nameOf(100),
      percent: percentInput,
      dueDate: businessDate
        .nullish()
        .transform(date => date ?? null)
        .describe('Left out: due with the invoice'),
    }),
  )
  .max(MAX_MILESTONES)
  .default([])
const deductions = z
  .array(z.strictObject({ invoiceId: id, amount: positiveDecimal.describe('Without VAT') }))
  .max(MAX_ADVANCES)
  .superRefine(eachOnce('invoiceId', ({ invoiceId }) => invoiceId))
  .default([])
const termDays = z.int().min(0).max(365).nullish().describe('Left out: the customer’s')
const hardCopy = z.boolean().nullish().describe('Left out: as the customer wants it')

export const newInvoice = z.strictObject({
  kind: z.enum(INVOICE_KINDS).default('STANDARD'),
  entityId: optionalId.describe(
    'The legal entity that issues it. Left out: the order’s; as it was, where one is changed; else that of the customer’s last document',
  ),
  customerId: id,
  orderId: optionalId.describe('An advance needs one'),
  receiptIds: z.array(id).max(100).default([]).describe('Receipts of the order that it is made from'),
  customerReference: optional(optionalNameOf(60)),
  invoiceDate: businessDate,
  termDays,
  termFrom: termFrom.nullish().describe('Left out: the customer’s'),
  note: optional(proseOf(2_000)),
  internalNote: optional(proseOf(2_000)),
  approverId: optionalId,
  currency,
  vatTreatment: z.enum(VAT_TREATMENTS),
  discount: discountInput,
  deductions,
  lines: z
    .array(lineInput)
    .min(1)
    .max(MAX_LINES)
    .superRefine(eachOnce('orderLineId', ({ orderLineId }) => orderLineId)),
  milestones,
  hardCopy,
})
export type InvoiceInput = z.output<typeof newInvoice>
export const invoiceEdit = newInvoice.extend({ version: z.int().min(1) })

/** An invoice while the user edits it. */
export const invoiceDraft = z.strictObject({
  entityId: optionalId.describe('Left out: that of the customer’s last document, else the default one'),
  customerId: optionalId.describe('Left out: one that collects no VAT and is charged no stamp duty'),
  invoiceDate: businessDate,
  termDays,
  termFrom: termFrom.nullish(),
  currency,
  vatTreatment: z.enum(VAT_TREATMENTS),
  discount: discountInput,
  deductions,
  lines: z.array(z.strictObject(figuresOfLine)).max(MAX_LINES),
  milestones,
})
export type InvoiceDraft = z.output<typeof invoiceDraft>

/** The same with its words, as far as they are typed. */
export const wordedDraft = invoiceDraft.extend({
  kind: z.enum(INVOICE_KINDS).default('STANDARD'),
  orderId: optionalId,
  customerReference: optional(optionalNameOf(60)),
  note: optional(proseOf(2_000)),
  lines: z
    .array(z.strictObject({ ...figuresOfLine, description: optionalNameOf(500), unit: optionalNameOf(30) }))
    .max(MAX_LINES),
})
export type WordedDraft = z.output<typeof wordedDraft>

export const orderToInvoice = z.strictObject({
  orderId: id,
  receiptIds: z.array(id).max(100).default([]).describe('Left out: whatever is not invoiced yet'),
})
export const seenInvoices = z.strictObject({
  invoices: smallSeenRecords,
})
export const cancellation = smallReasonBody.extend({
  isTaxInvoiceCanceled: z
    .boolean()
    .default(false)
    .describe('Their tax invoices are canceled at the tax office, which one with a number there has to be'),
})
export const shipment = z.strictObject({
  ids: smallBulkIds,
  date: businessDate,
  address: optional(proseOf(500)).describe('Left out: the customer’s delivery address, or else its billing address'),
  courier: optional(optionalNameOf(100)),
})
export type Shipment = Omit<z.output<typeof shipment>, 'ids'>
export const arrival = z.strictObject({
  ids: smallBulkIds,
  date: businessDate,
  receivedBy: optional(optionalNameOf(200)),
  fileId: optionalId.describe('Signed receipt: a file of purpose HARD_COPY_RECEIPT'),
})
export type Arrival = Omit<z.output<typeof arrival>, 'ids'>

/** The editable fields of an issued invoice; omitted ones are cleared. */
export const annotation = z.strictObject({
  version: z.int().min(1),
  internalNote: optional(proseOf(2_000)),
  stampSerial: optional(optionalNameOf(40)).describe('Of its e-meterai'),
})
export type Annotation = z.output<typeof annotation>

export const taxSettingsBody = z
  .strictObject({
    isVatRegistered: z.boolean(),
    branchNumber: z.string().regex(/^\d{6}$/),
    finalTaxLetter: optional(optionalNameOf(60)),
    finalTaxLetterUntil: businessDate.nullish().transform(date => date ?? null),
    wholeRupiahLines: z.boolean().default(false),
    version: z.int().min(0),
  })
  .superRefine(({ finalTaxLetter, finalTaxLetterUntil }, context) => {
    if ((finalTaxLetter === null) !== (finalTaxLetterUntil === null))
      context.addIssue({
        code: 'custom',
        path: ['finalTaxLetterUntil'],
        params: { code: 'INVALID_VALUE' },
        input: finalTaxLetterUntil,
      })
  })
export type TaxSettingsInput = z.output<typeof taxSettingsBody>
