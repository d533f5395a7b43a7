// The single table of the actions on a bill. The service enforces it, computes `allowedActions` from it, and the tests cover every cell.
import { BILL_STATUSES, type BillRow, type BillStatus } from './table.ts'

export const BILL_ACTIONS = [
  'UPDATE',
  'SUBMIT',
  'APPROVE',
  'CANCEL',
  'PAY',
  'MARK_PAID',
  'RECORD_SLIP',
  'DELETE',
] as const
export type BillAction = (typeof BILL_ACTIONS)[number]

/** Steps that follow from money: a payment of the bill was sent, or a statement transaction was matched with it. */
export const SYSTEM_ACTIONS = ['SETTLE', 'UNSETTLE'] as const
export type SystemAction = (typeof SYSTEM_ACTIONS)[number]

type Permission =
  'treasury.bills.manage' | 'treasury.bills.approve' | 'treasury.payments.create' | 'treasury.reconciliation.auto'

/** `GONE`: the row is deleted. */
type Outcome = BillStatus | 'GONE'

type Rule = {
  /** One of these is enough. */
  permissions: readonly Permission[]
  /** Required in addition. */
  besides?: Permission
  /** Only while the bill has no active payment and none of its money is matched with a statement. */
  untouchedOnly: boolean
  from: Partial<Record<BillStatus, Outcome>>
}

export const LIFECYCLE: Readonly<Record<BillAction, Rule>> = {
  // A submitted bill must be submitted again, so that no user approves something that changed during review.
  UPDATE: {
    permissions: ['treasury.bills.manage'],
    untouchedOnly: false,
    from: { DRAFT: 'DRAFT', SUBMITTED: 'DRAFT' },
  },
  SUBMIT: { permissions: ['treasury.bills.manage'], untouchedOnly: false, from: { DRAFT: 'SUBMITTED' } },
  APPROVE: { permissions: ['treasury.bills.approve'], untouchedOnly: false, from: { SUBMITTED: 'APPROVED' } },
  // Approvers decline a bill with it.
  CANCEL: {
    permissions: ['treasury.bills.manage', 'treasury.bills.approve'],
    untouchedOnly: true,
    from: { DRAFT: 'CANCELLED', SUBMITTED: 'CANCELLED', APPROVED: 'CANCELLED' },
  },
  PAY: { permissions: ['treasury.payments.create'], untouchedOnly: true, from: { APPROVED: 'APPROVED' } },
  MARK_PAID: {
    permissions: ['treasury.bills.manage'],
    besides: 'treasury.reconciliation.auto',
    untouchedOnly: true,
    from: { APPROVED: 'PAID' },
  },
  // The tax office numbers the slip after the tax is withheld: the only part of the tax that is entered after approval.
  RECORD_SLIP: {
    permissions: ['treasury.bills.manage'],
    untouchedOnly: false,
    from: { APPROVED: 'APPROVED', PAID: 'PAID' },
  },
  // No other user has seen a draft. Its number stays used, and the log keeps its content.
  DELETE: { permissions: ['treasury.bills.manage'], untouchedOnly: false, from: { DRAFT: 'GONE' } },
}

export const SYSTEM_LIFECYCLE: Readonly<Record<SystemAction, { from: Partial<Record<BillStatus, BillStatus>> }>> = {
  SETTLE: { from: { APPROVED: 'PAID' } },
  UNSETTLE: { from: { PAID: 'APPROVED' } },
}

const statesIn = ({ from }: { from: Partial<Record<BillStatus, Outcome>> }): BillStatus[] =>
  BILL_STATUSES.filter(status => status in from)

/** Statuses in which the action is allowed. */
export const statesOf = (action: BillAction): BillStatus[] => statesIn(LIFECYCLE[action])

/** States from which the system takes the step. */
export const statesOfSystem = (action: SystemAction): BillStatus[] => statesIn(SYSTEM_LIFECYCLE[action])

/** What the table needs to know about a bill. */
export type LifecycleState = Pick<BillRow, 'status' | 'authorIds' | 'withholding'> & {
  /** A payment of it awaits approval, is in progress, or failed and is not archived. */
  hasPayment: boolean
  /** A part or all of it is matched with money on a statement. */
  isReconciled: boolean
  /** The organization lets users approve their own records. */
  approveOwn: boolean
  /** The organization has payments enabled in its controls. */
  mayPay: boolean
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** Whether the table allows the action in the bill's state, for any user. */
export function isPossible(row: LifecycleState, action: BillAction): boolean {
  const { from, untouchedOnly } = LIFECYCLE[action]
  if (action === 'RECORD_SLIP' && row.withholding === null) return false
  return row.status in from && !(untouchedOnly && (row.hasPayment || row.isReconciled))
}

/** Whether these permissions allow the action at all. */
export function isPermitted(action: BillAction, permissions: ReadonlySet<string>): boolean {
  const { permissions: oneOf, besides } = LIFECYCLE[action]
  return oneOf.some(one => permissions.has(one)) && (besides === undefined || permissions.has(besides))
}

export const BILL_APPROVAL_OBSTACLES = ['NO_PERMISSION', 'OWN_BILL'] as const
export type BillApprovalObstacle = (typeof BILL_APPROVAL_OBSTACLES)[number]

/** Why this viewer can't approve a submitted bill; null if they can, or if there is nothing to approve. */
export function approvalObstacle(row: LifecycleState, { actorId, permissions }: Viewer): BillApprovalObstacle | null {
  if (!isPossible(row, 'APPROVE')) return null
  if (actorId === null || !isPermitted('APPROVE', permissions)) return 'NO_PERMISSION'
  return row.authorIds.includes(actorId) && !row.approveOwn ? 'OWN_BILL' : null
}

/** The actions that this viewer can take now. */
export function allowedActions(row: LifecycleState, viewer: Viewer): BillAction[] {
  return BILL_ACTIONS.filter(action => {
    if (!isPossible(row, action) || !isPermitted(action, viewer.permissions)) return false
    if (action === 'PAY') return row.mayPay
    return action !== 'APPROVE' || approvalObstacle(row, viewer) === null
  })
}
