// Confirms what an automatic run proposed and a user reviewed. In batches, each in one transaction; a confirmed batch is no longer pending,
// so the work can resume where it stopped.
import { inTheNameOf } from '../../kit/database/requester.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import type { TreasuryContext } from '../context.ts'
import { lockExpected } from '../expectedTransactions/public.ts'
import { lockedBefore } from '../projection/public.ts'
import { lockStatements } from '../statementTransactions/public.ts'
import { readLimits, refuseBeyondBounds } from './refuseBeyondBounds.ts'
import { requiresExclusiveMatch, refuseSplit } from './manualTransfers.ts'
import type { Match, LockedRecords } from './match.ts'
import { confirmMatches } from './reconcile.ts'
import { lockPendingOf, nextToConfirm, settleRecommendations, type Recommended } from './recommendations.ts'
import { statesFor } from './runLifecycle.ts'
import { moveRun, runList } from './runs.ts'
import { allocationsOf, sidesOf, stillFits } from './settleRecommendation.ts'
import { emitRunChanged } from './startRun.ts'
import { countLinesOfRun } from './store.ts'
import type { RunRow } from './table.ts'
import { recordReconciled, type RunOf } from './workRun.ts'

const BATCH = 500

/** Confirms the automatic recommendations of a run except the excluded ones. */
export async function workConfirm({ database }: Pick<TreasuryContext, 'database'>, of: RunOf): Promise<void> {
  const { organizationId, runId } = of
  const run = await database.inOrganization(organizationId, null, tx => runList.readOne(tx, runId))
  if (run?.status !== 'CONFIRMING') return
  const as = { ...inTheNameOf({ actorName: run.confirmedByName, requestId: run.requestId }), timeoutMs: 60_000 }
  const next = (after: string | null): Promise<Batch | undefined> =>
    database.inOrganization(organizationId, run.confirmedBy, tx => confirmBatch(tx, run, after), as)
  for (let batch = await next(null); batch; batch = await next(batch.last)) {
    // After the commit: a batch that lost to another transaction is confirmed again, and counted once.
    run.done += batch.lines
  }
  await finish(database, run)
}

/** What one transaction has confirmed: the last id, and the number of lines. */
type Batch = { last: string; lines: number }

/** Confirms the next batch; returns undefined at the end. */
async function confirmBatch(tx: Tx, run: RunRow, after: string | null): Promise<Batch | undefined> {
  const recommended = await nextToConfirm(tx, run.id, run.excluded, after, BATCH)
  const last = recommended.at(-1)?.id
  if (last === undefined) return undefined
  const sides = await lockThose(tx, recommended)
  const alone = await requiresExclusiveMatch(tx, sides)
  const limits = await readLimits(tx)
  const lock = await lockedBefore(tx)
  const isLocked = (each: Recommended) =>
    lock !== null && sidesOf(each).lineIds.some(id => (sides.lines.get(id)?.date ?? lock) < lock)
  // The limits were lowered or a period was locked since the run: these stay pending, because a user has to decide.
  const beyondBounds = new Set(
    recommended.filter(
      each =>
        stillFits(each, sides) &&
        (isLocked(each) || refuseBeyondBounds({ allocations: allocationsOf(each) }, sides, limits) !== undefined),
    ),
  )
  const fits = (each: Recommended) =>
    stillFits(each, sides) &&
    !beyondBounds.has(each) &&
    refuseSplit({ allocations: allocationsOf(each) }, sides, alone) === undefined
  const settled = await settleRecommendations(
    tx,
    recommended.filter(fits).map(each => each.id),
    'ACCEPTED',
  )
  const accepted = new Set(settled.map(row => row.id))
  const matches: Match[] = recommended
    .filter(each => accepted.has(each.id))
    .map(each => ({
      kind: 'AUTOMATIC',
      allocations: allocationsOf(each),
      runId: run.id,
      recommendationId: each.id,
    }))
  if (matches.length) await confirmMatches(tx, matches, sides)
  // Others reconciled these in the meantime: their recommendations are superseded.
  const overtaken = recommended.filter(each => !accepted.has(each.id) && !beyondBounds.has(each)).map(each => each.id)
  await settleRecommendations(tx, overtaken, 'SUPERSEDED')
  const lines = recommended.reduce((sum, each) => sum + sidesOf(each).lineIds.length, 0)
  const moved = await moveRun(tx, run.id, ['CONFIRMING'], { done: run.done + lines })
  if (!moved) throw new Error('a run that is confirming was moved by something else')
  tx.emit('run.progress', run.id, { scopeId: run.bankAccountId })
  return { last, lines }
}

/** Both sides, locked; deleted records are omitted. */
async function lockThose(tx: Tx, recommended: readonly Recommended[]): Promise<LockedRecords> {
  const lineIds = new Set<string>()
  const expectedIds = new Set<string>()
  for (const each of recommended) {
    const sides = sidesOf(each)
    for (const id of sides.lineIds) lineIds.add(id)
    for (const id of sides.expectedIds) expectedIds.add(id)
  }
  const lines = await lockStatements(tx, [...lineIds])
  const expecteds = await lockExpected(tx, [...expectedIds])
  await lockPendingOf(tx, { statementTransactionIds: [...lineIds], expectedTransactionIds: [...expectedIds] })
  return { lines: new Map(lines.map(row => [row.id, row])), expecteds }
}

async function finish(database: Database, run: RunRow): Promise<void> {
  await database.inOrganization(
    run.organizationId,
    run.confirmedBy,
    async tx => {
      const finished = await moveRun(tx, run.id, statesFor('FINISH'), {
        status: 'COMPLETED',
        finishedAt: tx.clock.now().toString(),
      })
      // Another worker was first: the job ran twice.
      if (!finished) return
      recordReconciled(tx, finished, await countLinesOfRun(tx, finished))
      emitRunChanged(tx, finished)
      tx.emit('recommendations.changed', run.id, { scopeId: run.bankAccountId })
    },
    inTheNameOf({ actorName: run.confirmedByName, requestId: run.requestId }),
  )
}
