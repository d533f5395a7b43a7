// Response shapes of purchase orders.
import { z } from 'zod'
import { attachedFile } from '../../../kit/files/attachedFiles.ts'
import { idList } from '../../../kit/idShapes.ts'
import { currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import { formatQuantity } from '../documents/public.ts'
import { PRODUCT_KINDS } from '../products/public.ts'
import { orderRevisionsShape, showTaxUnit } from '../salesOrders/public.ts'
import { leftOf } from './answers.ts'
import { allowedActions, PURCHASE_ORDER_ACTIONS } from './lifecycle.ts'
import type { PurchaseOrder } from './list.ts'
import type { LineAnswered } from './repository.ts'
import { PURCHASE_ORDER_STATUSES } from './table.ts'

export const purchaseOrderShape = z
  .object({
    id: z.uuid(),
    number: z.string().describe('The customer’s own'),
    status: z.enum(PURCHASE_ORDER_STATUSES).meta({ id: 'PurchaseOrderStatus' }),
    customerId: z.uuid(),
    customerName: z.string().describe('As it was when the purchase order was written'),
    date: z.string(),
    requiredDate: z.string().nullable(),
    note: z.string().nullable(),
    currency,
    lineCount: z.int(),
    firstLine: z.string(),
    amount: money.describe('Total of its lines, excluding VAT'),
    ordered: money.describe(
      'What the sales orders that answer it come to without VAT, less rejected and canceled ones',
    ),
    orderedBeyond: money.nullable().describe('Amount by which the sales orders exceed it; null: none'),
    files: z.array(attachedFile),
    reason: z.string().nullable().describe('Reason for the rejection, cancellation or closing; null otherwise'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(PURCHASE_ORDER_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'PurchaseOrder' })

/** A purchase order as this caller may see it. */
export function showPurchaseOrder(
  row: PurchaseOrder,
  viewer: { permissions: ReadonlySet<string> },
): z.infer<typeof purchaseOrderShape> {
  const beyond = row.orderedMinor - row.amountMinor
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    customerId: row.customerId,
    customerName: row.customerName,
    date: row.date,
    requiredDate: row.requiredDate,
    note: row.note,
    currency: row.currency,
    lineCount: row.lineCount,
    firstLine: row.firstLine,
    amount: showMoney(row.amountMinor, row.currency),
    ordered: showMoney(row.orderedMinor, row.currency),
    orderedBeyond: beyond > 0n ? showMoney(beyond, row.currency) : null,
    files: row.files,
    reason: row.reason,
    statusChangedAt: row.statusChangedAt,
    statusChangedBy: row.statusChangedBy,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    allowedActions: allowedActions(row, viewer),
    version: row.version,
  }
}

const quantity = z.string().describe('At most 4 decimals')
const lineShape = z
  .object({
    id: z.uuid(),
    purchaseOrderId: z.uuid(),
    productId: z.uuid().nullable(),
    description: z.string(),
    kind: z.enum(PRODUCT_KINDS),
    unit: z.string(),
    taxUnit: z.object({ code: z.string(), name: z.string() }),
    price: z.string(),
    amount: z.string(),
    quantity,
    ordered: quantity.describe('On sales orders that answer it, without rejected and canceled ones'),
    left: quantity.describe('What is not ordered yet'),
  })
  .meta({ id: 'PurchaseOrderLine', description: 'A line; its amounts are in the purchase order’s currency' })
export const purchaseLineList = z.object({ items: z.array(lineShape) })

export const showPurchaseLine = (line: LineAnswered): z.infer<typeof lineShape> => ({
  id: line.id,
  purchaseOrderId: line.purchaseOrderId,
  productId: line.productId,
  description: line.description,
  kind: line.kind,
  unit: line.unit,
  taxUnit: showTaxUnit(line.taxUnit),
  price: formatMinor(line.priceMinor),
  amount: formatMinor(line.amountMinor),
  quantity: formatQuantity(line.quantity),
  ordered: formatQuantity(line.ordered),
  left: formatQuantity(leftOf(line)),
})

export const ofPurchaseOrders = z.strictObject({ purchaseOrderIds: idList })
export const answerIds = z.object({ items: z.array(z.object({ purchaseOrderId: z.uuid(), id: z.uuid() })) })
const revision = orderRevisionsShape.shape.items.element.omit({ orderId: true })
export const purchaseRevisions = z.object({ items: z.array(revision.extend({ purchaseOrderId: z.uuid() })) })

const count = z.int()
export const purchaseOrderCounts = z.object({
  all: count,
  open: count,
  accepted: count,
  rejected: count,
  canceled: count,
  closed: count,
})
