// The single table of the actions on a payment or transfer. The service enforces it, computes `allowedActions` from it, and the tests cover
// every cell.
import { PAYMENT_STATUSES, type PaymentChannel, type PaymentRow, type PaymentStatus } from './table.ts'

export const PAYMENT_ACTIONS = [
  'UPDATE',
  'APPROVE',
  'REJECT',
  'CANCEL',
  'EXPORT',
  'EXPORT_AGAIN',
  'RESEND',
  'ARCHIVE',
  'UNARCHIVE',
  'ASK_BANK',
  'END_RECURRENCE',
] as const
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

/**
 * Steps of the system only: stop a payment that is no longer wanted, release it on its date, return it for further approvals after a new
 * date or a retry, apply the bank's status, and reconciliation.
 */
export const SYSTEM_ACTIONS = [
  'STOP',
  'RELEASE',
  'RETURN',
  'BANK_SUCCEEDED',
  'BANK_FAILED',
  'SETTLE',
  'UNSETTLE',
] as const
export type SystemAction = (typeof SYSTEM_ACTIONS)[number]

/** `SAME`: the status doesn't change. `DECIDED`: it follows from the approvals, the value date and the connection. */
type Outcome = PaymentStatus | 'SAME' | 'DECIDED'

type Rule = {
  permission: 'treasury.payments.view' | 'treasury.payments.create' | 'treasury.payments.approve'
  /** Only on payments that are not archived, or only on archived ones; null: on both. */
  archived: boolean | null
  /** While it is in progress, only with this channel. */
  inProgressBy?: PaymentChannel
  /** Only if the paying account has an API connection and the payment has a method. */
  needsConnection: boolean
  /** Only on a recurring payment. */
  repeatingOnly: boolean
  /** Only if it was never released: what others approved then, or a bank was asked to execute, is not rewritten. */
  neverReleasedOnly?: boolean
  from: Partial<Record<PaymentStatus, Outcome>>
}

const usual = { archived: false, needsConnection: false, repeatingOnly: false } as const
const everywhere = { NEEDS_APPROVAL: 'SAME', SCHEDULED: 'SAME', IN_PROGRESS: 'SAME' } as const
const ended = { SENT: 'SAME', FAILED: 'SAME', CANCELLED: 'SAME', REJECTED: 'SAME' } as const

export const LIFECYCLE: Readonly<Record<PaymentAction, Rule>> = {
  UPDATE: {
    ...usual,
    permission: 'treasury.payments.create',
    neverReleasedOnly: true,
    from: { NEEDS_APPROVAL: 'SAME' },
  },
  APPROVE: { ...usual, permission: 'treasury.payments.approve', from: { NEEDS_APPROVAL: 'DECIDED' } },
  REJECT: { ...usual, permission: 'treasury.payments.approve', from: { NEEDS_APPROVAL: 'REJECTED' } },
  CANCEL: {
    ...usual,
    permission: 'treasury.payments.create',
    // What the bank already has can't be cancelled.
    inProgressBy: 'MANUAL',
    from: { NEEDS_APPROVAL: 'CANCELLED', SCHEDULED: 'CANCELLED', IN_PROGRESS: 'CANCELLED' },
  },
  EXPORT: {
    ...usual,
    permission: 'treasury.payments.create',
    from: { SCHEDULED: 'IN_PROGRESS', FAILED: 'IN_PROGRESS' },
  },
  // For a lost file: two copies can pay twice, so a reason is required.
  EXPORT_AGAIN: {
    ...usual,
    permission: 'treasury.payments.create',
    inProgressBy: 'MANUAL',
    from: { IN_PROGRESS: 'SAME' },
  },
  RESEND: {
    ...usual,
    permission: 'treasury.payments.approve',
    needsConnection: true,
    from: { FAILED: 'DECIDED' },
  },
  ARCHIVE: { ...usual, permission: 'treasury.payments.create', from: ended },
  UNARCHIVE: { ...usual, permission: 'treasury.payments.create', archived: true, from: ended },
  ASK_BANK: {
    ...usual,
    permission: 'treasury.payments.view',
    inProgressBy: 'API',
    needsConnection: true,
    from: { IN_PROGRESS: 'SAME' },
  },
  END_RECURRENCE: {
    ...usual,
    permission: 'treasury.payments.create',
    archived: null,
    repeatingOnly: true,
    from: { ...everywhere, ...ended },
  },
}

type SystemRule = { channel?: PaymentChannel; from: Partial<Record<PaymentStatus, PaymentStatus>> }

