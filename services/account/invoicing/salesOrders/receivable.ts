// Checks on an order before receipts and invoices change its quantities.
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { obstacleTo } from './lifecycle.ts'
import type { SalesOrder } from './list.ts'
import { lockOrder } from './repository.ts'

/** Locks the order; refuses with SO-2 and SO-9. Its lines decide whether anything is left to receive. */
export async function lockReceivable(tx: Tx, id: string): Promise<SalesOrder> {
  const row = await lockOrder(tx, id)
  const obstacle = obstacleTo('RECEIVE', row)
  if (obstacle === 'FINAL') throw new Refusal(codes.orderFinal)
  if (obstacle === 'NOT_APPROVED') throw new Refusal(codes.orderNotApproved)
  return row
}

/** Whether an order can be invoiced: it is approved and not ended. */
export const isInvoiceable = ({ status, approvedAt }: Pick<SalesOrder, 'status' | 'approvedAt'>): boolean =>
  approvedAt !== null && (status === 'OPEN' || status === 'PARTIALLY_FULFILLED' || status === 'FULFILLED')
