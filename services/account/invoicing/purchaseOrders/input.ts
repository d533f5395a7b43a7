// Request shapes of purchase orders.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency } from '../../../kit/money.ts'
import { nameOf, proseOf } from '../../../kit/nameShape.ts'
import { lineOf, MAX_LINES, optional } from '../salesOrders/public.ts'

/** The page size of their list. */

export const newPurchaseOrder = z.strictObject({
  customerId: id,
  number: nameOf(60).describe('The customer’s own, unique for them'),
  date: businessDate,
  requiredDate: businessDate.nullish().transform(date => date ?? null),
  note: optional(proseOf(2_000)),
  currency,
  lines: z.array(z.strictObject(lineOf)).min(1).max(MAX_LINES),
  fileIds: z.array(id).max(10).default([]).describe('Files of purpose PURCHASE_ORDER_DOCUMENT'),
})
export type PurchaseOrderInput = z.output<typeof newPurchaseOrder>

const version = z.int().min(1)
export const purchaseOrderEdit = newPurchaseOrder.extend({ version })
export const endedWithReason = z.strictObject({ version, reason: proseOf(500, 1) })
export const closing = z.strictObject({ version, reason: optional(proseOf(500)) })
