// The work of a run, in the worker's process. It may be begun again at any time: what it recommends is written in one
// transaction that only a run at work can make, so that after a crash all of it is there or nothing.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from '../errors.ts'
import { Matcher } from './matching/engine.ts'
import type { Line, Proposal } from './matching/types.ts'
import { readAllCounterparties, readOpenExpecteds, readOpenLines, readRejected } from './openRecords.ts'
import {
  insertRecommendations,
  supersedeOlder,
  supersedeOutgrownOfRun,
  type NewRecommendation,
} from './recommendations.ts'
import { statesFor } from './runLifecycle.ts'
import { moveRun } from './runs.ts'
import { tellRun } from './startRun.ts'
import type { RunRow } from './table.ts'

export type RunOf = { organizationId: string; runId: string }

const PROGRESS_EVERY_MS = 200
/** One transaction reads or writes a whole organization. */
const WHOLE = { timeoutMs: 120_000 }

/** Somebody cancelled the run, or another worker finished it. */
class Overtaken extends Error {}

/** Matches all open lines of a run and keeps what the engine proposes. */
export async function workRun({ database }: Pick<TreasuryContext, 'database'>, of: RunOf): Promise<void> {
  const { organizationId, runId } = of
  const begun = await database.inOrganization(organizationId, null, tx =>
    moveRun(tx, runId, statesFor('BEGIN'), { status: 'RUNNING', done: 0 }),
  )
  if (!begun) return
  try {
    const { lines, matcher, recommendable } = await read(database, begun)
    const proposals = await matchInSteps(matcher, lines, recommendable.size, progressOf(database, begun))
    await keep(database, begun, toRecommend(proposals, recommendable), recommendable.size)
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
  }
}

async function read(database: Database, run: RunRow) {
  const { organizationId, bankAccountId } = run
  return database.inOrganization(
    organizationId,
    null,
    async tx => {
      // Lines of other accounts are matched too, though nothing is recommended for them: one of them may have the better
      // claim on an expected transaction that names no account.
      const lines = await readOpenLines(tx)
      const expecteds = await readOpenExpecteds(tx, bankAccountId)
      const matcher = new Matcher(expecteds, await readAllCounterparties(tx), await readRejected(tx))
      const mine = lines.filter(line => bankAccountId === null || line.accountId === bankAccountId)
      return { lines, matcher, recommendable: new Map(mine.map(line => [line.id, line])) }
    },
    WHOLE,
  )
}

type Report = (done: number, total: number) => Promise<void>

/** Tells how far the work is, a few times a second, each time in a transaction of its own. */
function progressOf(database: Database, { organizationId, id }: RunRow): Report {
  let told = 0
  return async (done, total) => {
    if (performance.now() - told < PROGRESS_EVERY_MS) return
    told = performance.now()
    await database.inOrganization(organizationId, null, async tx => {
      const run = await moveRun(tx, id, ['RUNNING', 'CONFIRMING'], { done, total })
      if (!run) throw new Overtaken()
      tx.emit('run.progress', id, { scopeId: run.bankAccountId })
    })
  }
}

/** Steps of the engine, with a pause between them for everything else in this process. */
async function matchInSteps(matcher: Matcher, lines: Line[], total: number, report: Report): Promise<Proposal[]> {
  const found: Proposal[] = []
  for (const { done, total: all, proposals } of matcher.match(lines)) {
    found.push(...proposals)
    await report(Math.min(Math.round((done / Math.max(all, 1)) * total), total), total)
    await yieldToOthers()
  }
  return found
}

function* toRecommend(proposals: Proposal[], lines: ReadonlyMap<string, Line>): Generator<NewRecommendation> {
  for (const proposal of proposals) {
    const line = lines.get(proposal.lineIds[0]!)
    if (line) yield { id: newId(), bankAccountId: line.accountId, currency: line.currency, proposal }
  }
}

async function keep(database: Database, run: RunRow, items: Iterable<NewRecommendation>, total: number) {
  const { organizationId, id, bankAccountId, mode } = run
  const list = [...items]
  const lineCount = (some: NewRecommendation[]) => some.reduce((sum, { proposal }) => sum + proposal.lineIds.length, 0)
  const automatic = list.filter(({ proposal }) => proposal.automatic)
  const reviews = mode === 'AUTOMATIC' && automatic.length > 0
  await database.inOrganization(
    organizationId,
    run.startedBy,
    async tx => {
      const counts = { done: total, total, matched: lineCount(list), automatic: lineCount(automatic) }
      const kept = await moveRun(tx, id, reviews ? statesFor('ASK_REVIEW') : ['RUNNING'], {
        ...counts,
        status: reviews ? 'AWAITING_REVIEW' : 'COMPLETED',
        finishedAt: reviews ? null : tx.clock.now().toString(),
      })
      if (!kept) throw new Overtaken()
      await insertRecommendations(tx, id, list)
      await supersedeOutgrownOfRun(tx, id)
      await supersedeOlder(tx, { id, bankAccountId })
      recordActivity(tx, {
        action: 'SUBMITTED',
        recordType: 'RECONCILIATION_RUN',
        recordId: id,
        recordLabel: mode,
        counts: { lines: total, matched: counts.matched, automatic: counts.automatic },
      })
      tellRun(tx, kept)
      tx.emit('recommendations.changed', id, { scopeId: bankAccountId })
    },
    { ...WHOLE, ...nameOf(run.startedByName, run.requestId) },
  )
}

/** Marks a run as failed: its work was given up. */
export async function abandonRun({ database }: Pick<TreasuryContext, 'database'>, { organizationId, runId }: RunOf) {
  await database.inOrganization(organizationId, null, async (tx: Tx) => {
    const run = await moveRun(tx, runId, statesFor('FAIL'), {
      status: 'FAILED',
      failure: 'runInterrupted' satisfies keyof typeof codes,
      finishedAt: tx.clock.now().toString(),
    })
    if (!run) return
    recordActivity(tx, {
      action: 'FAILED',
      recordType: 'RECONCILIATION_RUN',
      recordId: runId,
      recordLabel: run.mode,
      reason: codes.runInterrupted.en,
    })
    tellRun(tx, run)
  })
}

export const nameOf = (actorName: string | null, requestId: string | null) => ({
  ...(actorName !== null && { actorName }),
  ...(requestId !== null && { requestId }),
})
