// Request shapes of credit memos.
import { z } from 'zod'
import { smallSeenRecords } from '../../../kit/bulk.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { eachOnce } from '../../../kit/eachOnce.ts'
import { id } from '../../../kit/idShapes.ts'
import { nonNegativeDecimal, positiveDecimal } from '../../../kit/money.ts'
import { nameOf, proseOf } from '../../../kit/nameShape.ts'
import { invoiceChoices } from '../invoices/public.ts'
import { optional, quantityInput } from '../salesOrders/public.ts'

const MAX_LINES = 500
const MAX_INVOICES = 100
/** The page size of their list. */

const invalid = (context: z.RefinementCtx, path: (string | number)[], input: unknown) =>
  context.addIssue({ code: 'custom', path, params: { code: 'INVALID_VALUE' }, input })

const lineInput = z
  .strictObject({
    invoiceLineId: id,
    quantity: quantityInput.nullish().describe('Of the line; or else an amount'),
    amount: positiveDecimal.nullish().describe('Without VAT; or else a quantity'),
  })
  .superRefine((line, context) => {
    if ((line.quantity ?? null) === null && (line.amount ?? null) === null) invalid(context, ['quantity'], null)
    if ((line.quantity ?? null) !== null && (line.amount ?? null) !== null) invalid(context, ['amount'], line.amount)
  })
export type CreditLineInput = z.output<typeof lineInput>

const lines = z.array(lineInput).max(MAX_LINES)
const onceEach = eachOnce<CreditLineInput>('invoiceLineId', ({ invoiceLineId }) => invoiceLineId)

export const newMemo = z.strictObject({
  invoiceId: id.describe('The issued invoice that it corrects'),
  memoDate: businessDate,
  note: proseOf(500, 1).describe('What is corrected, and why'),
  lines: lines.min(1).superRefine(onceEach),
})
export type MemoInput = z.output<typeof newMemo>
export const memoEdit = newMemo.omit({ invoiceId: true }).extend({ version: z.int().min(1) })
export type MemoEdit = z.output<typeof memoEdit>

export const newWriteOff = z.strictObject({
  invoiceId: id.describe('The issued invoice whose open cash will not come'),
  note: proseOf(500, 1).describe('Why it will not come'),
})
export type WriteOffInput = z.output<typeof newWriteOff>

/** A memo while the user edits it. */
export const memoDraft = z.strictObject({ invoiceId: id, lines: lines.superRefine(onceEach) })
export type MemoDraft = z.output<typeof memoDraft>

/** The same with its words, as far as they are typed. */
export const wordedMemo = memoDraft.extend({ memoDate: businessDate, note: optional(proseOf(500)) })
export type WordedMemo = z.output<typeof wordedMemo>

export const seenMemos = z.strictObject({
  creditMemos: smallSeenRecords,
})

export const choice = z.strictObject({
  version: z.int().min(1),
  applications: invoiceChoices.min(1),
})
export type Choice = z.output<typeof choice>
export const undoing = z.strictObject({
  version: z.int().min(1),
  applicationIds: z.array(id).min(1).max(MAX_INVOICES),
  reason: proseOf(500, 1),
})
export type Undoing = z.output<typeof undoing>

export const returnNoteBody = z.strictObject({
  version: z.int().min(1),
  number: nameOf(60).describe('As the buyer’s tax office numbered it'),
  date: businessDate,
  base: positiveDecimal.describe('What it takes back without VAT, in rupiah'),
  vat: nonNegativeDecimal.describe('VAT that it takes back, in rupiah'),
})
export type ReturnNoteInput = z.output<typeof returnNoteBody>
export const returnNoteUndo = z.strictObject({ version: z.int().min(1), reason: proseOf(500, 1) })

export const refundRequest = z.strictObject({ version: z.int().min(1) })
export type RefundRequest = z.output<typeof refundRequest>
export const refundCall = z.strictObject({ version: z.int().min(1), reason: proseOf(500, 1) })
export type RefundCall = z.output<typeof refundCall>
