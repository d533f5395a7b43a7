// The single table of the actions on a statement transaction. The service enforces it, computes `allowedActions` from it, and the tests
// cover it.
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'
import type { StatementRow, StatementStatus } from './table.ts'

export const STATEMENT_ACTIONS = ['RECONCILE', 'DELETE', 'ARCHIVE', 'UNARCHIVE'] as const
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]

/** `GONE`: the row is deleted. `DERIVED`: the status follows from the allocated amount (allocate.ts). */
type Outcome = StatementStatus | 'GONE' | 'DERIVED'

type Rule = {
  permission: 'treasury.statements.manage' | 'treasury.reconciliation.manage'
  /** Only for manually entered lines: a bank's lines are removed with their entire import. */
  enteredByHandOnly: boolean
  /** Only for lines that were never reconciled: an undone reconciliation is kept, with the lines that it references. */
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

/** Statuses in which the action is allowed. */
export const statesOf = (action: StatementAction): StatementStatus[] =>
  RECONCILIATION_STATUSES.filter(state => state in STATEMENT_LIFECYCLE[action].from)

export const enteredByHand = (row: Pick<StatementRow, 'importId' | 'source'>): boolean =>
  row.importId === null && row.source === 'MANUAL'

/** The actions that these permissions allow on the line now. */
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
