// A sales order as the activity log and its revisions tell of it.
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { discountText, type DocumentChange, formatQuantity, lineChanges } from '../documents/public.ts'
import { type SalesOrderLineRow, salesOrderRevision, type SalesOrderRow } from './table.ts'

/** Lines as far as revisions look at them. */
export type ToldLine = Pick<
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

const describeLine = (line: ToldLine) => ({
  description: line.description,
  quantity: formatQuantity(line.ordered),
  unit: line.unit,
  price: formatMinor(line.priceMinor),
  discount: discountText(line),
  withholding: line.withholding,
})

/** What differs between two versions of an order: of itself, then of its lines. */
export function orderChanges(
  before: { row: SalesOrderRow; lines: readonly ToldLine[] },
  after: { row: SalesOrderRow; lines: readonly ToldLine[] },
): DocumentChange[] {
  const own = changesBetween(describeOrder(before.row), describeOrder(after.row), WRITTEN)
  return [...own.map(change => ({ line: null, ...change })), ...lineChanges(before.lines, after.lines, describeLine)]
}

type Told = {
  action: ActionOn<'SALES_ORDER'>
  before: SalesOrderRow | undefined
  after: SalesOrderRow
  reason?: string | null
}

/** Tells log and feed of a change. */
export function tellOrder(tx: Tx, { action, before, after, reason = null }: Told): void {
  recordActivity(tx, {
    action,
    recordType: 'SALES_ORDER',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describeOrder(before), describeOrder(after), LOGGED),
    reason,
  })
  tx.emit('sales-order.changed', after.id)
}

const MOST_REVISIONS = 100

/** The order's row is locked or new: no other revision can take the number. */
export async function keepRevision(tx: Tx, orderId: string, changes: DocumentChange[]): Promise<void> {
  const { organizationId, actorId } = tx
  await tx.insert(salesOrderRevision).values({
    organizationId,
    orderId,
    number: sql`(select coalesce(max(r.number), 0) + 1 from sales_order_revision r
      where r.organization_id = ${organizationId} and r.order_id = ${orderId})`,
    actorId,
    changes,
  })
}

/** The newest revisions of each order, at most 100, the newest first. */
export async function listOrderRevisions(tx: Tx, orderIds: readonly string[]) {
  const table = salesOrderRevision
  const ranked = tx.$with('ranked').as(
    tx
      .select({
        orderId: table.orderId,
        number: table.number,
        at: table.at,
        actorId: table.actorId,
        changes: table.changes,
        place: sql<number>`row_number() over (partition by ${table.orderId} order by ${table.number} desc)`.as('place'),
      })
      .from(table)
      .where(and(eq(table.organizationId, tx.organizationId), inArray(table.orderId, [...orderIds]))),
  )
  const { orderId, number, at, actorId, changes } = ranked
  return tx
    .with(ranked)
    .select({ orderId, number, at, actorId, changes })
    .from(ranked)
    .where(lte(ranked.place, MOST_REVISIONS))
    .orderBy(ranked.orderId, desc(ranked.number))
}
