// SQL of single orders and their lines; lists are in list.ts.
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors, type ErrorRow } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { isOwn, mayApprove } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import { LIFECYCLE, type Obstacle, obstacleTo, type SalesOrderAction } from './lifecycle.ts'
import { type SalesOrder, salesOrderList } from './list.ts'
import { salesOrder as table, salesOrderLine, type SalesOrderLineRow, type SalesOrderRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

const REFUSALS: Readonly<Record<Obstacle, ErrorRow>> = {
  FINAL: codes.orderFinal,
  APPROVED: codes.orderApproved,
  NOT_APPROVED: codes.orderNotApproved,
  TOUCHED: codes.orderTouched,
}

/** Locks the order, after its customer. Its lines only change under this lock. */
export async function lockOrder(tx: Tx, id: string): Promise<SalesOrder> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  const row = locked && (await salesOrderList.readOne(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** The same, in a state that allows the action; checks the version if one is given. */
export async function lockOrderFor(
  tx: Tx,
  id: string,
  action: SalesOrderAction,
  version?: number,
): Promise<SalesOrder> {
  const row = await lockOrder(tx, id)
  if (version !== undefined && row.version !== version) throw new Refusal(commonErrors.staleVersion)
  const obstacle = obstacleTo(action, row)
  if (obstacle) throw new Refusal(REFUSALS[obstacle])
  return row
}

type Changes = Partial<Omit<SalesOrderRow, 'organizationId' | 'id' | 'number' | 'version' | 'authorIds'>> & {
  authorIds?: string[] | SQL
}

/** Changes an order in a state that allows the action. Its authors can't approve it, unless the organization lets them. */
export async function changeOrder(
  tx: Tx,
  before: SalesOrder,
  action: SalesOrderAction,
  values: Changes,
): Promise<SalesOrderRow> {
  const { from, approved } = LIFECYCLE[action]
  const approval = approved === undefined ? undefined : (approved ? isNotNull : isNull)(table.approvedAt)
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, before.id),
        eq(table.version, before.version),
        inArray(table.status, [...from]),
        approval,
        action === 'APPROVE' ? mayApprove(tx, table.authorIds) : undefined,
      ),
    )
    .returning()
  // The row is locked, so only the control can have changed.
  if (!row) throw new Refusal(isOwn(before, tx) ? codes.orderOwn : commonErrors.staleVersion)
  return row
}

/** The lines of these orders, in order. */
export const readLines = (tx: Tx, orderIds: readonly string[]): Promise<SalesOrderLineRow[]> =>
  tx
    .select()
    .from(salesOrderLine)
    .where(and(eq(salesOrderLine.organizationId, tx.organizationId), among(salesOrderLine.orderId, orderIds)))
    .orderBy(asc(salesOrderLine.orderId), asc(salesOrderLine.place))

/** Deletes all lines of an order. */
export const deleteLines = (tx: Tx, orderId: string) =>
  tx
    .delete(salesOrderLine)
    .where(and(eq(salesOrderLine.organizationId, tx.organizationId), eq(salesOrderLine.orderId, orderId)))
