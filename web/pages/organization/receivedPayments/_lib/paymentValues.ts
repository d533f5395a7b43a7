// The form values of a payment, and their mutation input.
import type { RecordReceivedPaymentInput } from '../../../../__generated__/useRecordReceivedPaymentMutation.graphql.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'
import { type InvoiceAmounts, toApplications } from '../../_lib/invoiceAmounts.ts'
import { type PaymentMethod, paymentMethods } from './receivedPaymentsState.ts'

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
  applied: InvoiceAmounts
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
  applications: toApplications(values.applied),
  fileIds: values.files.map(({ fileId }) => fileId),
})
