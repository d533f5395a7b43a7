// Request and response shapes of goods receipts.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { attachedFile } from '../../../kit/files/attachedFiles.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import { formatQuantity } from '../documents/public.ts'
import { quantityInput } from '../salesOrders/public.ts'
import type { GoodsReceipt } from './list.ts'
import { RECEIPT_KINDS, RECEIPT_STATUSES } from './table.ts'

export const RECORD = 'invoicing.goodsReceipts.manage'
const kind = z.enum(RECEIPT_KINDS).meta({ id: 'GoodsReceiptKind' })

export const receiptShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind,
    status: z.enum(RECEIPT_STATUSES).meta({ id: 'GoodsReceiptStatus' }),
    orderId: z.uuid(),
    customerId: z.uuid(),
    reference: z.string().nullable().describe('The customer’s own number of it'),
    date: z.string(),
    lines: z.array(
      z.object({
        lineId: z.uuid().nullable().describe('Of the order; null: it was taken away after the receipt was canceled'),
        description: z.string(),
        unit: z.string(),
        quantity: z.string(),
      }),
    ),
    files: z.array(attachedFile),
    reason: z.string().nullable().describe('Reason for the cancellation; null unless canceled'),
    canceledAt: z.string().nullable(),
    canceledBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(['CANCEL'])).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'GoodsReceipt' })

/** A receipt as this caller may see it. */
export function showReceipt(
  row: GoodsReceipt,
  { permissions }: { permissions: ReadonlySet<string> },
): z.infer<typeof receiptShape> {
  const mayCancel = row.status === 'RECORDED' && !row.isOrderFinal && permissions.has(RECORD)
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    orderId: row.orderId,
    customerId: row.customerId,
    reference: row.reference,
    date: row.date,
    lines: row.lines.map(line => ({ ...line, quantity: formatQuantity(BigInt(line.quantity)) })),
    files: row.files,
    reason: row.reason,
    canceledAt: row.canceledAt,
    canceledBy: row.canceledBy,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    allowedActions: mayCancel ? ['CANCEL'] : [],
    version: row.version,
  }
}

export const newReceipt = z.strictObject({
  orderId: id,
  kind,
  reference: optionalNameOf(60)
    .nullish()
    .transform(text => text || null),
  date: businessDate,
  lines: z
    .array(z.strictObject({ lineId: id, quantity: quantityInput }))
    .min(1)
    .max(500)
    .superRefine((lines, context) => {
      for (const [place, { lineId }] of lines.entries())
        if (lines.findIndex(line => line.lineId === lineId) < place)
          context.addIssue({
            code: 'custom',
            path: [place, 'lineId'],
            params: { code: 'INVALID_VALUE' },
            input: lineId,
          })
    }),
  fileIds: z.array(id).max(10).default([]).describe('Files of purpose GOODS_RECEIPT_DOCUMENT'),
})
export type ReceiptInput = z.output<typeof newReceipt>

export const cancellation = z.strictObject({ version: z.int().min(1), reason: proseOf(500, 1) })
export const ofOrders = z.strictObject({ orderIds: idList })
export const receiptIds = z.object({ items: z.array(z.object({ orderId: z.uuid(), id: z.uuid() })) })
