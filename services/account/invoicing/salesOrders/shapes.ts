// Response shapes of sales orders.
import { z } from 'zod'
import { idList } from '../../../kit/idShapes.ts'
import { type Currency, currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import {
  CHOSEN_WITHHOLDING_CODES,
  type ChosenWithholdingCode,
  type DocumentAmounts,
  VAT_TREATMENTS,
} from '../amounts/public.ts'
import { formatPercent, formatQuantity } from '../documents/public.ts'
import { PRODUCT_KINDS, TAX_UNITS } from '../products/public.ts'
import type { Credit } from './credit.ts'
import { allowedActions, SALES_ORDER_ACTIONS } from './lifecycle.ts'
import type { SalesOrder } from './list.ts'
import { creditDueOf, remainingOf } from './quantities.ts'
import type { suggestLines } from './suggestions.ts'
import {
  FULFILLMENTS,
  ORDER_PAYMENT_STATUSES,
  SALES_ORDER_STATUSES,
  type SalesOrderLineRow,
  type SalesOrderRow,
} from './table.ts'

const withholding = z.enum(CHOSEN_WITHHOLDING_CODES)
const quantity = z.string().describe('At most 4 decimals')
const kind = z.enum(PRODUCT_KINDS)
const taxUnit = z.object({ code: z.string(), name: z.string() })
const vatTreatment = z.enum(VAT_TREATMENTS)

export const discountShape = z
  .object({ percent: z.string().nullable(), amount: z.string().nullable() })
  .meta({ id: 'Discount', description: 'A part of an amount: one of the two is set' })
const withheldShape = z.object({ code: withholding, base: money, amount: money })

const totalsShape = z
  .object({
    subtotal: money,
    discount: money,
    base: money,
    vat: money,
    total: money.describe('Amount including VAT'),
    withheld: z.array(withheldShape),
    expectedCash: money.describe('Total less what the lines’ codes withhold'),
  })
  .meta({ id: 'SalesOrderTotals' })

const creditShape = z
  .object({
    limit: money.nullable().describe('Null: no limit'),
    exposure: money.describe('What counts against it without this order'),
    total: money,
    left: money.nullable().describe('With this order; null: no limit, or it is exceeded'),
    exceededBy: money.nullable().describe('Null: it is not'),
  })
  .meta({ id: 'SalesOrderCredit' })

export const orderShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(SALES_ORDER_STATUSES).meta({ id: 'SalesOrderStatus' }),
    fulfillment: z.enum(FULFILLMENTS).meta({ id: 'FulfillmentStatus' }),
    paymentStatus: z.enum(ORDER_PAYMENT_STATUSES).meta({ id: 'SalesOrderPaymentStatus' }),
    entityId: z.uuid().describe('Legal entity that sells and issues its invoices'),
    customerId: z.uuid(),
    customerName: z.string().describe('As it was when the order was written'),
    customerReference: z.string().nullable(),
    purchaseOrderId: z.uuid().nullable().describe('What it answers'),
    orderDate: z.string(),
    requiredDate: z.string().nullable(),
    note: z.string().nullable(),
    currency,
    vatTreatment,
    discount: discountShape.nullable(),
    lineCount: z.int(),
    firstLine: z.string(),
    totals: totalsShape,
    receivedPercent: z.int().describe('Of its value, rounded down'),
    approvedAt: z.string().nullable(),
    approvedBy: z.uuid().nullable(),
    overrideReason: z.string().nullable().describe('Why it was approved above the credit limit'),
    reason: z.string().nullable().describe('Reason for the rejection, cancellation or closing; null otherwise'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of what waits for approval'),
    allowedActions: z.array(z.enum(SALES_ORDER_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'SalesOrder' })

type Discounted = Pick<SalesOrderRow, 'discountPercent' | 'discountAmountMinor'>

/** A stored discount in the response. */
export const showDiscount = ({
  discountPercent,
  discountAmountMinor,
}: Discounted): z.infer<typeof discountShape> | null =>
  discountPercent === null && discountAmountMinor === null
    ? null
    : {
        percent: discountPercent === null ? null : formatPercent(discountPercent),
        amount: discountAmountMinor === null ? null : formatMinor(discountAmountMinor),
      }

type Totaled = Pick<
  DocumentAmounts,
  'subtotalMinor' | 'discountMinor' | 'baseMinor' | 'vatMinor' | 'totalMinor' | 'withheldMinor'
>
type Withheld = { code: ChosenWithholdingCode; baseMinor: bigint; amountMinor: bigint }

/** The figures of an order, stored or in editing. */
export const showTotals = (
  { withheld, ...row }: Totaled & { withheld: readonly Withheld[] },
  of: Currency,
): z.infer<typeof totalsShape> => ({
  subtotal: showMoney(row.subtotalMinor, of),
  discount: showMoney(row.discountMinor, of),
  base: showMoney(row.baseMinor, of),
  vat: showMoney(row.vatMinor, of),
  total: showMoney(row.totalMinor, of),
  withheld: withheld.map(({ code, baseMinor, amountMinor }) => ({
    code,
    base: showMoney(baseMinor, of),
    amount: showMoney(amountMinor, of),
  })),
  expectedCash: showMoney(row.totalMinor - row.withheldMinor, of),
})

/** An order as this caller may see it. */
export function showOrder(
  row: SalesOrder,
  viewer: Pick<Caller, 'actorId' | 'permissions'>,
): z.infer<typeof orderShape> {
  const withheld = row.withheld.map(({ code, base, amount }) => ({
    code,
    baseMinor: BigInt(base),
    amountMinor: BigInt(amount),
  }))
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    fulfillment: row.fulfillment,
    paymentStatus: row.paymentStatus,
    entityId: row.entityId,
    customerId: row.customerId,
    customerName: row.customerName,
    customerReference: row.customerReference,
    purchaseOrderId: row.purchaseOrderId,
    orderDate: row.orderDate,
    requiredDate: row.requiredDate,
    note: row.note,
    currency: row.currency,
    vatTreatment: row.vatTreatment,
    discount: showDiscount(row),
    lineCount: row.lineCount,
    firstLine: row.firstLine,
    totals: showTotals({ ...row, withheld }, row.currency),
    receivedPercent: row.receivedPercent,
    approvedAt: row.approvedAt,
    approvedBy: row.approvedBy,
    overrideReason: row.overrideReason,
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
  orderDiscount: z.string(),
  base: z.string(),
}

const lineShape = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    productId: z.uuid().nullable(),
    purchaseOrderLineId: z.uuid().nullable().describe('The line of the purchase order that it answers'),
    description: z.string(),
    kind,
    unit: z.string(),
    taxUnit,
    price: z.string(),
    discount: discountShape.nullable(),
    withholding: withholding.nullable(),
    ordered: quantity,
    received: quantity,
    returned: quantity,
    invoiced: quantity,
    credited: quantity,
    remaining: quantity,
    creditDue: quantity,
    ...lineFigures,
  })
  .meta({ id: 'SalesOrderLine', description: 'A line; its amounts are in the order’s currency' })
