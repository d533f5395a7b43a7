// A purchase order as the activity log and its revisions tell of it.
import { sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { type DocumentChange, formatQuantity, lineChanges } from '../documents/public.ts'
import { type PurchaseOrderLineRow, purchaseOrderRevision, type PurchaseOrderRow } from './table.ts'

/** Lines as far as revisions look at them. */
export type ToldLine = Pick<PurchaseOrderLineRow, 'description' | 'quantity' | 'unit' | 'priceMinor'>

/** One version of a purchase order. */
type Version = { row: PurchaseOrderRow; lines: readonly ToldLine[]; files: readonly string[] }

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

const describeLine = (line: ToldLine) => ({
  description: line.description,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  price: formatMinor(line.priceMinor),
})

/** What differs between two versions: of the purchase order itself, then of its files and lines. */
export function purchaseOrderChanges(before: Version, after: Version): DocumentChange[] {
  const files = ({ files: names }: Version) => ({ files: names.join(', ') || null })
  return [
    ...changesBetween(describeOrder(before.row), describeOrder(after.row), WRITTEN),
    ...changesBetween(files(before), files(after), ['files']),
  ]
    .map((change): DocumentChange => ({ line: null, ...change }))
    .concat(lineChanges(before.lines, after.lines, describeLine))
}

type Told = {
  action: ActionOn<'PURCHASE_ORDER'>
  before: PurchaseOrderRow | undefined
  after: PurchaseOrderRow
  reason?: string | null
}

/** Tells log and feed of a change. */
export function tellPurchaseOrder(tx: Tx, { action, before, after, reason = null }: Told): void {
  recordActivity(tx, {
    action,
    recordType: 'PURCHASE_ORDER',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describeOrder(before), describeOrder(after), ['status', ...WRITTEN]),
    reason,
  })
  tx.emit('purchase-order.changed', after.id)
}

/** The purchase order's row is locked or new: no other revision can take the number. */
export async function keepPurchaseRevision(tx: Tx, purchaseOrderId: string, changes: DocumentChange[]): Promise<void> {
  const { organizationId, actorId } = tx
  const newest = sql`select coalesce(max(r.number), 0) from purchase_order_revision r
    where r.organization_id = ${organizationId} and r.purchase_order_id = ${purchaseOrderId}`
  await tx
    .insert(purchaseOrderRevision)
    .values({ organizationId, purchaseOrderId, number: sql`(${newest}) + 1`, actorId, changes })
}

type Revision = Pick<
  typeof purchaseOrderRevision.$inferSelect,
  'purchaseOrderId' | 'number' | 'at' | 'actorId' | 'changes'
>

const MOST_REVISIONS = 100

/** The newest revisions of each purchase order, at most 100, the newest first. */
export async function listPurchaseRevisions(tx: Tx, ids: readonly string[]): Promise<Revision[]> {
  const { rows } = await tx.execute<Revision>(sql`
    select r.purchase_order_id as "purchaseOrderId", r.number, r.at, r.actor_id as "actorId", r.changes
    from unnest(${sql.param([...ids])}::uuid[]) as wanted (id)
    cross join lateral (
      select * from purchase_order_revision
      where organization_id = ${tx.organizationId} and purchase_order_id = wanted.id
      order by number desc limit ${MOST_REVISIONS}) r
    order by r.purchase_order_id, r.number desc`)
  return rows
}
