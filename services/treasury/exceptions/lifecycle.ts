// The one table of what people may do with an exception. The service enforces it, answers `allowedActions` from it, and the tests walk it.
import { EXCEPTION_STATUSES, type ExceptionStatus } from './table.ts'

export const EXCEPTION_ACTIONS = ['ASSIGN', 'START', 'RESOLVE', 'REOPEN', 'COMMENT'] as const
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number]

/** `SAME`: it stays where it is. */
type Outcome = ExceptionStatus | 'SAME'

export const MANAGE_EXCEPTIONS = 'treasury.exceptions.manage'

export const EXCEPTION_LIFECYCLE: Readonly<Record<ExceptionAction, Partial<Record<ExceptionStatus, Outcome>>>> = {
  ASSIGN: { OPEN: 'SAME', IN_PROGRESS: 'SAME' },
  START: { OPEN: 'IN_PROGRESS' },
  RESOLVE: { OPEN: 'RESOLVED', IN_PROGRESS: 'RESOLVED' },
  REOPEN: { RESOLVED: 'OPEN' },
  COMMENT: { OPEN: 'SAME', IN_PROGRESS: 'SAME', RESOLVED: 'SAME' },
}

/** States in which the action is allowed. */
export const statesOf = (action: ExceptionAction): ExceptionStatus[] =>
  EXCEPTION_STATUSES.filter(status => status in EXCEPTION_LIFECYCLE[action])

/** What a holder of these permissions can do with an exception in this state. */
export const allowedActions = (status: ExceptionStatus, permissions: ReadonlySet<string>): ExceptionAction[] =>
  permissions.has(MANAGE_EXCEPTIONS) ? EXCEPTION_ACTIONS.filter(action => statesOf(action).includes(status)) : []
