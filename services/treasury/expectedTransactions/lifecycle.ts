// The one table of what may be done to an expected transaction. The service enforces it, answers `allowedActions` from it,
// and the tests walk every cell of it.
import { RECONCILIATION_STATUSES } from '../reconciliationStatuses.ts'
import { EXPECTED_SOURCES, type ExpectedRow } from './table.ts'

export type ExpectedStatus = ExpectedRow['status']
export type ExpectedSource = ExpectedRow['source']

export const EXPECTED_ACTIONS = ['UPDATE', 'DELETE', 'RECONCILE', 'ARCHIVE', 'UNARCHIVE'] as const
export type ExpectedAction = (typeof EXPECTED_ACTIONS)[number]

/** `GONE`: no row is left. `DERIVED`: the status follows from the allocated amount (allocate.ts). */
type Outcome = ExpectedStatus | 'GONE' | 'DERIVED'

type Rule = {
  permission: 'treasury.expected.manage' | 'treasury.reconciliation.manage'
  /** Only on what people or imports brought: a record that follows another one is changed there. */
  ownRecordOnly: boolean
  /** Only on what was never reconciled: a reconciliation that was taken back is kept, and with it the record that it names. */
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

/** States in which the action is allowed. */
export const statesOf = (action: ExpectedAction): ExpectedStatus[] => {
  const { from } = LIFECYCLE[action]
  return RECONCILIATION_STATUSES.filter(state => state in from)
}

/** Sources on which the action is allowed. */
export const sourcesOf = (action: ExpectedAction): readonly ExpectedSource[] =>
  LIFECYCLE[action].ownRecordOnly ? OWN_SOURCES : EXPECTED_SOURCES

/** What a holder of these permissions can do with the record now. */
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
