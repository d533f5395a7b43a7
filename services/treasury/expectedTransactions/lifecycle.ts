// The single table of the actions on an expected transaction. The service enforces it, computes `allowedActions` from it, and the tests
// cover every cell.
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'
import { EXPECTED_SOURCES, type ExpectedRow } from './table.ts'

export type ExpectedStatus = ExpectedRow['status']
export type ExpectedSource = ExpectedRow['source']

export const EXPECTED_ACTIONS = ['UPDATE', 'DELETE', 'RECONCILE', 'ARCHIVE', 'UNARCHIVE'] as const
export type ExpectedAction = (typeof EXPECTED_ACTIONS)[number]

/** `GONE`: the row is deleted. `DERIVED`: the status follows from the allocated amount (allocate.ts). */
type Outcome = ExpectedStatus | 'GONE' | 'DERIVED'

type Rule = {
  permission: 'treasury.expected.manage' | 'treasury.reconciliation.manage'
  /** Only for records of users and imports: one that follows another record is changed there. */
  ownRecordOnly: boolean
  /** Only if never reconciled: an undone reconciliation is kept, with the record that it references. */
  withoutHistoryOnly: boolean
  from: Partial<Record<ExpectedStatus, Outcome>>
}

export const LIFECYCLE: Readonly<Record<ExpectedAction, Rule>> = {
  UPDATE: {
    permission: 'treasury.expected.manage',
    ownRecordOnly: true,
    withoutHistoryOnly: false,
    from: { UNRECONCILED: 'UNRECONCILED' },
  },
  DELETE: {
    permission: 'treasury.expected.manage',
    ownRecordOnly: true,
    withoutHistoryOnly: true,
    from: { UNRECONCILED: 'GONE', ARCHIVED: 'GONE' },
  },
  RECONCILE: {
    permission: 'treasury.reconciliation.manage',
    ownRecordOnly: false,
    withoutHistoryOnly: false,
    from: { UNRECONCILED: 'DERIVED', PARTIALLY_RECONCILED: 'DERIVED' },
  },
  ARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    ownRecordOnly: true,
    withoutHistoryOnly: false,
    from: { UNRECONCILED: 'ARCHIVED' },
  },
  UNARCHIVE: {
    permission: 'treasury.reconciliation.manage',
    ownRecordOnly: true,
    withoutHistoryOnly: false,
    from: { ARCHIVED: 'UNRECONCILED' },
  },
}

const OWN_SOURCES: readonly ExpectedSource[] = ['MANUAL', 'IMPORT']

/** Statuses in which the action is allowed. */
export const statesOf = (action: ExpectedAction): ExpectedStatus[] => {
  const { from } = LIFECYCLE[action]
  return RECONCILIATION_STATUSES.filter(state => state in from)
}

/** Sources on which the action is allowed. */
export const sourcesOf = (action: ExpectedAction): readonly ExpectedSource[] =>
  LIFECYCLE[action].ownRecordOnly ? OWN_SOURCES : EXPECTED_SOURCES

/** The actions that these permissions allow on the record now. */
export function allowedActions(
  row: Pick<ExpectedRow, 'status' | 'source' | 'wasReconciled'>,
  permissions: ReadonlySet<string>,
): ExpectedAction[] {
  return EXPECTED_ACTIONS.filter(action => {
    const { from, permission, withoutHistoryOnly } = LIFECYCLE[action]
    const isKept = withoutHistoryOnly && row.wasReconciled
    return row.status in from && sourcesOf(action).includes(row.source) && !isKept && permissions.has(permission)
  })
}
