// The form values of a withholding slip, and their mutation input.
import type { RecordCustomerWithholdingSlipInput } from '../../../../__generated__/useRecordWithholdingSlipMutation.graphql.ts'
import { AMOUNT_PLACES, fromMinor, toScaled } from '../../../../i18n/decimal.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'

/** The part of a slip for one invoice. */
export type Covered = { amount: string | null; isMoreToCome: boolean }
/** By the invoice's global id. */
export type CoveredInvoices = Readonly<Record<string, Covered>>

export type SlipValues = {
  customerId: string | null
  /** Shown for the chosen option, also after a reload. */
  customerName: string
  number: string
  slipDate: string | null
  period: string
  covered: CoveredInvoices
  note: string
  files: readonly Attachment[]
}

export const minorOf = (amount: string | null | undefined): bigint => toScaled(amount ?? '', AMOUNT_PLACES) ?? 0n

/** The total of the slip. */
export const slipMinor = (covered: CoveredInvoices): bigint =>
  Object.values(covered).reduce((sum, { amount }) => sum + minorOf(amount), 0n)

/** One rupiah, up to which a shortfall is ignored. */
const ROUNDING_MINOR = 100n

/** What happens to the amount of an invoice that a slip leaves open, before it is sent. */
export function restOf(openMinor: bigint, { amount, isMoreToCome }: Covered) {
  const missing = openMinor - minorOf(amount)
  if (missing < 0n) return 'ABOVE' as const
  if (missing === 0n) return 'CLOSED' as const
  if (missing <= ROUNDING_MINOR) return 'ROUNDING' as const
  return isMoreToCome ? ('AWAITED' as const) : ('OWED' as const)
}

const MONTHS = 24

/** The possible months of a slip, the newest first: the current one and the two years before it. */
export function monthsBefore(today: string): string[] {
  const month = Temporal.PlainYearMonth.from(today.slice(0, 7))
  return Array.from({ length: MONTHS }, (_, months) => month.subtract({ months }).toString())
}

/** A slip as mutation input, without its key. */
export const toInput = (values: SlipValues): Omit<RecordCustomerWithholdingSlipInput, 'idempotencyKey'> => ({
  number: values.number.trim(),
  slipDate: values.slipDate ?? '',
  period: values.period,
  amount: fromMinor(slipMinor(values.covered)),
  invoices: Object.entries(values.covered).flatMap(([invoiceId, { amount, isMoreToCome }]) =>
    minorOf(amount) > 0n ? [{ invoiceId, amount: amount ?? '', isMoreToCome }] : [],
  ),
  note: values.note.trim() || null,
  fileIds: values.files.map(({ fileId }) => fileId),
})
