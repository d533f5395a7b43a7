// An invoice in the activity log and its revisions.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import {
  discountText,
  type DocumentChange,
  formatPercent,
  formatQuantity,
  lineChanges,
  revisionsOf,
} from '../documents/public.ts'
import { formatScaled } from '../amounts/public.ts'
import { RATE_DECIMALS } from '../taxRates/public.ts'
import { type InvoiceLineRow, invoiceRevision, type InvoiceRow } from './table.ts'

/** The parts of a line that revisions compare. */
export type ComparedLine = Pick<
  InvoiceLineRow,
  | 'description'
  | 'kind'
  | 'unit'
  | 'taxUnit'
  | 'priceMinor'
  | 'discountPercent'
  | 'discountAmountMinor'
  | 'withholding'
  | 'quantity'
>
type ComparedMilestone = { name: string; percent: number; dueDate: string | null }
/** One version of an invoice, with the names of records that it refers to. */
export type InvoiceVersion = {
  row: InvoiceRow
  entityName: string
  lines: readonly ComparedLine[]
  milestones: readonly ComparedMilestone[]
  orderNumber: string | null
  approverName: string | null
  receiptNumbers: readonly string[]
  /** The numbers of the deducted advances, by their ids. */
  advanceNumbers: ReadonlyMap<string, string>
}

const describeInvoice = (row: InvoiceRow) => ({
  status: row.status,
  number: row.number,
  customer: row.customerName,
  invoiceDate: row.invoiceDate,
  dueDate: row.dueDate,
  deliveryStatus: row.deliveryStatus,
  stampSerial: row.stampSerial,
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
  // Nothing is owed of an invoice that is not issued.
  remaining: row.number === null ? null : `${formatMinor(row.remainingMinor)} ${row.currency}`,
  unverified: row.unverifiedMinor === 0n ? null : `${formatMinor(row.unverifiedMinor)} ${row.currency}`,
  writtenOff: row.writtenOffMinor === 0n ? null : `${formatMinor(row.writtenOffMinor)} ${row.currency}`,
  billingCycle: row.billingCycle as string | null,
  billingPeriod: row.billedFrom === null ? null : `${row.billedFrom} – ${row.billedUntil}`,
})
const LOGGED = [
  'status',
  'number',
  'customer',
  'invoiceDate',
  'dueDate',
  'deliveryStatus',
  'stampSerial',
  'total',
  'remaining',
  'unverified',
  'writtenOff',
  'billingCycle',
  'billingPeriod',
] as const

const milestonesText = (milestones: readonly ComparedMilestone[]): string | null =>
  milestones.length === 0
    ? null
    : milestones
        .map(
          ({ name, percent, dueDate }) => `${name} ${formatPercent(percent)} %${dueDate === null ? '' : ` ${dueDate}`}`,
        )
        .join('; ')

const deductionsText = ({ deductions }: InvoiceRow, numbers: ReadonlyMap<string, string>): string | null =>
  deductions
    .map(({ invoiceId, amount }) => `${numbers.get(invoiceId) ?? invoiceId} ${formatMinor(BigInt(amount))}`)
    .join('; ') || null

const describeVersion = ({
  row,
  entityName,
  milestones,
  orderNumber,
  approverName,
  receiptNumbers,
  advanceNumbers,
}: InvoiceVersion) => ({
  kind: row.kind === 'ADVANCE' ? row.kind : null,
  issuingEntity: entityName,
  customer: row.customerName,
  salesOrder: orderNumber,
  receipts: receiptNumbers.join(', ') || null,
  invoiceDate: row.invoiceDate,
  terms: `${row.termDays} ${row.termFrom}`,
  customerReference: row.customerReference,
  note: row.note,
  internalNote: row.internalNote,
  approver: approverName,
  currency: row.currency as string,
  rupiahRate: row.rupiahRate === null ? null : `${formatScaled(row.rupiahRate, RATE_DECIMALS)}, ${row.rateDecree}`,
  vatTreatment: row.vatTreatment as string,
  discount: discountText(row),
  deductions: deductionsText(row, advanceNumbers),
  milestones: milestonesText(milestones),
  hardCopy: String(row.hardCopy),
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
})
const WRITTEN = [
  'kind',
  'issuingEntity',
  'customer',
  'salesOrder',
  'receipts',
  'invoiceDate',
  'terms',
  'customerReference',
  'note',
  'internalNote',
  'approver',
  'currency',
  'rupiahRate',
  'vatTreatment',
  'discount',
  'deductions',
  'milestones',
  'hardCopy',
  'total',
] as const

const describeLine = (line: ComparedLine) => ({
  description: line.description,
  kind: line.kind as string,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  taxUnit: line.taxUnit,
  price: formatMinor(line.priceMinor),
  discount: discountText(line),
  withholding: line.withholding,
})

/** The differences between two versions of an invoice: its own fields, then its lines. */
export function invoiceChanges(before: InvoiceVersion, after: InvoiceVersion): DocumentChange[] {
  const own = changesBetween(describeVersion(before), describeVersion(after), WRITTEN)
  return [...own.map(change => ({ line: null, ...change })), ...lineChanges(before.lines, after.lines, describeLine)]
}

type InvoiceChange = {
  action: ActionOn<'INVOICE'>
  before: InvoiceRow | undefined
  after: InvoiceRow
  reason?: string | null
}

/** Drafts have no number: the log names them by customer and total. */
const labelOf = (row: InvoiceRow) => row.number ?? `${row.customerName}, ${formatMinor(row.totalMinor)} ${row.currency}`

/** Writes a change to the activity log and the feed. */
export function recordInvoiceChange(tx: Tx, { action, before, after, reason = null }: InvoiceChange): void {
  recordActivity(tx, {
    action,
    recordType: 'INVOICE',
    recordId: after.id,
    recordLabel: labelOf(after),
    changes: changesBetween(before && describeInvoice(before), describeInvoice(after), LOGGED),
    reason,
  })
  tx.emit('invoice.changed', after.id)
  if (after.number !== null) emitCustomerPageChanged(tx, after.customerId)
}

/** Changes of invoices by version. */
export const invoiceRevisions = revisionsOf(invoiceRevision, invoiceRevision.invoiceId, 'invoiceId')
