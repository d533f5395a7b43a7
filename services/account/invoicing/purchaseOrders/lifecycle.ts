// The lifecycle of purchase orders. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
// Whether one is accepted or open follows from the sales orders that answer it.
import type { PurchaseOrderStatus } from './table.ts'

export const PURCHASE_ORDER_ACTIONS = ['UPDATE', 'ORDER', 'REJECT', 'CANCEL', 'CLOSE'] as const
export type PurchaseOrderAction = (typeof PURCHASE_ORDER_ACTIONS)[number]

type Rule = {
  readonly from: readonly PurchaseOrderStatus[]
  readonly to: PurchaseOrderStatus
  readonly permission: string
}

export const MANAGE = 'invoicing.purchaseOrders.manage'
export const MAKE_ORDERS = 'invoicing.salesOrders.manage'

export const LIFECYCLE: Readonly<Record<PurchaseOrderAction, Rule>> = {
  UPDATE: { from: ['OPEN'], to: 'OPEN', permission: MANAGE },
  ORDER: { from: ['OPEN', 'ACCEPTED'], to: 'ACCEPTED', permission: MAKE_ORDERS },
  REJECT: { from: ['OPEN'], to: 'REJECTED', permission: MANAGE },
  CANCEL: { from: ['OPEN'], to: 'CANCELED', permission: MANAGE },
  CLOSE: { from: ['OPEN', 'ACCEPTED'], to: 'CLOSED', permission: MANAGE },
}

type LifecycleState = { status: PurchaseOrderStatus }

/** Whether its state allows the action, for any user. */
export const isPossible = (action: PurchaseOrderAction, { status }: LifecycleState): boolean =>
  LIFECYCLE[action].from.includes(status)

/** What this viewer can do with the purchase order now. */
export const allowedActions = (row: LifecycleState, { permissions }: { permissions: ReadonlySet<string> }) =>
  PURCHASE_ORDER_ACTIONS.filter(action => permissions.has(LIFECYCLE[action].permission) && isPossible(action, row))
