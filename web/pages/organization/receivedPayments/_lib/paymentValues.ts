// The form values of a payment, and their mutation input.
import type { RecordReceivedPaymentInput } from '../../../../__generated__/useRecordReceivedPaymentMutation.graphql.ts'
import { AMOUNT_PLACES, toScaled } from '../../../../i18n/decimal.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'
import { type PaymentMethod, paymentMethods } from './receivedPaymentsState.ts'

/** The amount paid of each invoice, by global id. */
export type Applied = Readonly<Record<string, string | null>>

export type PaymentValues = {
  customerId: string | null
  /** Shown for the chosen option, also after a reload. */
  customerName: string
  method: string
  paymentDate: string | null
  amount: string | null
  reference: string
  note: string
  files: readonly Attachment[]
  applied: Applied
}

export type OpenInvoice = { id: string; remaining: string }

export const minorOf = (amount: string | null | undefined): bigint => toScaled(amount ?? '', AMOUNT_PLACES) ?? 0n

/** The applied part of a payment. */
export const appliedMinor = (applied: Applied): bigint =>
  Object.values(applied).reduce((sum, amount) => sum + minorOf(amount), 0n)

/** Distributes an amount to invoices in order, up to the outstanding cash of each. */
export function oldestFirst(amount: string | null, invoices: readonly OpenInvoice[], show: (minor: bigint) => string) {
  let left = minorOf(amount)
  const applied: Record<string, string | null> = {}
  for (const { id, remaining } of invoices) {
    const open = minorOf(remaining)
    const taken = left < open ? left : open
    if (taken > 0n) applied[id] = show(taken)
    left -= taken
  }
  return applied
}

const isMethod = (method: string): method is PaymentMethod => paymentMethods.some(one => one === method)

/** A payment as mutation input, without its key. */
export const toInput = (values: PaymentValues): Omit<RecordReceivedPaymentInput, 'idempotencyKey'> => ({
  customerId: values.customerId ?? '',
  method: isMethod(values.method) ? values.method : 'OTHER',
  paymentDate: values.paymentDate ?? '',
  currency: 'IDR',
  amount: values.amount ?? '',
  reference: values.reference.trim() || null,
  note: values.note.trim() || null,
  applications: Object.entries(values.applied).flatMap(([invoiceId, amount]) =>
    minorOf(amount) > 0n ? [{ invoiceId, amount: amount ?? '' }] : [],
  ),
  fileIds: values.files.map(({ fileId }) => fileId),
})
