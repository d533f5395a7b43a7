// Response shapes of credit memos.
import { z } from 'zod'
import { idList } from '../../../kit/idShapes.ts'
import { type Currency, currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { masked } from '../customers/public.ts'
import { formatQuantity } from '../documents/public.ts'
import type { Invoice } from '../invoices/public.ts'
import { type CreditableLine, type CreditAmounts, restOf, applicableAmount } from './figures.ts'
import { allowedActions, CREDIT_MEMO_ACTIONS } from './lifecycle.ts'
import type { CreditMemo } from './list.ts'
import type { MemoLine } from './repository.ts'
import { rupiahOf } from './returnNote.ts'
import {
  type ApplicationRow,
  CREDIT_MEMO_KINDS,
  CREDIT_MEMO_STATUSES,
  type CreditMemoRow,
  REFUND_STATUSES,
  type RefundRow,
} from './table.ts'

const totalsShape = z
  .object({
    base: money,
    vat: money.describe('At most what the invoice has left of its own'),
    total: money,
    withheld: money.describe('Reduction of the tax to be withheld by the customer'),
  })
  .meta({ id: 'CreditMemoTotals' })

type Totaled = Pick<CreditMemoRow, 'baseMinor' | 'vatMinor' | 'totalMinor' | 'withheldMinor'>
const showTotals = (row: Totaled, of: Currency): z.infer<typeof totalsShape> => ({
  base: showMoney(row.baseMinor, of),
  vat: showMoney(row.vatMinor, of),
  total: showMoney(row.totalMinor, of),
  withheld: showMoney(row.withheldMinor, of),
})

export const memoShape = z
  .object({
    id: z.uuid(),
    number: z.string().nullable().describe('Null until it is approved'),
    status: z.enum(CREDIT_MEMO_STATUSES).meta({ id: 'CreditMemoStatus' }),
    kind: z
      .enum(CREDIT_MEMO_KINDS)
      .meta({ id: 'CreditMemoKind' })
      .describe(
        'What an invoice was corrected by, what was paid above what was owed, or what of an invoice will not come',
      ),
    customerId: z.uuid(),
    customerName: z.string().describe('As on the invoice that it corrects, or on the payment'),
    invoiceId: z.uuid().nullable().describe('The invoice that it corrects or writes off'),
    invoiceNumber: z.string().nullable(),
    entityId: z.uuid().nullable().describe('Legal entity that issued that invoice; null for overpayments'),
    paymentId: z.uuid().nullable().describe('The payment received that an overpayment is the rest of'),
    paymentNumber: z.string().nullable(),
    orderId: z.uuid().nullable().describe('Of that invoice'),
    memoDate: z.string(),
    note: z.string().nullable().describe('Null of overpayments'),
    currency,
    lineCount: z.int(),
    firstLine: z.string().nullable().describe('Null of all but corrections: the others have no lines'),
    totals: totalsShape,
    remaining: money.describe('What is applied to no invoice and not given back'),
    returnNote: z
      .object({
        status: z.enum(['AWAITED', 'RECEIVED']).meta({ id: 'ReturnNoteStatus' }),
        number: z.string().nullable().describe('As the buyer’s tax office numbered it; null while it is awaited'),
        date: z.string().nullable(),
        base: money.describe('What it takes back, in rupiah; while it is awaited, what the memo credits'),
        vat: money.describe('Reversed VAT, in rupiah'),
        recordedAt: z.string().nullable(),
        recordedBy: z.uuid().nullable(),
      })
      .meta({ id: 'ReturnNote' })
      .nullable()
      .describe('The buyer’s note of the return; null: none is needed'),
    refundedOn: z.string().nullable().describe('Date when its rest was fully refunded; null otherwise'),
    approvedAt: z.string().nullable(),
    approvedBy: z.uuid().nullable(),
    reason: z
      .string()
      .nullable()
      .describe('Reason for voiding it; null if not voided, or when a bank match was undone'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of the draft'),
    allowedActions: z.array(z.enum(CREDIT_MEMO_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'CreditMemo' })

function returnNoteOf(row: CreditMemo) {
  if (row.returnNoteStatus === 'NOT_NEEDED') return null
  const credited = rupiahOf(row)
  return {
    status: row.returnNoteStatus,
    number: row.returnNoteNumber,
    date: row.returnNoteOn,
    base: showMoney(row.returnNoteBaseMinor ?? credited.baseMinor, 'IDR'),
    vat: showMoney(row.returnNoteVatMinor ?? credited.vatMinor, 'IDR'),
    recordedAt: row.returnNoteRecordedAt,
    recordedBy: row.returnNoteRecordedBy,
  }
}

/** A memo as this caller may see it. */
export const showMemo = (
  row: CreditMemo,
  viewer: Pick<Caller, 'actorId' | 'permissions'>,
): z.infer<typeof memoShape> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  kind: row.kind,
  customerId: row.customerId,
  customerName: row.customerName,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  entityId: row.entityId,
  paymentId: row.paymentId,
  paymentNumber: row.paymentNumber,
  orderId: row.orderId,
  memoDate: row.memoDate,
  note: row.note,
  currency: row.currency,
  lineCount: row.lineCount,
  firstLine: row.firstLine,
  totals: showTotals(row, row.currency),
  remaining: showMoney(row.remainingMinor, row.currency),
  returnNote: returnNoteOf(row),
  refundedOn: row.refundedOn,
  approvedAt: row.approvedAt,
  approvedBy: row.approvedBy,
  reason: row.reason,
  statusChangedAt: row.statusChangedAt,
  statusChangedBy: row.statusChangedBy,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  authorIds: row.authorIds,
  allowedActions: allowedActions(row, viewer),
  version: row.version,
})

const lineShape = z
  .object({
    id: z.uuid(),
    memoId: z.uuid(),
    invoiceLineId: z.uuid(),
    description: z.string(),
    unit: z.string(),
    price: z.string().describe('Of one unit on the invoice, without VAT'),
    quantity: z.string().nullable().describe('Null: an amount alone'),
    base: z.string(),
  })
  .meta({ id: 'CreditMemoLine', description: 'What of a line is credited; amounts are in the memo’s currency' })
export const memoLines = z.object({ items: z.array(lineShape) })

const showQuantity = (quantity: bigint) => (quantity === 0n ? null : formatQuantity(quantity))
export const showLine = (line: MemoLine): z.infer<typeof lineShape> => ({
  id: line.id,
  memoId: line.memoId,
  invoiceLineId: line.invoiceLineId,
  description: line.description,
  unit: line.unit,
  price: formatMinor(line.priceMinor),
  quantity: showQuantity(line.quantity),
  base: formatMinor(line.baseMinor),
})

const applicationShape = z
  .object({
    id: z.uuid(),
    memoId: z.uuid(),
    invoiceId: z.uuid(),
    amount: z.string(),
    withheld: z.string().describe('Of the amount, what the customer withholds no more'),
    appliedOn: z.string(),
    appliedAt: z.string(),
    appliedBy: z.uuid().nullable(),
    undoneAt: z.string().nullable(),
    undoneBy: z.uuid().nullable(),
    undoReason: z.string().nullable(),
  })
  .meta({ id: 'CreditMemoApplication', description: 'What of a memo pays an invoice, in the memo’s currency' })
export const memoApplications = z.object({ items: z.array(applicationShape) })

export const showApplication = (row: ApplicationRow): z.infer<typeof applicationShape> => ({
  id: row.id,
  memoId: row.memoId,
  invoiceId: row.invoiceId,
  amount: formatMinor(row.amountMinor),
  withheld: formatMinor(row.withheldMinor),
  appliedOn: row.appliedOn,
  appliedAt: row.appliedAt,
  appliedBy: row.appliedBy,
  undoneAt: row.undoneAt,
  undoneBy: row.undoneBy,
  undoReason: row.undoReason,
})

const refundShape = z
  .object({
    id: z.uuid(),
    memoId: z.uuid(),
    status: z
      .enum(REFUND_STATUSES)
      .meta({ id: 'CreditMemoRefundStatus' })
      .describe('PAYING: a part has left; CALLING_OFF: until no money can leave any more'),
    amount: z.string(),
    bankName: z.string(),
    accountNumber: z.string().describe('Masked but for its last digits'),
    accountName: z.string(),
    askedAt: z.string(),
    askedBy: z.uuid().nullable(),
    calledOffAt: z.string().nullable(),
    calledOffBy: z.uuid().nullable(),
    reason: z.string().nullable().describe('Why it was called off; null where its memo became void'),
    paid: z.string().describe('What bank lines show of it, fees of banks left out'),
    method: z
      .enum(['BANK_TRANSFER'])
      .nullable()
      .describe('Refund method; null until a statement transaction shows money of it'),
    refundedOn: z.string().nullable().describe('Date of the last statement transaction; null until fully paid'),
    lines: z
      .array(z.object({ id: z.uuid(), date: z.string(), amount: z.string(), description: z.string() }))
      .describe('The bank lines in treasury that show it'),
  })
  .meta({ id: 'CreditMemoRefund', description: 'What of a memo is given back to its customer, in the memo’s currency' })
export const memoRefunds = z.object({ items: z.array(refundShape) })

export const showRefund = (row: RefundRow): z.infer<typeof refundShape> => ({
  id: row.id,
  memoId: row.memoId,
  status: row.status,
  amount: formatMinor(row.amountMinor),
  bankName: row.bankName,
  accountNumber: masked(row.accountNumber) ?? '',
  accountName: row.accountName,
  askedAt: row.askedAt,
  askedBy: row.askedBy,
  calledOffAt: row.calledOffAt,
  calledOffBy: row.calledOffBy,
  reason: row.reason,
  paid: formatMinor(row.paidMinor),
  method: row.paidMinor > 0n ? 'BANK_TRANSFER' : null,
  refundedOn: row.refundedOn,
  lines: row.lines.map(({ amount, ...line }) => ({ ...line, amount: formatMinor(BigInt(amount)) })),
})

const creditableShape = z
  .object({
    lines: z.array(
      z.object({
        invoiceLineId: z.uuid(),
        quantity: z.string().describe('Of the line, what can still be credited'),
        base: z.string().describe('Of its value without VAT, what can still be credited'),
      }),
    ),
    vat: money.describe('Of the invoice’s VAT, what can still be credited'),
  })
  .meta({ id: 'Creditable' })

export const typedMemoShape = z
  .object({
    creditable: creditableShape,
    lines: z.array(z.object({ quantity: z.string().nullable(), base: z.string() })),
    totals: totalsShape,
    toInvoice: money.describe('What of it the invoice takes at once'),
  })
  .meta({ id: 'CreditMemoAmounts' })

type Creditable = Invoice & { lines: readonly CreditableLine[]; creditedVatMinor: bigint }

/** The figures of a memo while it is edited, and what of the invoice is left to credit. */
export function showTyped(invoice: Creditable, amounts: CreditAmounts): z.infer<typeof typedMemoShape> {
  const { currency: of } = invoice
  const room = applicableAmount(invoice, amounts.withheldMinor)
  return {
    creditable: {
      lines: invoice.lines.map(line => {
        const rest = restOf(line)
        return {
          invoiceLineId: line.id,
          quantity: formatQuantity(rest.quantity),
          base: formatMinor(rest.baseMinor),
        }
      }),
      vat: showMoney(invoice.vatMinor - invoice.creditedVatMinor, of),
    },
    lines: amounts.lines.map(({ quantity, baseMinor }) => ({
      quantity: showQuantity(quantity),
      base: formatMinor(baseMinor),
    })),
    totals: showTotals(amounts, of),
    toInvoice: showMoney(amounts.totalMinor < room ? amounts.totalMinor : room, of),
  }
}

export const ofMemos = z.strictObject({ memoIds: idList })
export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const ofOrders = z.strictObject({ orderIds: idList })
export const idsOfInvoices = z.object({ items: z.array(z.object({ invoiceId: z.uuid(), id: z.uuid() })) })
export const idsOfOrders = z.object({ items: z.array(z.object({ orderId: z.uuid(), id: z.uuid() })) })

const count = z.int()
export const memoCounts = z.object({
  all: count,
  draft: count,
  pending: count,
  open: count,
  applied: count,
  refunded: count.describe('With those whose refund is asked for'),
  voided: count,
  overpaid: count.describe('Open or partly applied overpayments'),
  toReclaim: count.describe('Voided although money of their refund has left'),
  overpaidTotals: z.array(money).describe('What overpayments can still pay, by currency'),
})
