// The one table of what may be done to a payment or transfer. The service enforces it, answers `allowedActions` from it, and the
// tests walk every cell of it.
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

/** What only the system does: to stop what nobody wants any more, to release on its day, to return for further approvals that a later day or another try needs, on the bank's word, and by reconciliation. */
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

/** `SAME`: it stays where it is. `DECIDED`: the state follows from the approvals it has, its value date and its connection. */
type Outcome = PaymentStatus | 'SAME' | 'DECIDED'

type Rule = {
  permission: 'treasury.payments.view' | 'treasury.payments.create' | 'treasury.payments.approve'
  /** Only on payments in sight, or only on those put out of it; null: on both. */
  archived: boolean | null
  /** While it is in progress, only with this channel. */
  inProgressBy?: PaymentChannel
  /** Only where we can speak to the bank of the account that pays, and have a way for the money to travel. */
  needsConnection: boolean
  /** Only on one that repeats. */
  repeatingOnly: boolean
  /** Only on one that was never let go: what others then approved, or a bank was asked to do, is not rewritten. */
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
    // What the bank already has can't be called back.
    inProgressBy: 'MANUAL',
    from: { NEEDS_APPROVAL: 'CANCELLED', SCHEDULED: 'CANCELLED', IN_PROGRESS: 'CANCELLED' },
  },
  EXPORT: {
    ...usual,
    permission: 'treasury.payments.create',
    from: { SCHEDULED: 'IN_PROGRESS', FAILED: 'IN_PROGRESS' },
  },
  // When the file was lost: two files in two hands can pay twice, so that it takes a reason.
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
  // Before anybody, a person or we, has brought it to the bank.
  STOP: { from: { NEEDS_APPROVAL: 'CANCELLED', SCHEDULED: 'CANCELLED' } },
  RELEASE: { channel: 'API', from: { SCHEDULED: 'IN_PROGRESS' } },
  RETURN: { channel: 'API', from: { SCHEDULED: 'NEEDS_APPROVAL', FAILED: 'NEEDS_APPROVAL' } },
  BANK_SUCCEEDED: { channel: 'API', from: { IN_PROGRESS: 'SENT' } },
  BANK_FAILED: { channel: 'API', from: { IN_PROGRESS: 'FAILED' } },
  // The statement shows that the money has left, whoever sent it: it must not be sent again.
  SETTLE: { from: { NEEDS_APPROVAL: 'SENT', SCHEDULED: 'SENT', IN_PROGRESS: 'SENT', FAILED: 'SENT' } },
  // What the bank itself called executed stays so.
  UNSETTLE: { channel: 'MANUAL', from: { SENT: 'IN_PROGRESS' } },
}

/** Where nobody but a person can have brought the money to the bank. */
export const NEVER_SENT_BY_US: readonly PaymentStatus[] = ['NEEDS_APPROVAL', 'SCHEDULED', 'FAILED']

/** Whether a person brings it to the bank, or whoever does: only the bank itself tells us of the others. */
export const isManual = ({ channel, status }: Pick<PaymentRow, 'channel' | 'status'>): boolean =>
  channel === 'MANUAL' || NEVER_SENT_BY_US.includes(status)

/** States in which the action is allowed. */
export const statesOf = (action: PaymentAction): PaymentStatus[] =>
  PAYMENT_STATUSES.filter(status => status in LIFECYCLE[action].from)

/** States from which the system takes the step. */
export const statesOfSystem = (action: SystemAction): PaymentStatus[] =>
  PAYMENT_STATUSES.filter(status => status in SYSTEM_LIFECYCLE[action].from)

/** Whether money may still leave: somebody decides, it waits, or the bank has it. */
export const ONGOING: readonly PaymentStatus[] = ['NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS']

/** Those that are in no sum: nobody wants to pay them any more. */
export const VOID: readonly PaymentStatus[] = ['CANCELLED', 'REJECTED']

/** Those that moved no money: they are nobody's duplicate. One that failed counts in the total of its day, for it can be sent again. */
export const MOVED_NOTHING: readonly PaymentStatus[] = [...VOID, 'FAILED']

/** A payment as far as the table looks at it. */
export type LifecycleState = Pick<
  PaymentRow,
  'status' | 'channel' | 'archivedAt' | 'method' | 'authorIds' | 'openTo'
> & {
  /** The account that pays has an API connection. */
  hasConnection: boolean
  /** The series that it belongs to, which may have ended. */
  recurrence: { endedAt: string | null } | null
  /** Whose approvals of the present content count. */
  approverIds: readonly string[]
  /** The organization lets people approve what they made. */
  approveOwn: boolean
  /** Its money is expected since it was let go first. */
  expectedTransactionIds: readonly string[]
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** Whether the table admits the action in the payment's state, whoever asks. */
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

/** Why this viewer can't approve a payment that needs approval; null when they can, and when there is nothing to approve. */
export function approvalObstacle(row: LifecycleState, { actorId, permissions }: Viewer): ApprovalObstacle | null {
  if (!isPossible(row, 'APPROVE')) return null
  if (actorId === null || !permissions.has(LIFECYCLE.APPROVE.permission)) return 'NO_PERMISSION'
  if (row.authorIds.includes(actorId) && !row.approveOwn) return 'OWN_PAYMENT'
  if (row.approverIds.includes(actorId)) return 'ALREADY_APPROVED'
  return row.openTo === null || row.openTo.includes(actorId) ? null : 'NOT_YOUR_STEP'
}

/** What this viewer can do with the payment now. */
export function allowedActions(row: LifecycleState, viewer: Viewer): PaymentAction[] {
  return PAYMENT_ACTIONS.filter(action => {
    if (!isPossible(row, action) || !viewer.permissions.has(LIFECYCLE[action].permission)) return false
    return action !== 'APPROVE' || approvalObstacle(row, viewer) === null
  })
}
