// Bills on the wire: forms in, bodies out.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { MAX_AT_ONCE, bulkIds } from '../../kit/bulk.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { money, moneyInput, showMoney } from '../../kit/money.ts'
import { proseOf } from '../../kit/nameShape.ts'
import type { Caller } from '../../kit/tokens.ts'
import { attachedFile } from '../../kit/files/attachedFiles.ts'
import { awaited, awaitedOf } from '../awaited.ts'
import { MAX_METADATA_LENGTH, METADATA_KINDS } from '../billSettings/public.ts'
import { allowedActions, approvalObstacle, BILL_ACTIONS, BILL_APPROVAL_OBSTACLES } from './lifecycle.ts'
import type { Bill } from './list.ts'
import { BILL_STATUSES } from './table.ts'
import { billTax, billTaxInput, showTax } from './tax/shapes.ts'

const billStatus = z.enum(BILL_STATUSES).meta({ id: 'BillStatus' })
const paymentStatus = z.enum(['UNPAID', 'IN_PROGRESS', 'PAID']).meta({ id: 'BillPaymentStatus' })

export const billShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: billStatus,
    previousStatus: billStatus.nullable().describe('Where it stood before its last step'),
    paymentStatus: paymentStatus.describe(
      'In progress: a payment of it is undecided, on its way, or failed and not given up',
    ),
    date: z.string(),
    dueDate: z.string(),
    category: z.string().nullable(),
    description: z.string().nullable(),
    counterpartyId: z.uuid(),
    amount: money.describe('The net payable'),
    tax: billTax.nullable().describe('Composition of the amount; null for a bill without tax'),
    metadata: z
      .array(z.object({ key: z.string(), label: z.string(), kind: z.enum(METADATA_KINDS), value: z.string() }))
      .describe('With label and kind as they were when it was entered'),
    files: z.array(attachedFile),
    expectedTransactionId: z.uuid().nullable().describe('Its own; none until it is approved'),
    paymentIds: z.array(z.uuid()).describe('The newest first'),
    submittedAt: z.string().nullable(),
    submittedBy: z.uuid().nullable(),
    approvedAt: z.string().nullable(),
    approvedBy: z.uuid().nullable(),
    cancelledAt: z.string().nullable(),
    cancelledBy: z.uuid().nullable(),
    cancellationReason: z.string().nullable(),
    paidAt: z.string().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    editedBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of it: none of them approves it'),
    awaited: awaited.nullable().describe('Who can approve it; null when it is not submitted'),
    allowedActions: z.array(z.enum(BILL_ACTIONS)).describe('What the caller can do with it now'),
    approvalObstacle: z
      .enum(BILL_APPROVAL_OBSTACLES)
      .nullable()
      .describe('Why the caller cannot approve it, while it is submitted'),
    version: z.int(),
  })
  .meta({ id: 'Bill' })

/** A bill as this caller may see it. */
export function showBill(row: Bill, viewer: Pick<Caller, 'actorId' | 'permissions'>): z.infer<typeof billShape> {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    previousStatus: row.previousStatus,
    paymentStatus: row.status === 'PAID' ? 'PAID' : row.hasPayment ? 'IN_PROGRESS' : 'UNPAID',
    date: row.date,
    dueDate: row.dueDate,
    category: row.category,
    description: row.description,
    counterpartyId: row.counterpartyId,
    amount: showMoney(row.amountMinor, row.currency),
    tax: showTax(row),
    metadata: row.metadata,
    files: row.files,
    expectedTransactionId: row.expectedTransactionId,
    paymentIds: row.paymentIds,
    submittedAt: row.submittedAt,
    submittedBy: row.submittedBy,
    approvedAt: row.approvedAt,
    approvedBy: row.approvedBy,
    cancelledAt: row.cancelledAt,
    cancelledBy: row.cancelledBy,
    cancellationReason: row.cancellationReason,
    paidAt: row.paidAt,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    editedBy: row.editedBy,
    authorIds: row.authorIds,
    awaited: row.status === 'SUBMITTED' ? awaitedOf(row) : null,
    allowedActions: allowedActions(row, viewer),
    approvalObstacle: approvalObstacle(row, viewer),
    version: row.version,
  }
}

export const newBill = z.strictObject({
  date: businessDate,
  dueDate: businessDate,
  category: z.string().trim().max(60).nullish(),
  description: proseOf(500).nullish(),
  counterpartyId: id,
  amount: moneyInput.describe('The net payable'),
  tax: billTaxInput.nullish(),
  metadata: z
    .array(z.strictObject({ key: z.string().max(40), value: z.string().trim().max(MAX_METADATA_LENGTH) }))
    .max(20)
    .nullish()
    .describe("Values of the organization's metadata fields"),
  fileIds: z.array(id).max(10).nullish().describe('Files of purpose BILL_DOCUMENT'),
})
export const billEdit = newBill.extend({ version: z.int().min(1) })

export const seenBills = z.strictObject({
  bills: z
    .array(z.strictObject({ id, version: z.int().min(1) }))
    .min(1)
    .max(MAX_AT_ONCE),
})
export const reasonBody = z.strictObject({ ids: bulkIds, reason: proseOf(255, 1) })
export const paidBody = z.strictObject({ statementTransactionId: id })

export const billCounts = z.object({
  all: z.int(),
  draft: z.int(),
  submitted: z.int(),
  approved: z.int(),
  paid: z.int(),
  cancelled: z.int(),
})

export const ofBills = z.strictObject({ billIds: idList })
export const matchingLines = z.object({
  items: z.array(z.object({ billId: z.uuid(), statementTransactionIds: z.array(z.uuid()) })),
})
