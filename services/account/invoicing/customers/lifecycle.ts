// The lifecycle of customers. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
import { isOwn } from '../../organizations/public.ts'
import { CUSTOMER_STATUSES, type CustomerRow, type CustomerStatus } from './table.ts'

export const CUSTOMER_ACTIONS = [
  'RESEND',
  'CANCEL_INVITATION',
  'EDIT',
  'APPROVE',
  'REJECT',
  'DEACTIVATE',
  'REACTIVATE',
] as const
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]

type Permission = 'invoicing.customers.manage' | 'invoicing.customers.review'

/** `GONE`: the row is deleted. */
type Rule = { from: Partial<Record<CustomerStatus, { to: CustomerStatus | 'GONE'; permission: Permission }>> }

const MANAGE = 'invoicing.customers.manage'
const REVIEW = 'invoicing.customers.review'

export const LIFECYCLE: Readonly<Record<CustomerAction, Rule>> = {
  RESEND: { from: { INVITED: { to: 'INVITED', permission: MANAGE } } },
  CANCEL_INVITATION: { from: { INVITED: { to: 'GONE', permission: MANAGE } } },
  // Customers awaiting approval are edited by reviewers only, and some fields of active ones too (`REVIEWED_FIELDS`).
  EDIT: {
    from: { REQUEST_SENT: { to: 'REQUEST_SENT', permission: REVIEW }, ACTIVE: { to: 'ACTIVE', permission: MANAGE } },
  },
  APPROVE: { from: { REQUEST_SENT: { to: 'ACTIVE', permission: REVIEW } } },
  REJECT: { from: { REQUEST_SENT: { to: 'REJECTED', permission: REVIEW } } },
  DEACTIVATE: { from: { ACTIVE: { to: 'DEACTIVATED', permission: MANAGE } } },
  REACTIVATE: { from: { DEACTIVATED: { to: 'ACTIVE', permission: REVIEW } } },
}

/** States in which the action is allowed. */
export const statesOf = (action: CustomerAction): CustomerStatus[] =>
  CUSTOMER_STATUSES.filter(status => status in LIFECYCLE[action].from)

/** The parts of a customer that the table needs. */
export type LifecycleState = Pick<CustomerRow, 'status' | 'authorIds'> & {
  /** The organization lets users approve their own entries. */
  approveOwn: boolean
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the customer now. */
export function allowedActions(row: LifecycleState, viewer: Viewer): CustomerAction[] {
  return CUSTOMER_ACTIONS.filter(action => {
    const step = LIFECYCLE[action].from[row.status]
    if (!step || !viewer.permissions.has(step.permission)) return false
    return action !== 'APPROVE' || !isOwn(row, viewer)
  })
}
