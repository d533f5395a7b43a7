// The single table of users' actions on an exception. The service enforces it, computes `allowedActions` from it, and the tests cover it.
import { EXCEPTION_STATUSES, type ExceptionStatus } from './table.ts'

export const EXCEPTION_ACTIONS = ['ASSIGN', 'START', 'RESOLVE', 'REOPEN', 'COMMENT'] as const
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number]

/** `SAME`: the status doesn't change. */
type Outcome = ExceptionStatus | 'SAME'

export const MANAGE_EXCEPTIONS = 'treasury.exceptions.manage'

export const EXCEPTION_LIFECYCLE: Readonly<Record<ExceptionAction, Partial<Record<ExceptionStatus, Outcome>>>> = {
  ASSIGN: { OPEN: 'SAME', IN_PROGRESS: 'SAME' },
  START: { OPEN: 'IN_PROGRESS' },
  RESOLVE: { OPEN: 'RESOLVED', IN_PROGRESS: 'RESOLVED' },
  REOPEN: { RESOLVED: 'OPEN' },
  COMMENT: { OPEN: 'SAME', IN_PROGRESS: 'SAME', RESOLVED: 'SAME' },
}

/** Statuses in which the action is allowed. */
export const statesOf = (action: ExceptionAction): ExceptionStatus[] =>
  EXCEPTION_STATUSES.filter(status => status in EXCEPTION_LIFECYCLE[action])

/** The actions that these permissions allow in this status. */
export const allowedActions = (status: ExceptionStatus, permissions: ReadonlySet<string>): ExceptionAction[] =>
  permissions.has(MANAGE_EXCEPTIONS) ? EXCEPTION_ACTIONS.filter(action => statesOf(action).includes(status)) : []
