// A sales order in the activity log and its revisions.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import { discountText, type DocumentChange, formatQuantity, lineChanges, revisionsOf } from '../documents/public.ts'
import { type SalesOrderLineRow, salesOrderRevision, type SalesOrderRow } from './table.ts'

/** The parts of a line that revisions compare. */
export type ComparedLine = Pick<
  SalesOrderLineRow,
  'description' | 'unit' | 'priceMinor' | 'discountPercent' | 'discountAmountMinor' | 'withholding' | 'ordered'
>

const describeOrder = (row: SalesOrderRow) => ({
  status: row.status,
  customer: row.customerName,
  orderDate: row.orderDate,
  requiredDate: row.requiredDate,
  customerReference: row.customerReference,
  note: row.note,
  currency: row.currency satisfies Currency,
  vatTreatment: row.vatTreatment,
  discount: discountText(row),
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
})

const WRITTEN = [
  'customer',
  'orderDate',
  'requiredDate',
  'customerReference',
  'note',
  'currency',
  'vatTreatment',
  'discount',
  'total',
] as const
const LOGGED = ['status', ...WRITTEN] as const

const describeLine = (line: ComparedLine) => ({
  description: line.description,
  quantity: formatQuantity(line.ordered),
  unit: line.unit,
  price: formatMinor(line.priceMinor),
  discount: discountText(line),
  withholding: line.withholding,
})

type OrderVersion = { row: SalesOrderRow; entityName: string; lines: readonly ComparedLine[] }

const describeVersion = ({ row, entityName }: OrderVersion) => ({ ...describeOrder(row), issuingEntity: entityName })

/** The differences between two versions of an order: its own fields, then its lines. */
export function orderChanges(before: OrderVersion, after: OrderVersion): DocumentChange[] {
  const own = changesBetween(describeVersion(before), describeVersion(after), ['issuingEntity', ...WRITTEN])
  return [...own.map(change => ({ line: null, ...change })), ...lineChanges(before.lines, after.lines, describeLine)]
}

type OrderChange = {
  action: ActionOn<'SALES_ORDER'>
  before: SalesOrderRow | undefined
  after: SalesOrderRow
  reason?: string | null
}

/** Writes a change to the activity log and the feed. */
export function recordOrderChange(tx: Tx, { action, before, after, reason = null }: OrderChange): void {
  recordActivity(tx, {
    action,
    recordType: 'SALES_ORDER',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describeOrder(before), describeOrder(after), LOGGED),
    reason,
  })
  tx.emit('sales-order.changed', after.id)
  if (after.approvedAt !== null) emitCustomerPageChanged(tx, after.customerId)
}

/** Changes of sales orders by version. */
export const orderRevisions = revisionsOf(salesOrderRevision, salesOrderRevision.orderId, 'orderId')
