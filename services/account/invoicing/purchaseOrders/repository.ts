// SQL of single purchase orders and their lines; lists are in list.ts.
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { isPossible, LIFECYCLE, type PurchaseOrderAction } from './lifecycle.ts'
import { purchaseOrder as table, purchaseOrderLine, type PurchaseOrderLineRow, type PurchaseOrderRow } from './table.ts'

/** These with their locks, taken in one order: after those of customers and sales orders. */
export async function lockPurchaseOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, PurchaseOrderRow>> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.id, ids)))
    .orderBy(asc(table.id))
    .for('no key update')
  return new Map(rows.map(row => [row.id, row]))
}

/** One with its lock. */
export async function lockPurchaseOrder(tx: Tx, id: string): Promise<PurchaseOrderRow> {
  const row = (await lockPurchaseOrders(tx, [id])).get(id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** The same, as the caller saw it, in a state that allows the action. */
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

/** Changes a purchase order in one of the states that the action starts from. */
export async function changePurchaseOrder(
  tx: Tx,
  before: PurchaseOrderRow,
  action: PurchaseOrderAction,
  values: Changes,
): Promise<PurchaseOrderRow> {
  return write(tx, before, [...LIFECYCLE[action].from], values)
}

/** Brings it to where the sales orders that answer it say that it stands. */
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

/** What changes with every step: when, and by whom. */
export const stepped = (tx: Tx) => ({ statusChangedAt: tx.clock.now().toString(), statusChangedBy: tx.actorId })

/** A line with how much of it is ordered, in ten-thousandths of a unit. */
export type LineAnswered = PurchaseOrderLineRow & { ordered: bigint }

const ordered = sql`(
  select coalesce(sum(case when o.status = 'CLOSED' then greatest(l.received - l.returned, l.invoiced - l.credited) else l.ordered end), 0)
  from sales_order_line l
  join sales_order o on o.organization_id = l.organization_id and o.id = l.order_id
  where l.organization_id = ${purchaseOrderLine.organizationId} and l.purchase_order_line_id = ${purchaseOrderLine.id}
    and o.status not in ('REJECTED', 'CANCELED'))`

/** The lines of these purchase orders, each in its order, with what live sales orders have of them. */
export const readPurchaseLines = (tx: Tx, ids: readonly string[]): Promise<LineAnswered[]> =>
  tx
    .select({ ...getTableColumns(purchaseOrderLine), ordered: sql`${ordered}::text`.mapWith(BigInt) })
    .from(purchaseOrderLine)
    .where(and(eq(purchaseOrderLine.organizationId, tx.organizationId), among(purchaseOrderLine.purchaseOrderId, ids)))
    .orderBy(asc(purchaseOrderLine.purchaseOrderId), asc(purchaseOrderLine.place))
