// Where processes are killed: the action, the victim, and the point.
import type { FaultKind } from '../../../services/sandbox-bank/faults.ts'
import type { Death, DeathPoint } from '../campaign/crashes.ts'

/** The action during which a process dies. */
export type Deed =
  'dispatch' | 'sync' | 'create' | 'edit' | 'approve' | 'bulk' | 'reject' | 'cancel' | 'export' | 'settle'

export type Scenario = {
  who: 'worker' | 'api'
  deed: Deed
  death: Death
  /** The bank's fault in addition. */
  fault?: FaultKind
}

export const nameOf = ({ who, deed, death: { at, pass }, fault }: Scenario): string =>
  [who, deed, pass > 1 ? `${at} ${pass}` : at, ...(fault ? [fault] : [])].join(' ')

const dying = (at: DeathPoint, pass = 1): Death => ({ at, pass })

/** The worker between any two steps of a dispatch. */
const DISPATCH: readonly Scenario[] = [
  ...(['AFTER_ATTEMPT', 'AFTER_SENDING', 'AFTER_CALL', 'AFTER_RECORD', 'AFTER_STATUS', 'AFTER_OUTCOME'] as const).map(
    at => ({
      who: 'worker' as const,
      deed: 'dispatch' as const,
      death: dying(at),
    }),
  ),
  ...(['LOST_AFTER', 'LOST_BEFORE', 'TWICE', 'ERROR_504_AFTER'] as const).map(fault => ({
    who: 'worker' as const,
    deed: 'dispatch' as const,
    death: dying('AFTER_CALL'),
    fault,
  })),
]

/** Before and after the worker's commits: the attempt, the call, its answer, and the bank's later status. */
const COMMITS: readonly Scenario[] = [1, 2, 3, 4].flatMap(pass =>
  (['BEFORE_COMMIT', 'AFTER_COMMIT'] as const).map(at => ({
    who: 'worker' as const,
    deed: 'dispatch' as const,
    death: dying(at, pass),
  })),
)

const SYNC: readonly Scenario[] = [1, 3].flatMap(pass =>
  (['BEFORE_COMMIT', 'AFTER_COMMIT'] as const).map(at => ({
    who: 'worker' as const,
    deed: 'sync' as const,
    death: dying(at, pass),
  })),
)

/** The API during a request; the first commit of an approval uses up the proof, and the second one approves. */
const ASKED: readonly Scenario[] = (
  [
    ['create', 1],
    ['edit', 1],
    ['approve', 1],
    ['approve', 2],
    ['bulk', 3],
    ['reject', 1],
    ['cancel', 1],
    ['export', 1],
    ['settle', 1],
  ] as const
).flatMap(([deed, pass]) =>
  (['BEFORE_COMMIT', 'AFTER_COMMIT'] as const).map(at => ({ who: 'api' as const, deed, death: dying(at, pass) })),
)

export const SCENARIOS: readonly Scenario[] = [...DISPATCH, ...COMMITS, ...SYNC, ...ASKED]
