// The single table of the actions on a deposit. The service enforces it, computes `allowedActions` from it, and the tests cover every cell.
import type { ErrorRow } from '../../../kit/errors.ts'
import { codes } from '../errors.ts'

export const DEPOSIT_STATUSES = ['NEW', 'ACTIVE', 'MATURED', 'CLOSED'] as const
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]

export const DEPOSIT_ACTIONS = ['UPDATE', 'CANCEL', 'CLOSE', 'COPY'] as const
export type DepositAction = (typeof DEPOSIT_ACTIONS)[number]

/** Steps that are due by date. */
export const SYSTEM_ACTIONS = ['ISSUE', 'PAY_INTEREST', 'RENEW', 'MATURE'] as const
export type SystemAction = (typeof SYSTEM_ACTIONS)[number]

export const MANAGE = 'treasury.deposits.manage'

type Rule = {
  from: Partial<Record<DepositStatus, DepositStatus>>
  refusals: Partial<Record<DepositStatus, ErrorRow>>
}

export const LIFECYCLE: Readonly<Record<DepositAction, Rule>> = {
  UPDATE: {
    from: { NEW: 'NEW', ACTIVE: 'ACTIVE' },
    refusals: { MATURED: codes.depositAlreadyMatured, CLOSED: codes.depositStatusInvalid },
  },
  CANCEL: {
    from: { NEW: 'CLOSED' },
    refusals: {
      ACTIVE: codes.depositStatusInvalid,
      MATURED: codes.depositAlreadyMatured,
      CLOSED: codes.depositStatusInvalid,
    },
  },
  CLOSE: {
    from: { ACTIVE: 'CLOSED' },
    refusals: {
      NEW: codes.depositCloseNotAllowed,
      MATURED: codes.depositAlreadyMatured,
      CLOSED: codes.depositCloseNotAllowed,
    },
  },
  COPY: {
    from: { NEW: 'NEW', ACTIVE: 'ACTIVE', MATURED: 'MATURED', CLOSED: 'CLOSED' },
    refusals: {},
  },
}

export const SYSTEM_LIFECYCLE: Readonly<Record<SystemAction, Rule['from']>> = {
  ISSUE: { NEW: 'ACTIVE' },
  PAY_INTEREST: { ACTIVE: 'ACTIVE' },
  RENEW: { ACTIVE: 'ACTIVE' },
  MATURE: { ACTIVE: 'MATURED' },
}

/** Statuses in which the action is allowed. */
export const statesOf = (action: DepositAction): DepositStatus[] =>
  DEPOSIT_STATUSES.filter(status => status in LIFECYCLE[action].from)

/** Statuses from which the system takes the step. */
export const statesOfSystem = (action: SystemAction): DepositStatus[] =>
  DEPOSIT_STATUSES.filter(status => status in SYSTEM_LIFECYCLE[action])

/** What the table needs to know about a deposit. */
export type LifecycleState = { status: DepositStatus; closableEarly: boolean }

/** The error code with which the table refuses the action; undefined if it allows it. */
export function refusalOf({ status, closableEarly }: LifecycleState, action: DepositAction): ErrorRow | undefined {
  const refused = LIFECYCLE[action].refusals[status]
  if (refused) return refused
  return action === 'CLOSE' && !closableEarly ? codes.depositCloseNotAllowed : undefined
}

/** The actions that these permissions allow on the deposit now. */
export const allowedActions = (deposit: LifecycleState, permissions: ReadonlySet<string>): DepositAction[] =>
  permissions.has(MANAGE) ? DEPOSIT_ACTIONS.filter(action => refusalOf(deposit, action) === undefined) : []
