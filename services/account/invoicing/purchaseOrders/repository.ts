// SQL of single purchase orders and their lines; lists are in list.ts.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { isPossible, LIFECYCLE, type PurchaseOrderAction } from './lifecycle.ts'
import { purchaseOrder as table, purchaseOrderLine, type PurchaseOrderLineRow, type PurchaseOrderRow } from './table.ts'

/** Locks purchase orders in a fixed order, after customers and sales orders. */
export async function lockPurchaseOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, PurchaseOrderRow>> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.id, ids)))
    .orderBy(asc(table.id))
    .for('no key update')
  return new Map(rows.map(row => [row.id, row]))
}

/** Locks one. */
export async function lockPurchaseOrder(tx: Tx, id: string): Promise<PurchaseOrderRow> {
  const row = (await lockPurchaseOrders(tx, [id])).get(id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Locks one in the version seen, in a state that allows the action. */
export async function lockFor(
  tx: Tx,
  { id, version, action }: { id: string; version: number; action: PurchaseOrderAction },
): Promise<PurchaseOrderRow> {
  const row = await lockPurchaseOrder(tx, id)
  if (row.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible(action, row)) throw new Refusal(codes.purchaseStatus)
  return row
}

type Changes = Partial<Omit<PurchaseOrderRow, 'organizationId' | 'id' | 'version'>>

/** Changes a purchase order in one of the states that allow the action. */
export async function changePurchaseOrder(
  tx: Tx,
  before: PurchaseOrderRow,
  action: PurchaseOrderAction,
  values: Changes,
): Promise<PurchaseOrderRow> {
  return write(tx, before, [...LIFECYCLE[action].from], values)
}

/** Updates its status by the sales orders that answer it. */
export const standWhereAnswered = (
  tx: Tx,
  before: PurchaseOrderRow,
  status: 'OPEN' | 'ACCEPTED',
): Promise<PurchaseOrderRow> => write(tx, before, [before.status], { ...stepped(tx), status })

async function write(
  tx: Tx,
  before: PurchaseOrderRow,
  from: PurchaseOrderRow['status'][],
  values: Changes,
): Promise<PurchaseOrderRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.id, before.id),
        eq(table.version, before.version),
        inArray(table.status, from),
      ),
    )
    .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  return row
}

/** A line with its ordered quantity, in ten-thousandths of a unit. */
export type LineAnswered = PurchaseOrderLineRow & { ordered: bigint }

const ordered = sql`(
  select coalesce(sum(case when o.status = 'CLOSED' then greatest(l.received - l.returned, l.invoiced - l.credited) else l.ordered end), 0)
  from sales_order_line l
  join sales_order o on o.organization_id = l.organization_id and o.id = l.order_id
  where l.organization_id = ${purchaseOrderLine.organizationId} and l.purchase_order_line_id = ${purchaseOrderLine.id}
    and o.status not in ('REJECTED', 'CANCELED'))`

/** The lines of these purchase orders, in order, with their quantities in live sales orders. */
export const readPurchaseLines = (tx: Tx, ids: readonly string[]): Promise<LineAnswered[]> =>
  tx
    .select({ ...getTableColumns(purchaseOrderLine), ordered: sql`${ordered}::text`.mapWith(BigInt) })
    .from(purchaseOrderLine)
    .where(and(eq(purchaseOrderLine.organizationId, tx.organizationId), among(purchaseOrderLine.purchaseOrderId, ids)))
    .orderBy(asc(purchaseOrderLine.purchaseOrderId), asc(purchaseOrderLine.place))