export const lineList = z.object({ items: z.array(lineShape) })

type Figures = Pick<SalesOrderLineRow, 'grossMinor' | 'discountMinor' | 'netMinor' | 'orderDiscountMinor' | 'baseMinor'>
export const showFigures = (line: Figures) => ({
  gross: formatMinor(line.grossMinor),
  discountAmount: formatMinor(line.discountMinor),
  net: formatMinor(line.netMinor),
  orderDiscount: formatMinor(line.orderDiscountMinor),
  base: formatMinor(line.baseMinor),
})

/** A unit of e-Faktur with its name. */
export const showTaxUnit = (code: SalesOrderLineRow['taxUnit']) => ({ code, name: TAX_UNITS[code] })

export const showLine = (line: SalesOrderLineRow): z.infer<typeof lineShape> => ({
  id: line.id,
  orderId: line.orderId,
  productId: line.productId,
  purchaseOrderLineId: line.purchaseOrderLineId,
  description: line.description,
  kind: line.kind,
  unit: line.unit,
  taxUnit: showTaxUnit(line.taxUnit),
  price: formatMinor(line.priceMinor),
  discount: showDiscount(line),
  withholding: line.withholding,
  ordered: formatQuantity(line.ordered),
  received: formatQuantity(line.received),
  returned: formatQuantity(line.returned),
  invoiced: formatQuantity(line.invoiced),
  credited: formatQuantity(line.credited),
  remaining: formatQuantity(remainingOf(line)),
  creditDue: formatQuantity(creditDueOf(line)),
  ...showFigures(line),
})

export const amountsShape = z
  .object({
    lines: z.array(z.object(lineFigures)),
    totals: totalsShape,
    credit: creditShape.nullable().describe('Null without a customer, and for callers who do not see customers'),
  })
  .meta({ id: 'SalesOrderAmounts' })

export const showCredit = (
  credit: Credit,
  { totalMinor, currency: of }: { totalMinor: bigint; currency: Currency },
): z.infer<typeof creditShape> => ({
  limit: credit.limitMinor === null ? null : showMoney(credit.limitMinor, credit.limitCurrency),
  exposure: showMoney(credit.exposureMinor, of),
  total: showMoney(totalMinor, of),
  left: credit.leftMinor === null ? null : showMoney(credit.leftMinor, of),
  exceededBy: credit.exceededByMinor === null ? null : showMoney(credit.exceededByMinor, of),
})

const suggestion = z.object({
  productId: z.uuid().nullable(),
  description: z.string(),
  kind,
  unit: z.string(),
  taxUnit,
  price: money.nullable().describe('Of the newest order; null: not ordered yet'),
  vatTreatment,
  withholding: withholding.nullable(),
  orderedOn: z.string().nullable(),
})
export const suggestionList = z.object({ items: z.array(suggestion) })

type Suggested = Awaited<ReturnType<typeof suggestLines>>[number]
export const showSuggestion = ({
  priceMinor,
  currency: of,
  taxUnit: code,
  ...line
}: Suggested): z.infer<typeof suggestion> => ({
  ...line,
  taxUnit: showTaxUnit(code),
  price: priceMinor === null || of === null ? null : showMoney(BigInt(priceMinor), of),
})

export const ofOrders = z.strictObject({ orderIds: idList })
export const ofCustomers = z.strictObject({ customerIds: idList })
export const creditList = z.object({ items: z.array(creditShape.extend({ orderId: z.uuid() })) })
export const exposureList = z.object({ items: z.array(z.object({ customerId: z.uuid(), exposure: money })) })
const change = z.object({
  line: z.string().nullable().describe('The line that changed, by its description; null: the order itself'),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export const orderRevisionsShape = z.object({
  items: z.array(
    z.object({
      orderId: z.uuid(),
      number: z.int(),
      at: z.string(),
      actorId: z.uuid().nullable(),
      changes: z.array(change),
    }),
  ),
})

const count = z.int()
export const orderCounts = z.object({
  all: count,
  waitingApproval: count,
  open: count,
  partiallyFulfilled: count,
  fulfilled: count,
  closed: count,
  rejected: count,
  canceled: count,
  waitingApprovalTotals: z.array(money).describe('Totals of those that need approval, by currency'),
})
