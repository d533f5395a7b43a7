// The one table of what may be done to a statement line. The service enforces it, answers `allowedActions` from it, and the tests walk it.
import { STATEMENT_STATUSES, type StatementRow, type StatementStatus } from './table.ts'

export const STATEMENT_ACTIONS = ['RECONCILE', 'DELETE', 'ARCHIVE', 'UNARCHIVE'] as const
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]

/** `GONE`: no row is left. `DERIVED`: the status follows from the allocated amount (allocate.ts). */
type Outcome = StatementStatus | 'GONE' | 'DERIVED'

type Rule = {
  permission: 'treasury.statements.manage' | 'treasury.reconciliation.manage'
  /** Only on lines that a person entered: what a bank said is taken back with its whole import. */
  enteredByHandOnly: boolean
  from: Partial<Record<StatementStatus, Outcome>>
}

export const STATEMENT_LIFECYCLE: Readonly<Record<StatementAction, Rule>> = {
  RECONCILE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    from: { UNRECONCILED: 'DERIVED', PARTIALLY_RECONCILED: 'DERIVED' },
  },
  DELETE: {
    permission: 'treasury.statements.manage',
    enteredByHandOnly: true,
    from: { UNRECONCILED: 'GONE', ARCHIVED: 'GONE' },
  },
  ARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    from: { UNRECONCILED: 'ARCHIVED' },
  },
  UNARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    from: { ARCHIVED: 'UNRECONCILED' },
  },
}

/** States in which the action is allowed. */
export const statesOf = (action: StatementAction): StatementStatus[] =>
  STATEMENT_STATUSES.filter(state => state in STATEMENT_LIFECYCLE[action].from)

export const enteredByHand = (row: Pick<StatementRow, 'importId' | 'source'>): boolean =>
  row.importId === null && row.source === 'MANUAL'

/** What a holder of these permissions can do with the line now. */
export const allowedActions = (
  row: Pick<StatementRow, 'status' | 'importId' | 'source'>,
  permissions: ReadonlySet<string>,
): StatementAction[] =>
  STATEMENT_ACTIONS.filter(action => {
    const { permission, enteredByHandOnly, from } = STATEMENT_LIFECYCLE[action]
    return row.status in from && permissions.has(permission) && (!enteredByHandOnly || enteredByHand(row))
  })
