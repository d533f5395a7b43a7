// The one table of what may be done to a bill. The service enforces it, answers `allowedActions` from it, and the tests walk every cell
// of it.
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

/** What follows from money that was seen: that a payment of the bill was sent, or that a statement line was matched with it. */
export const SYSTEM_ACTIONS = ['SETTLE', 'UNSETTLE'] as const
export type SystemAction = (typeof SYSTEM_ACTIONS)[number]

type Permission =
  'treasury.bills.manage' | 'treasury.bills.approve' | 'treasury.payments.create' | 'treasury.reconciliation.auto'

/** `GONE`: no row is left. */
type Outcome = BillStatus | 'GONE'

type Rule = {
  /** One of these is enough. */
  permissions: readonly Permission[]
  /** Needed besides. */
  besides?: Permission
  /** Only while no payment of it is alive and no part of its money was seen on a statement. */
  untouchedOnly: boolean
  from: Partial<Record<BillStatus, Outcome>>
}

export const LIFECYCLE: Readonly<Record<BillAction, Rule>> = {
  // What was submitted must be submitted again: nobody approves what changed while they looked.
  UPDATE: {
    permissions: ['treasury.bills.manage'],
    untouchedOnly: false,
    from: { DRAFT: 'DRAFT', SUBMITTED: 'DRAFT' },
  },
  SUBMIT: { permissions: ['treasury.bills.manage'], untouchedOnly: false, from: { DRAFT: 'SUBMITTED' } },
  APPROVE: { permissions: ['treasury.bills.approve'], untouchedOnly: false, from: { SUBMITTED: 'APPROVED' } },
  // Whoever approves turns a bill down by it.
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
  // The tax office numbers the slip once the tax is withheld: it is all of the tax that is written after approval.
  RECORD_SLIP: {
    permissions: ['treasury.bills.manage'],
    untouchedOnly: false,
    from: { APPROVED: 'APPROVED', PAID: 'PAID' },
  },
  // Nobody else was asked about a draft. Its number stays used, and the log keeps what it said.
  DELETE: { permissions: ['treasury.bills.manage'], untouchedOnly: false, from: { DRAFT: 'GONE' } },
}

export const SYSTEM_LIFECYCLE: Readonly<Record<SystemAction, { from: Partial<Record<BillStatus, BillStatus>> }>> = {
  SETTLE: { from: { APPROVED: 'PAID' } },
  UNSETTLE: { from: { PAID: 'APPROVED' } },
}

const statesIn = ({ from }: { from: Partial<Record<BillStatus, Outcome>> }): BillStatus[] =>
  BILL_STATUSES.filter(status => status in from)

/** States in which the action is allowed. */
export const statesOf = (action: BillAction): BillStatus[] => statesIn(LIFECYCLE[action])

/** States from which the system takes the step. */
export const statesOfSystem = (action: SystemAction): BillStatus[] => statesIn(SYSTEM_LIFECYCLE[action])

/** A bill as far as the table looks at it. */
export type LifecycleState = Pick<BillRow, 'status' | 'authorIds' | 'withholding'> & {
  /** A payment of it is undecided, on its way, or failed and not given up. */
  hasPayment: boolean
  /** Money on a statement was matched with a part of it, or with all. */
  isReconciled: boolean
  /** The organization lets people approve what they made. */
  approveOwn: boolean
  /** The organization makes payments: its controls may say that it makes none. */
  mayPay: boolean
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** Whether the table admits the action in the bill's state, whoever asks. */
export function isPossible(row: LifecycleState, action: BillAction): boolean {
  const { from, untouchedOnly } = LIFECYCLE[action]
  if (action === 'RECORD_SLIP' && row.withholding === null) return false
  return row.status in from && !(untouchedOnly && (row.hasPayment || row.isReconciled))
}

/** Whether somebody with these permissions may do it at all. */
export function isPermitted(action: BillAction, permissions: ReadonlySet<string>): boolean {
  const { permissions: oneOf, besides } = LIFECYCLE[action]
  return oneOf.some(one => permissions.has(one)) && (besides === undefined || permissions.has(besides))
}

export const BILL_APPROVAL_OBSTACLES = ['NO_PERMISSION', 'OWN_BILL'] as const
export type BillApprovalObstacle = (typeof BILL_APPROVAL_OBSTACLES)[number]

/** Why this viewer can't approve a bill that was submitted; null when they can, and when there is nothing to approve. */
export function approvalObstacle(row: LifecycleState, { actorId, permissions }: Viewer): BillApprovalObstacle | null {
  if (!isPossible(row, 'APPROVE')) return null
  if (actorId === null || !isPermitted('APPROVE', permissions)) return 'NO_PERMISSION'
  return row.authorIds.includes(actorId) && !row.approveOwn ? 'OWN_BILL' : null
}

/** What this viewer can do with the bill now. */
export function allowedActions(row: LifecycleState, viewer: Viewer): BillAction[] {
  return BILL_ACTIONS.filter(action => {
    if (!isPossible(row, action) || !isPermitted(action, viewer.permissions)) return false
    if (action === 'PAY') return row.mayPay
    return action !== 'APPROVE' || approvalObstacle(row, viewer) === null
  })
}