export const SYSTEM_LIFECYCLE: Readonly<Record<SystemAction, SystemRule>> = {
  // Before a user or the system has sent it to the bank.
  STOP: { from: { NEEDS_APPROVAL: 'CANCELLED', SCHEDULED: 'CANCELLED' } },
  RELEASE: { channel: 'API', from: { SCHEDULED: 'IN_PROGRESS' } },
  RETURN: { channel: 'API', from: { SCHEDULED: 'NEEDS_APPROVAL', FAILED: 'NEEDS_APPROVAL' } },
  BANK_SUCCEEDED: { channel: 'API', from: { IN_PROGRESS: 'SENT' } },
  BANK_FAILED: { channel: 'API', from: { IN_PROGRESS: 'FAILED' } },
  // The statement shows that the money has left, by any route: it must not be sent again.
  SETTLE: { from: { NEEDS_APPROVAL: 'SENT', SCHEDULED: 'SENT', IN_PROGRESS: 'SENT', FAILED: 'SENT' } },
  // What the bank itself reported as executed stays executed.
  UNSETTLE: { channel: 'MANUAL', from: { SENT: 'IN_PROGRESS' } },
}

/** Statuses in which only a user can have sent the money. */
export const NEVER_SENT_BY_US: readonly PaymentStatus[] = ['NEEDS_APPROVAL', 'SCHEDULED', 'FAILED']

/** Whether it is sent manually; for others the bank itself reports the status. */
export const isManual = ({ channel, status }: Pick<PaymentRow, 'channel' | 'status'>): boolean =>
  channel === 'MANUAL' || NEVER_SENT_BY_US.includes(status)

/** Statuses in which the action is allowed. */
export const statesOf = (action: PaymentAction): PaymentStatus[] =>
  PAYMENT_STATUSES.filter(status => status in LIFECYCLE[action].from)

/** Statuses from which the system takes the step. */
export const statesOfSystem = (action: SystemAction): PaymentStatus[] =>
  PAYMENT_STATUSES.filter(status => status in SYSTEM_LIFECYCLE[action].from)

/** Money may still leave: awaiting approval, scheduled, or at the bank. */
export const ONGOING: readonly PaymentStatus[] = ['NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS']

/** Excluded from totals, because they will not be paid. */
export const VOID: readonly PaymentStatus[] = ['CANCELLED', 'REJECTED']

/** Moved no money, so they are no duplicates. A failed one counts in its day's total, because it can be sent again. */
export const MOVED_NOTHING: readonly PaymentStatus[] = [...VOID, 'FAILED']

/** What the table needs to know about a payment. */
export type LifecycleState = Pick<
  PaymentRow,
  'status' | 'channel' | 'archivedAt' | 'method' | 'authorIds' | 'openTo'
> & {
  /** The paying account has an API connection. */
  hasConnection: boolean
  /** Its series, which may have ended. */
  recurrence: { endedAt: string | null } | null
  /** The users whose approvals of the current content count. */
  approverIds: readonly string[]
  /** The organization lets users approve their own records. */
  approveOwn: boolean
  /** Its money is expected since its first release. */
  expectedTransactionIds: readonly string[]
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** Whether the table allows the action in the payment's state, for any user. */
export function isPossible(row: LifecycleState, action: PaymentAction): boolean {
  const { from, archived, inProgressBy, needsConnection, repeatingOnly, neverReleasedOnly } = LIFECYCLE[action]
  if (!(row.status in from)) return false
  if (archived !== null && archived !== (row.archivedAt !== null)) return false
  if (inProgressBy && row.status === 'IN_PROGRESS' && row.channel !== inProgressBy) return false
  if (needsConnection && (!row.hasConnection || row.method === null)) return false
  if (neverReleasedOnly && row.expectedTransactionIds.length > 0) return false
  return !repeatingOnly || row.recurrence?.endedAt === null
}

export const APPROVAL_OBSTACLES = ['NO_PERMISSION', 'OWN_PAYMENT', 'ALREADY_APPROVED', 'NOT_YOUR_STEP'] as const
export type ApprovalObstacle = (typeof APPROVAL_OBSTACLES)[number]

/** Why this viewer can't approve a payment that needs approval; null if they can, or if there is nothing to approve. */
export function approvalObstacle(row: LifecycleState, { actorId, permissions }: Viewer): ApprovalObstacle | null {
  if (!isPossible(row, 'APPROVE')) return null
  if (actorId === null || !permissions.has(LIFECYCLE.APPROVE.permission)) return 'NO_PERMISSION'
  if (row.authorIds.includes(actorId) && !row.approveOwn) return 'OWN_PAYMENT'
  if (row.approverIds.includes(actorId)) return 'ALREADY_APPROVED'
  return row.openTo === null || row.openTo.includes(actorId) ? null : 'NOT_YOUR_STEP'
}

/** The actions that this viewer can take now. */
export function allowedActions(row: LifecycleState, viewer: Viewer): PaymentAction[] {
  return PAYMENT_ACTIONS.filter(action => {
    if (!isPossible(row, action) || !viewer.permissions.has(LIFECYCLE[action].permission)) return false
    return action !== 'APPROVE' || approvalObstacle(row, viewer) === null
  })
}
