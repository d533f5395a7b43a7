// The lifecycle of sales orders. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
import { isOwn } from '../../organizations/public.ts'
import type { SalesOrderRow, SalesOrderStatus } from './table.ts'

export const SALES_ORDER_ACTIONS = ['UPDATE', 'APPROVE', 'REJECT', 'CANCEL', 'CLOSE', 'RECEIVE', 'RETURN'] as const
export type SalesOrderAction = (typeof SALES_ORDER_ACTIONS)[number]

type Rule = {
  readonly from: readonly SalesOrderStatus[]
  /** The resulting status; `DERIVED`: follows from the quantities. */
  readonly to: SalesOrderStatus | 'DERIVED'
  readonly permission: string
  /** Whether it must be approved, or must not be; omitted: either. */
  readonly approved?: boolean
  /** Only while nothing of it is received or invoiced. */
  readonly untouched?: true
}

const MANAGE = 'invoicing.salesOrders.manage'
const DECIDE = 'invoicing.invoices.approve'
const RECORD = 'invoicing.goodsReceipts.manage'

export const LIFECYCLE: Readonly<Record<SalesOrderAction, Rule>> = {
  UPDATE: { from: ['OPEN'], to: 'OPEN', permission: MANAGE, untouched: true },
  APPROVE: { from: ['OPEN'], to: 'OPEN', permission: DECIDE, approved: false },
  REJECT: { from: ['OPEN'], to: 'REJECTED', permission: DECIDE, approved: false },
  CANCEL: { from: ['OPEN'], to: 'CANCELED', permission: MANAGE, untouched: true },
  CLOSE: { from: ['OPEN', 'PARTIALLY_FULFILLED', 'FULFILLED'], to: 'CLOSED', permission: MANAGE, approved: true },
  RECEIVE: { from: ['OPEN', 'PARTIALLY_FULFILLED'], to: 'DERIVED', permission: RECORD, approved: true },
  RETURN: { from: ['PARTIALLY_FULFILLED', 'FULFILLED'], to: 'DERIVED', permission: RECORD, approved: true },
}

/** Final statuses. */
const FINAL: readonly SalesOrderStatus[] = ['CLOSED', 'REJECTED', 'CANCELED']

/** The parts of an order that the table needs. */
export type LifecycleState = Pick<SalesOrderRow, 'status' | 'approvedAt' | 'authorIds'> & {
  /** Something of it was received or invoiced. */
  isTouched: boolean
  /** The organization lets users approve their own entries. */
  approveOwn: boolean
}

export type Obstacle = 'FINAL' | 'APPROVED' | 'NOT_APPROVED' | 'TOUCHED'

/** What prevents an action for every user; undefined: nothing. */
export function obstacleTo(
  action: SalesOrderAction,
  row: Pick<LifecycleState, 'status' | 'approvedAt' | 'isTouched'>,
): Obstacle | undefined {
  const { from, approved, untouched } = LIFECYCLE[action]
  if (FINAL.includes(row.status)) return 'FINAL'
  if (approved === true && row.approvedAt === null) return 'NOT_APPROVED'
  if (approved === false && row.approvedAt !== null) return 'APPROVED'
  return !from.includes(row.status) || (untouched && row.isTouched) ? 'TOUCHED' : undefined
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the order now. The credit limit is checked at its approval. */
export const allowedActions = (row: LifecycleState, viewer: Viewer): SalesOrderAction[] =>
  SALES_ORDER_ACTIONS.filter(
    action =>
      viewer.permissions.has(LIFECYCLE[action].permission) &&
      obstacleTo(action, row) === undefined &&
      (action !== 'APPROVE' || !isOwn(row, viewer)),
  )
