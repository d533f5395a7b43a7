// Request shapes of sales orders.
import { z } from 'zod'
import { smallBulkIds, smallSeenRecords } from '../../../kit/bulk.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency, nonNegativeDecimal } from '../../../kit/money.ts'
import { nameOf, optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import { CHOSEN_WITHHOLDING_CODES, parsePercent, parseQuantity, VAT_TREATMENTS } from '../amounts/public.ts'
import { PRODUCT_KINDS } from '../products/public.ts'

/** A thousand million units: with any storable price, sums stay within the range that is checked later. */
const MAX_UNITS = 1_000_000_000n
export const MAX_LINES = 500
/** The page size of their list. */

export const quantityInput = z
  .string()
  .superRefine((text, context) => {
    const quantity = parseQuantity(text)
    const wrong = (params: object) => context.addIssue({ code: 'custom', params, input: text })
    if (quantity === undefined) wrong({ code: 'INVALID_FORMAT' })
    else if (quantity <= 0n) wrong({ code: 'AMOUNT_NOT_POSITIVE' })
    else if (quantity > MAX_UNITS * 10_000n) wrong({ code: 'TOO_BIG', maximum: String(MAX_UNITS) })
  })
  .meta({ description: 'Above 0, at most 4 decimals', examples: ['12.5'] })

export const percentInput = z.string().superRefine((text, context) => {
  const percent = parsePercent(text)
  if (percent === undefined) context.addIssue({ code: 'custom', params: { code: 'INVALID_FORMAT' }, input: text })
  else if (percent < 0n) context.addIssue({ code: 'custom', params: { code: 'TOO_SMALL', minimum: '0' }, input: text })
  else if (percent > 10_000n)
    context.addIssue({ code: 'custom', params: { code: 'TOO_BIG', maximum: '100' }, input: text })
})

export const discountInput = z
  .strictObject({ percent: percentInput.nullish(), amount: nonNegativeDecimal.nullish() })
  .superRefine(({ percent, amount }, context) => {
    if (((percent ?? null) === null) === ((amount ?? null) === null))
      context.addIssue({ code: 'custom', params: { code: 'INVALID_VALUE' }, input: percent })
  })
  .nullish()
  .describe('Percent, or an amount; null: none')
export type DiscountInput = z.output<typeof discountInput>

/** An optional text; an empty one becomes null. */
export const optional = (shape: z.ZodType<string, string>) => shape.nullish().transform(text => text || null)
export const withholding = z
  .enum(CHOSEN_WITHHOLDING_CODES)
  .nullish()
  .transform(code => code ?? null)
const vatTreatment = z.enum(VAT_TREATMENTS)

const figuresOfLine = {
  quantity: quantityInput,
  price: nonNegativeDecimal.describe('Of one unit, without VAT'),
  discount: discountInput,
  withholding,
}

/** Fields of an ordered line, in any document. */
export const lineOf = {
  productId: id.nullish().transform(product => product ?? null),
  description: nameOf(500),
  kind: z.enum(PRODUCT_KINDS),
  quantity: figuresOfLine.quantity,
  unit: nameOf(30),
  taxUnit: z.string().max(10),
  price: figuresOfLine.price,
}
const lineInput = z.strictObject({
  ...figuresOfLine,
  ...lineOf,
  purchaseOrderLineId: id
    .nullish()
    .transform(line => line ?? null)
    .describe('The line of the purchase order that it answers'),
})

export const newOrder = z.strictObject({
  entityId: id
    .nullish()
    .transform(entity => entity ?? null)
    .describe(
      'The legal entity that sells, and issues its invoices. Left out: as it was, where one is changed; else that of the customer’s last document',
    ),
  customerId: id,
  orderDate: businessDate,
  requiredDate: businessDate.nullish().transform(date => date ?? null),
  customerReference: optional(optionalNameOf(60)),
  purchaseOrderId: id
    .nullish()
    .transform(order => order ?? null)
    .describe('What it answers; the customer’s reference is its number then'),
  note: optional(proseOf(2_000)),
  currency,
  vatTreatment,
  discount: discountInput,
  lines: z.array(lineInput).min(1).max(MAX_LINES),
})
export type OrderInput = z.output<typeof newOrder>
export const orderEdit = newOrder.extend({ version: z.int().min(1) })

/** An order while the user edits it. */
export const orderDraft = z.strictObject({
  customerId: id.nullish().describe('Left out: no credit figures'),
  orderId: id.nullish().describe('The order that is changed: it does not count twice'),
  orderDate: businessDate,
  currency,
  vatTreatment,
  discount: discountInput,
  lines: z.array(z.strictObject(figuresOfLine)).max(MAX_LINES),
})
export type OrderDraft = z.output<typeof orderDraft>

export const seenOrders = z.strictObject({
  orders: smallSeenRecords,
  overrideReason: optional(proseOf(500)).describe('Why, where the credit limit is exceeded'),
})
export const ordersToClose = z.strictObject({ ids: smallBulkIds, reason: optional(proseOf(500)) })
export const suggestionQuery = z.strictObject({ customerId: id, search: z.string().max(200).optional() })
