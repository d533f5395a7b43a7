// The work of a run, in the worker's process. It may be restarted at any time: its recommendations are written in one transaction that only
// a run in progress can commit, so that after a crash either all exist or none.
import { recordActivity } from '../../kit/activity/record.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { inTheNameOf } from '../../kit/database/requester.ts'
import { newId } from '../../kit/ids.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from './errors.ts'
import { claimRequests, dropRequests } from './analysisRequests.ts'
import { beginning } from './events.ts'
import { matchOrganization, type Matching } from './matchOrganization.ts'
import type { Counts } from './matchShare.ts'
import { openWriter } from './recommendationWriter.ts'
import { supersedeOlder, supersedeOutgrownOfRun } from './recommendations.ts'
import { statesFor } from './runLifecycle.ts'
import { moveRun, noteBeginning, runList } from './runs.ts'
import { countLinesOfRun } from './store.ts'
import { emitRunChanged } from './startRun.ts'
import type { RunRow } from './table.ts'

export type RunOf = { organizationId: string; runId: string }

const PROGRESS_EVERY_MS = 200
/** One transaction writes for an entire organization. */
const WHOLE = { timeoutMs: 120_000 }

/** A user cancelled the run, or another worker finished it. */
class StaleCheck extends Error {}

/** Matches all open lines of a run and stores the engine's proposals. */
export async function workRun({ database }: Pick<TreasuryContext, 'database'>, of: RunOf): Promise<void> {
  const { organizationId, runId } = of
  const begun = await database.inOrganization(organizationId, null, async tx => {
    const run = await moveRun(tx, runId, statesFor('BEGIN'), { status: 'RUNNING', done: 0 })
    if (!run) return undefined
    await claimRequests(tx, run)
    // What arrived while it waited for a worker is older than its beginning, so this run analyzes it.
    await noteBeginning(tx, run)
    return run
  })
  if (!begun) return
  await expectFirst(database, begun)
  try {
    const as = { ...WHOLE, ...inTheNameOf({ actorName: begun.startedByName, requestId: begun.requestId }) }
    await database.inOrganization(
      organizationId,
      begun.startedBy,
      async tx => {
        const before = newId()
        const writer = openWriter(tx, runId)
        const { bankAccountId } = begun
        const report = progressOf(database, begun)
        const counts = await matchOrganization(database, { organizationId, bankAccountId, write: writer.add, report })
        await writer.end()
        await keep(tx, begun, counts, before)
      },
      as,
    )
  } catch (error) {
    if (!(error instanceof StaleCheck)) throw error
  }
}

/** In separate transactions, because creating expected transactions takes numbers, which approvals also need. */
async function expectFirst(database: Database, { organizationId, bankAccountId }: RunRow): Promise<void> {
  const raise = (tx: Tx) => tx.raise(beginning, { bankAccountId })
  while ((await database.inOrganization(organizationId, null, raise)).includes(true));
}

/** Reports the progress a few times a second, each time in a separate transaction. */
function progressOf(database: Database, { organizationId, id }: RunRow): Matching['report'] {
  let told = 0
  return async (done, total) => {
    if (performance.now() - told < PROGRESS_EVERY_MS) return
    told = performance.now()
    await database.inOrganization(organizationId, null, async tx => {
      const run = await moveRun(tx, id, ['RUNNING', 'CONFIRMING'], { done, total })
      if (!run) throw new StaleCheck()
      tx.emit('run.progress', id, { scopeId: run.bankAccountId })
    })
  }
}

/** Ends the work of a run, if it is still in progress. `before`: an id older than its first recommendation. */
async function keep(tx: Tx, { id, bankAccountId, mode }: RunRow, counts: Counts, before: string): Promise<void> {
  await supersedeOutgrownOfRun(tx, id, before)
  await supersedeOlder(tx, { id, bankAccountId })
  const reviews = mode === 'AUTOMATIC' && counts.automatic > 0
  const kept = await moveRun(tx, id, reviews ? statesFor('ASK_REVIEW') : ['RUNNING'], {
    ...counts,
    done: counts.total,
    status: reviews ? 'AWAITING_REVIEW' : 'COMPLETED',
    finishedAt: reviews ? null : tx.clock.now().toString(),
  })
  if (!kept) throw new StaleCheck()
  await dropRequests(tx, kept)
  recordActivity(tx, {
    action: 'SUBMITTED',
    recordType: 'RECONCILIATION_RUN',
    recordId: id,
    recordLabel: mode,
    counts: { lines: counts.total, matched: counts.matched, automatic: counts.automatic },
  })
  emitRunChanged(tx, kept)
  tx.emit('recommendations.changed', id, { scopeId: bankAccountId })
}

/** Marks a run as failed, because its work was abandoned. What it had confirmed by then stays, and is logged. */
export async function abandonRun({ database }: Pick<TreasuryContext, 'database'>, { organizationId, runId }: RunOf) {
  const known = await database.inOrganization(organizationId, null, tx => runList.readOne(tx, runId))
  if (!known) return
  // The user who confirmed is the one who reconciled, however it ended.
  const as = inTheNameOf({ actorName: known.confirmedByName, requestId: known.requestId })
  await database.inOrganization(
    organizationId,
    known.confirmedBy,
    async tx => {
      const run = await moveRun(tx, runId, statesFor('FAIL'), {
        status: 'FAILED',
        failure: 'runInterrupted' satisfies keyof typeof codes,
        finishedAt: tx.clock.now().toString(),
      })
      if (!run) return
      await dropRequests(tx, run)
      recordActivity(tx, {
        action: 'FAILED',
        recordType: 'RECONCILIATION_RUN',
        recordId: runId,
        recordLabel: run.mode,
        reason: codes.runInterrupted.en,
      })
      const lines = await countLinesOfRun(tx, run)
      if (lines > 0) recordReconciled(tx, run, lines)
      emitRunChanged(tx, run)
      tx.emit('recommendations.changed', runId, { scopeId: run.bankAccountId })
    },
    as,
  )
}

/** Logs how many lines a run has reconciled. */
export function recordReconciled(tx: Tx, run: RunRow, lines: number): void {
  recordActivity(tx, {
    action: 'RECONCILED',
    recordType: 'RECONCILIATION_RUN',
    recordId: run.id,
    recordLabel: run.mode,
    counts: { lines, excluded: run.excluded.length },
  })
}
