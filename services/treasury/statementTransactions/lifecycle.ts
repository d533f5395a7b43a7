// The one table of what may be done to a statement line. The service enforces it, answers `allowedActions` from it, and the tests walk it.
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'
import type { StatementRow, StatementStatus } from './table.ts'

export const STATEMENT_ACTIONS = ['RECONCILE', 'DELETE', 'ARCHIVE', 'UNARCHIVE'] as const
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]

/** `GONE`: no row is left. `DERIVED`: the status follows from the allocated amount (allocate.ts). */
type Outcome = StatementStatus | 'GONE' | 'DERIVED'

type Rule = {
  permission: 'treasury.statements.manage' | 'treasury.reconciliation.manage'
  /** Only on lines that a person entered: what a bank said is taken back with its whole import. */
  enteredByHandOnly: boolean
  /** Only on lines that were never reconciled: a reconciliation that was taken back is kept, and with it the lines that it names. */
  withoutHistoryOnly: boolean
  from: Partial<Record<StatementStatus, Outcome>>
}

export const STATEMENT_LIFECYCLE: Readonly<Record<StatementAction, Rule>> = {
  RECONCILE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    withoutHistoryOnly: false,
    from: { UNRECONCILED: 'DERIVED', PARTIALLY_RECONCILED: 'DERIVED' },
  },
  DELETE: {
    permission: 'treasury.statements.manage',
    enteredByHandOnly: true,
    withoutHistoryOnly: true,
    from: { UNRECONCILED: 'GONE', ARCHIVED: 'GONE' },
  },
  ARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    withoutHistoryOnly: false,
    from: { UNRECONCILED: 'ARCHIVED' },
  },
  UNARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    enteredByHandOnly: false,
    withoutHistoryOnly: false,
    from: { ARCHIVED: 'UNRECONCILED' },
  },
}

/** States in which the action is allowed. */
export const statesOf = (action: StatementAction): StatementStatus[] =>
  RECONCILIATION_STATUSES.filter(state => state in STATEMENT_LIFECYCLE[action].from)

export const enteredByHand = (row: Pick<StatementRow, 'importId' | 'source'>): boolean =>
  row.importId === null && row.source === 'MANUAL'

/** What a holder of these permissions can do with the line now. */
export const allowedActions = (
  row: Pick<StatementRow, 'status' | 'importId' | 'source' | 'wasReconciled'>,
  permissions: ReadonlySet<string>,
): StatementAction[] =>
  STATEMENT_ACTIONS.filter(action => {
    const { permission, enteredByHandOnly, withoutHistoryOnly, from } = STATEMENT_LIFECYCLE[action]
    const isOfBank = enteredByHandOnly && !enteredByHand(row)
    const isKept = withoutHistoryOnly && row.wasReconciled
    return row.status in from && !isOfBank && !isKept && permissions.has(permission)
  })
