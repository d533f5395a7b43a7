// Response shapes of received payments.
import { z } from 'zod'
import { attachedFile } from '../../../kit/files/attachedFiles.ts'
import { idList } from '../../../kit/idShapes.ts'
import { currency, formatMinor, money, showMoney } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { allowedActions, RECEIVED_PAYMENT_ACTIONS, SHOWN_STATUSES, shownStatus } from './lifecycle.ts'
import type { ReceivedPayment } from './list.ts'
import { APPLICATION_KINDS, type ApplicationRow, PAYMENT_METHODS, VERIFICATIONS } from './table.ts'

export const receivedPaymentMethod = z.enum(PAYMENT_METHODS).meta({ id: 'ReceivedPaymentMethod' })

export const receivedPaymentShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(SHOWN_STATUSES).meta({ id: 'ReceivedPaymentStatus' }),
    method: receivedPaymentMethod,
    verification: z
      .enum(VERIFICATIONS)
      .meta({ id: 'ReceivedPaymentVerification' })
      .nullable()
      .describe('Of transfers: whether a bank line shows it'),
    customerId: z.uuid(),
    customerName: z.string().describe('As it was when the payment was recorded'),
    paymentDate: z.string(),
    currency,
    amount: money,
    unapplied: money.describe('What of it pays no invoice'),
    refunded: money.describe('What its provider gave back, which ended it; 0: nothing'),
    replacedBy: z.uuid().nullable().describe('The payment that took its place after a refund or its reversal'),
    replaces: z.uuid().nullable().describe('The payment that it took the place of'),
    planned: z
      .array(z.object({ invoiceId: z.uuid(), amount: z.string() }))
      .describe('Which invoices it is to pay once it is confirmed'),
    invoiceNumbers: z.array(z.string()).describe('Of the invoices that it pays'),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    files: z.array(attachedFile).describe('Proof'),
    customerEmail: z.string().nullable().describe('Of a proof that the customer sent: by whom'),
    isSentByLink: z.boolean().describe('Whoever holds a payment link of the invoice sent it as proof'),
    senderBank: z.string().nullable().describe('Of a proof that the customer sent: from which bank'),
    confirmedAt: z.string().nullable(),
    confirmedBy: z.uuid().nullable(),
    reconciliationId: z.uuid().nullable().describe('Of what a bank line showed first: its match'),
    lineId: z.uuid().nullable().describe('Of what a bank line showed first: the line'),
    entityId: z.uuid().nullable().describe('The legal entity whose bank account the money reached; null: not known'),
    overpaid: z
      .object({ creditMemoId: z.uuid(), amount: money })
      .nullable()
      .describe('What of it is kept as credit; null: nothing, or it was canceled'),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why it failed, was canceled or was refunded; null otherwise, and when an undone bank match canceled it',
      ),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(RECEIVED_PAYMENT_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'ReceivedPayment' })

/** A payment as this caller may see it. */
export const showReceivedPayment = (
  row: ReceivedPayment,
  viewer: Pick<Caller, 'actorId' | 'permissions'>,
): z.infer<typeof receivedPaymentShape> => ({
  id: row.id,
  number: row.number,
  status: shownStatus(row),
  method: row.method,
  verification: row.verification,
  customerId: row.customerId,
  customerName: row.customerName,
  paymentDate: row.paymentDate,
  currency: row.currency,
  amount: showMoney(row.amountMinor, row.currency),
  unapplied: showMoney(row.unappliedMinor, row.currency),
  refunded: showMoney(row.refundedMinor, row.currency),
  replacedBy: row.replacedBy,
  replaces: row.replaces,
  planned: row.planned.map(({ invoiceId, amount }) => ({ invoiceId, amount: formatMinor(BigInt(amount)) })),
  invoiceNumbers: row.invoiceNumbers,
  reference: row.reference,
  note: row.note,
  files: row.files,
  customerEmail: row.customerEmail,
  isSentByLink: row.checkoutLinkId !== null,
  senderBank: row.senderBank,
  confirmedAt: row.confirmedAt,
  confirmedBy: row.confirmedBy,
  reconciliationId: row.reconciliationId,
  lineId: row.lineId,
  entityId: row.entityId,
  overpaid: row.overpaid && {
    creditMemoId: row.overpaid.creditMemoId,
    amount: showMoney(BigInt(row.overpaid.amountMinor), row.currency),
  },
  reason: row.reason,
  statusChangedAt: row.statusChangedAt,
  statusChangedBy: row.statusChangedBy,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  allowedActions: allowedActions(row, viewer),
  version: row.version,
})

const applicationShape = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    invoiceId: z.uuid(),
    kind: z
      .enum(APPLICATION_KINDS)
      .meta({ id: 'ReceivedPaymentApplicationKind' })
      .describe('What settles the invoice: money, the fee that the bank took of it, or rounding'),
    amount: z.string(),
    withheld: z.string().describe('Of the amount, what the customer was to withhold and has paid instead'),
    appliedOn: z.string(),
    appliedAt: z.string(),
    appliedBy: z.uuid().nullable(),
    undoneAt: z.string().nullable(),
    undoneBy: z.uuid().nullable(),
  })
  .meta({
    id: 'ReceivedPaymentApplication',
    description: 'What of a payment pays an invoice, in the payment’s currency',
  })
export const paymentApplications = z.object({ items: z.array(applicationShape) })

export const showApplication = (row: ApplicationRow): z.infer<typeof applicationShape> => ({
  id: row.id,
  paymentId: row.paymentId,
  invoiceId: row.invoiceId,
  kind: row.kind,
  amount: formatMinor(row.amountMinor),
  withheld: formatMinor(row.withheldMinor),
  appliedOn: row.appliedOn,
  appliedAt: row.appliedAt,
  appliedBy: row.appliedBy,
  undoneAt: row.undoneAt,
  undoneBy: row.undoneBy,
})

export const ofPayments = z.strictObject({ paymentIds: idList })
export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const idsOfInvoices = z.object({ items: z.array(z.object({ invoiceId: z.uuid(), id: z.uuid() })) })

const count = z.int()
export const paymentCounts = z.object({
  all: count,
  pending: count,
  unverified: count,
  unapplied: count,
  canceled: count,
  pendingTotals: z.array(money).describe('Amounts to confirm, by currency'),
  unverifiedTotals: z.array(money).describe('Amounts of claims that no bank line shows, by currency'),
  unappliedTotals: z.array(money).describe('What of payments pays no invoice, by currency'),
})
