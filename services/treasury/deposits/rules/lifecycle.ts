// The one table of what may be done to a deposit. The service enforces it, answers `allowedActions` from it, and the tests walk every cell
// of it.
import type { ErrorRow } from '../../../kit/errors.ts'
import { codes } from '../errors.ts'

export const DEPOSIT_STATUSES = ['NEW', 'ACTIVE', 'MATURED', 'CLOSED'] as const
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]

export const DEPOSIT_ACTIONS = ['UPDATE', 'CANCEL', 'CLOSE', 'COPY'] as const
export type DepositAction = (typeof DEPOSIT_ACTIONS)[number]

/** What the calendar brings. */
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

/** States in which the action is allowed. */
export const statesOf = (action: DepositAction): DepositStatus[] =>
  DEPOSIT_STATUSES.filter(status => status in LIFECYCLE[action].from)

/** States from which the calendar takes the step. */
export const statesOfSystem = (action: SystemAction): DepositStatus[] =>
  DEPOSIT_STATUSES.filter(status => status in SYSTEM_LIFECYCLE[action])

/** A deposit as far as the table looks at it. */
export type LifecycleState = { status: DepositStatus; closableEarly: boolean }

/** Why the table refuses the action; undefined when it does not. */
export function refusalOf({ status, closableEarly }: LifecycleState, action: DepositAction): ErrorRow | undefined {
  const refused = LIFECYCLE[action].refusals[status]
  if (refused) return refused
  return action === 'CLOSE' && !closableEarly ? codes.depositCloseNotAllowed : undefined
}

/** What somebody with these permissions can do with the deposit now. */
export const allowedActions = (deposit: LifecycleState, permissions: ReadonlySet<string>): DepositAction[] =>
  permissions.has(MANAGE) ? DEPOSIT_ACTIONS.filter(action => refusalOf(deposit, action) === undefined) : []
