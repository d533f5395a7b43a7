// Users' decisions on an order: approve, reject, cancel or close.
import { stepped } from '../../../kit/database/stepped.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { isOwn } from '../../organizations/public.ts'
import { holdActiveCustomer } from '../customers/public.ts'
import { exposureOf, evaluate } from './credit.ts'
import { recordOrderChange } from './describe.ts'
import { codes } from './errors.ts'
import { salesOrderList } from './list.ts'
import { changeOrder, lockOrderFor, readLines } from './repository.ts'
import type { SalesOrderRow } from './table.ts'
import { emitAnsweredOrders } from './writeOrder.ts'

/** The permission to approve an order above the credit limit. */
const OVERRIDE = 'invoicing.customers.review'

type Approval = { id: string; version: number; overrideReason: string | null }

/**
 * Another user than its authors approves exactly this order. Of two concurrent approvals, the second one's credit check includes the first.
 * Returns the order as it was, with its authors.
 */
export async function approveOrder(
  tx: Tx,
  caller: Caller,
  { id, version, overrideReason }: Approval,
): Promise<SalesOrderRow> {
  const seen = await salesOrderList.readOne(tx, id)
  if (!seen) throw new Refusal(commonErrors.notFound)
  const customer = await holdActiveCustomer(tx, seen.customerId)
  const before = await lockOrderFor(tx, id, 'APPROVE', version)
  // It was moved to another customer meanwhile, whose lock we don't have.
  if (before.customerId !== customer.id) throw new Refusal(commonErrors.staleVersion)
  if (isOwn(before, tx)) throw new Refusal(codes.orderOwn)
  const exposure = await exposureOf(tx, { customerId: customer.id, currency: before.currency })
  const { exceededByMinor } = evaluate(customer, exposure, before)
  const isOver = exceededByMinor !== null
  if (isOver && (overrideReason === null || !caller.permissions.has(OVERRIDE)))
    throw new Refusal(codes.orderOverLimit, {
      params: { amount: formatMinor(exceededByMinor), currency: before.currency },
    })
  const after = await changeOrder(tx, before, 'APPROVE', {
    approvedAt: tx.clock.now().toString(),
    approvedBy: tx.actorId,
    overrideReason: isOver ? overrideReason : null,
    uninvoicedMinor: before.totalMinor,
    authorIds: [],
  })
  recordOrderChange(tx, { action: 'APPROVED', before, after, reason: after.overrideReason })
  return before
}

type Ended = { id: string; reason: string }

/** Rejects an order before its approval. Returns the order as it was. */
export async function rejectOrder(tx: Tx, { id, reason }: Ended): Promise<SalesOrderRow> {
  const before = await lockOrderFor(tx, id, 'REJECT')
  const after = await changeOrder(tx, before, 'REJECT', { ...stepped(tx), status: 'REJECTED', reason })
  recordOrderChange(tx, { action: 'REJECTED', before, after, reason })
  await emitAnsweredOrders(tx, after)
  return before
}

/** Cancels an order of which nothing was received or invoiced. */
export async function cancelOrder(tx: Tx, { id, reason }: Ended): Promise<void> {
  const before = await lockOrderFor(tx, id, 'CANCEL')
  const after = await changeOrder(tx, before, 'CANCEL', {
    ...stepped(tx),
    status: 'CANCELED',
    reason,
    uninvoicedMinor: 0n,
  })
  recordOrderChange(tx, { action: 'CANCELLED', before, after, reason })
  await emitAnsweredOrders(tx, after)
}

/** SO-14: refuses while goods at the customer are not invoiced, since a closed order can't be invoiced. */
async function refuseUnbilled(tx: Tx, id: string): Promise<void> {
  const unbilled = (await readLines(tx, [id])).find(
    ({ kind, baseMinor, received, returned, invoiced, credited }) =>
      kind === 'GOODS' && baseMinor > 0n && received - returned > invoiced - credited,
  )
  if (unbilled)
    throw new Refusal(codes.orderDeliveredUnbilled, { path: 'reason', params: { line: unbilled.description } })
}

/** Closes an order: the rest will not be delivered. */
export async function closeOrder(
  tx: Tx,
  { id, reason }: { id: string; reason: string | null },
): Promise<SalesOrderRow> {
  const before = await lockOrderFor(tx, id, 'CLOSE')
  const { rows } = await tx.execute(sql`
    select from invoice i where i.organization_id = ${tx.organizationId} and i.order_id = ${id}
      and i.status in ('DRAFT', 'WAITING_APPROVAL') limit 1`)
  if (rows.length > 0) throw new Refusal(codes.orderInvoiceOpen)
  if (before.fulfillment !== 'FULFILLED' && reason === null)
    throw new Refusal(codes.orderCloseReason, { path: 'reason' })
  if (reason === null) await refuseUnbilled(tx, id)
  const after = await changeOrder(tx, before, 'CLOSE', {
    ...stepped(tx),
    status: 'CLOSED',
    reason,
    uninvoicedMinor: 0n,
  })
  recordOrderChange(tx, { action: 'UPDATED', before, after, reason })
  return after
}
