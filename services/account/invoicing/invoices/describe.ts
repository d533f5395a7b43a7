// An invoice as the activity log and its revisions tell of it.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import {
  discountText,
  type DocumentChange,
  formatPercent,
  formatQuantity,
  lineChanges,
  revisionsOf,
} from '../documents/public.ts'
import { type InvoiceLineRow, invoiceRevision, type InvoiceRow } from './table.ts'

/** Lines as far as revisions look at them. */
export type ToldLine = Pick<
  InvoiceLineRow,
  'description' | 'unit' | 'priceMinor' | 'discountPercent' | 'discountAmountMinor' | 'withholding' | 'quantity'
>
type ToldMilestone = { name: string; percent: number; dueDate: string | null }
type Version = {
  row: InvoiceRow
  lines: readonly ToldLine[]
  milestones: readonly ToldMilestone[]
  orderNumber: string | null
  approverName: string | null
}

const describeInvoice = (row: InvoiceRow) => ({
  status: row.status,
  number: row.number,
  customer: row.customerName,
  invoiceDate: row.invoiceDate,
  dueDate: row.dueDate,
  deliveryStatus: row.deliveryStatus,
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
})
const LOGGED = ['status', 'number', 'customer', 'invoiceDate', 'dueDate', 'deliveryStatus', 'total'] as const

const milestonesText = (milestones: readonly ToldMilestone[]): string | null =>
  milestones.length === 0
    ? null
    : milestones
        .map(
          ({ name, percent, dueDate }) => `${name} ${formatPercent(percent)} %${dueDate === null ? '' : ` ${dueDate}`}`,
        )
        .join('; ')

const describeVersion = ({ row, milestones, orderNumber, approverName }: Version) => ({
  customer: row.customerName,
  salesOrder: orderNumber,
  invoiceDate: row.invoiceDate,
  terms: `${row.termDays} ${row.termFrom}`,
  customerReference: row.customerReference,
  note: row.note,
  internalNote: row.internalNote,
  approver: approverName,
  currency: row.currency as string,
  vatTreatment: row.vatTreatment as string,
  discount: discountText(row),
  deductions: row.deductedMinor === 0n ? null : formatMinor(row.deductedMinor),
  milestones: milestonesText(milestones),
  hardCopy: String(row.hardCopy),
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
})
const WRITTEN = [
  'customer',
  'salesOrder',
  'invoiceDate',
  'terms',
  'customerReference',
  'note',
  'internalNote',
  'approver',
  'currency',
  'vatTreatment',
  'discount',
  'deductions',
  'milestones',
  'hardCopy',
  'total',
] as const

const describeLine = (line: ToldLine) => ({
  description: line.description,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  price: formatMinor(line.priceMinor),
  discount: discountText(line),
  withholding: line.withholding,
})

/** What differs between two versions of an invoice: of itself, then of its lines. */
export function invoiceChanges(before: Version, after: Version): DocumentChange[] {
  const own = changesBetween(describeVersion(before), describeVersion(after), WRITTEN)
  return [...own.map(change => ({ line: null, ...change })), ...lineChanges(before.lines, after.lines, describeLine)]
}

type Told = {
  action: ActionOn<'INVOICE'>
  before: InvoiceRow | undefined
  after: InvoiceRow
  reason?: string | null
}

/** Drafts have no number: the log calls them by their customer and their total. */
const labelOf = (row: InvoiceRow) => row.number ?? `${row.customerName}, ${formatMinor(row.totalMinor)} ${row.currency}`

/** Tells log and feed of a change. */
export function tellInvoice(tx: Tx, { action, before, after, reason = null }: Told): void {
  recordActivity(tx, {
    action,
    recordType: 'INVOICE',
    recordId: after.id,
    recordLabel: labelOf(after),
    changes: changesBetween(before && describeInvoice(before), describeInvoice(after), LOGGED),
    reason,
  })
  tx.emit('invoice.changed', after.id)
}

/** What was changed of invoices, version by version. */
export const invoiceRevisions = revisionsOf(invoiceRevision, invoiceRevision.invoiceId, 'invoiceId')
