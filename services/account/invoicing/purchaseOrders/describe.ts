// A purchase order in the activity log and its revisions.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import { type DocumentChange, formatQuantity, lineChanges, revisionsOf } from '../documents/public.ts'
import { type PurchaseOrderLineRow, purchaseOrderRevision, type PurchaseOrderRow } from './table.ts'

/** The parts of a line that revisions compare. */
export type ComparedLine = Pick<PurchaseOrderLineRow, 'description' | 'quantity' | 'unit' | 'priceMinor'>

/** One version of a purchase order. */
type Version = { row: PurchaseOrderRow; lines: readonly ComparedLine[]; files: readonly string[] }

const describeOrder = (row: PurchaseOrderRow) => ({
  status: row.status,
  number: row.number,
  customer: row.customerName,
  date: row.date,
  requiredDate: row.requiredDate,
  note: row.note,
  currency: row.currency,
  amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
})

const WRITTEN = ['number', 'customer', 'date', 'requiredDate', 'note', 'currency', 'amount'] as const

const describeLine = (line: ComparedLine) => ({
  description: line.description,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  price: formatMinor(line.priceMinor),
})

/** The differences between two versions: of the purchase order itself, then its files and lines. */
export function purchaseOrderChanges(before: Version, after: Version): DocumentChange[] {
  const files = ({ files: names }: Version) => ({ files: names.join(', ') || null })
  return [
    ...changesBetween(describeOrder(before.row), describeOrder(after.row), WRITTEN),
    ...changesBetween(files(before), files(after), ['files']),
  ]
    .map((change): DocumentChange => ({ line: null, ...change }))
    .concat(lineChanges(before.lines, after.lines, describeLine))
}

type PurchaseOrderChange = {
  action: ActionOn<'PURCHASE_ORDER'>
  before: PurchaseOrderRow | undefined
  after: PurchaseOrderRow
  reason?: string | null
}

/** Writes a change to the activity log and the feed. */
export function recordPurchaseOrderChange(tx: Tx, { action, before, after, reason = null }: PurchaseOrderChange): void {
  recordActivity(tx, {
    action,
    recordType: 'PURCHASE_ORDER',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describeOrder(before), describeOrder(after), ['status', ...WRITTEN]),
    reason,
  })
  tx.emit('purchase-order.changed', after.id)
  emitCustomerPageChanged(tx, after.customerId)
}

/** Changes of purchase orders by version. */
export const purchaseOrderRevisions = revisionsOf(
  purchaseOrderRevision,
  purchaseOrderRevision.purchaseOrderId,
  'purchaseOrderId',
)
