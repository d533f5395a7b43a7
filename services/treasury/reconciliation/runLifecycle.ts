// The single table of a run's statuses. Use cases enforce it, and tests cover every cell.
import type { RunRow } from './table.ts'

export type RunStatus = RunRow['status']

export const RUN_ACTIONS = ['BEGIN', 'FINISH', 'ASK_REVIEW', 'CONFIRM', 'CANCEL', 'FAIL'] as const
export type RunAction = (typeof RUN_ACTIONS)[number]

export const RUN_LIFECYCLE: Readonly<Record<RunAction, Partial<Record<RunStatus, RunStatus>>>> = {
  // Again from RUNNING, if the worker of the first attempt was killed.
  BEGIN: { QUEUED: 'RUNNING', RUNNING: 'RUNNING' },
  FINISH: { RUNNING: 'COMPLETED', CONFIRMING: 'COMPLETED' },
  ASK_REVIEW: { RUNNING: 'AWAITING_REVIEW' },
  CONFIRM: { AWAITING_REVIEW: 'CONFIRMING' },
  CANCEL: { QUEUED: 'CANCELLED', RUNNING: 'CANCELLED', AWAITING_REVIEW: 'CANCELLED' },
  FAIL: { QUEUED: 'FAILED', RUNNING: 'FAILED', CONFIRMING: 'FAILED' },
}

const STATES: readonly RunStatus[] = [
  'QUEUED',
  'RUNNING',
  'AWAITING_REVIEW',
  'CONFIRMING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
]

/** Statuses from which an action leads to `to`; without it, all in which the action is allowed. */
export const statesFor = (action: RunAction, to?: RunStatus): RunStatus[] =>
  STATES.filter(state => {
    const next = RUN_LIFECYCLE[action][state]
    return next !== undefined && (to === undefined || next === to)
  })
