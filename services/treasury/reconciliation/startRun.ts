// Users' actions on runs: start, confirm, cancel. The work itself is a job (workRun.ts).
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { bankAccountOf } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { dropRequests, releaseRequests } from './analysisRequests.ts'
import { analyzeJob, confirmRunJob, runJob, tidyJob } from './jobs.ts'
import { statesFor } from './runLifecycle.ts'
import { cancelReviews, insertRun, moveRun, runList, runsAtWork } from './runs.ts'
import type { RunRow } from './table.ts'

const TIDY_AFTER_SECONDS = 60 * 60

type NewRun = { bankAccountId?: string | null | undefined; mode: RunRow['mode'] }

/** Starts the engine on one account or on all. */
export async function startRun(tx: Tx, jobs: Jobs, { bankAccountId = null, mode }: NewRun): Promise<RunRow> {
  if (bankAccountId !== null) await bankAccountOf(tx, bankAccountId)
  const atWork = await runsAtWork(tx, bankAccountId)
  if (!atWork.every(isByItself)) throw new Refusal(codes.runAtWork)
  // No user waits for an automatic analysis: a user's run takes precedence, and does its work too.
  const stopped = await stopRuns(tx, atWork)
  await releaseRequests(tx, stopped)
  const overtaken = await cancelReviews(tx, bankAccountId)
  for (const each of [...stopped, ...overtaken]) emitRunChanged(tx, each)
  return beginRun(tx, jobs, { bankAccountId, mode })
}

/** An automatic analysis of new lines. */
const isByItself = ({ startedBy, mode }: RunRow) => startedBy === null && mode === 'RECOMMEND'

async function stopRuns(tx: Tx, runs: readonly RunRow[]): Promise<RunRow[]> {
  const stopped: RunRow[] = []
  for (const { id } of runs) {
    const run = await moveRun(tx, id, statesFor('CANCEL'), {
      status: 'CANCELLED',
      finishedAt: tx.clock.now().toString(),
    })
    if (run) stopped.push(run)
  }
  return stopped
}

/** Begins a run that nothing prevents, on behalf of the caller; automatic without one. */
export async function beginRun(tx: Tx, jobs: Jobs, { bankAccountId = null, mode }: NewRun): Promise<RunRow> {
  const account = bankAccountId === null ? null : await bankAccountOf(tx, bankAccountId)
  const run = await insertRun(tx, {
    id: newId(),
    bankAccountId,
    mode,
    startedBy: tx.actorId,
    startedByName: tx.actorName,
    requestId: tx.requestId,
  })
  await jobs.enqueue(tx, runJob, { organizationId: tx.organizationId, runId: run.id })
  await tidyLater(tx, jobs)
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'RECONCILIATION_RUN',
    recordId: run.id,
    recordLabel: account?.alias ?? 'All accounts',
    changes: [{ field: 'mode', before: null, after: mode }],
  })
  emitRunChanged(tx, run)
  return run
}

/** Runs supersede older recommendations; long after this run the old ones are deleted. */
const tidyLater = (tx: Tx, jobs: Jobs) =>
  jobs.enqueue(
    tx,
    tidyJob,
    { organizationId: tx.organizationId },
    { startAfter: TIDY_AFTER_SECONDS, singletonKey: tx.organizationId },
  )

/** Confirms the automatic matches of a run except those that the reviewer excluded, which stay pending. */
export async function confirmRun(tx: Tx, jobs: Jobs, id: string, excluded: readonly string[]): Promise<RunRow> {
  const known = await runList.readOne(tx, id)
  if (!known) throw new Refusal(commonErrors.notFound)
  const others = (await runsAtWork(tx, known.bankAccountId)).filter(run => run.id !== id)
  if (others.length) throw new Refusal(codes.runAtWork)
  const run = await moveRun(tx, id, statesFor('CONFIRM'), {
    status: 'CONFIRMING',
    excluded: [...excluded],
    done: 0,
    total: known.automatic,
    confirmedBy: tx.actorId,
    confirmedByName: tx.actorName,
    requestId: tx.requestId,
  })
  if (!run) throw new Refusal(codes.runNotReviewable)
  await jobs.enqueue(tx, confirmRunJob, { organizationId: tx.organizationId, runId: id })
  emitRunChanged(tx, run)
  return run
}

/** Cancels a run. Its recommendations stay pending; one still in progress leaves none. */
export async function cancelRun(tx: Tx, jobs: Jobs, id: string): Promise<RunRow> {
  const run = await moveRun(tx, id, statesFor('CANCEL'), { status: 'CANCELLED', finishedAt: tx.clock.now().toString() })
  if (!run) {
    const known = await runList.readOne(tx, id)
    throw new Refusal(known ? codes.runNotReviewable : commonErrors.notFound)
  }
  recordActivity(tx, {
    action: 'CANCELLED',
    recordType: 'RECONCILIATION_RUN',
    recordId: id,
    recordLabel: run.mode,
  })
  await dropRequests(tx, run)
  // Lines that arrived meanwhile waited for this run to end.
  await jobs.enqueue(tx, analyzeJob, { organizationId: tx.organizationId })
  emitRunChanged(tx, run)
  return run
}

/** The event of a run's new state. */
export const emitRunChanged = (tx: Tx, run: Pick<RunRow, 'id' | 'bankAccountId'>) =>
  tx.emit('run.changed', run.id, { scopeId: run.bankAccountId })
