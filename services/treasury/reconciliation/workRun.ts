// The work of a run, in the worker's process. It may be begun again at any time: what it recommends is written in one
// transaction that only a run at work can end, so that after a crash all of it is there or nothing.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from '../errors.ts'
import { Matcher } from './matching/engine.ts'
import type { Line } from './matching/types.ts'
import { readAllCounterparties, readOpenExpecteds, readOpenLines, readRejected } from './openRecords.ts'
import { openWriter } from './recommendationWriter.ts'
import { supersedeOlder, supersedeOutgrownOfRun } from './recommendations.ts'
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
    const work = await read(database, begun)
    const report = progressOf(database, begun)
    const as = { ...WHOLE, ...nameOf(begun.startedByName, begun.requestId) }
    await database.inOrganization(
      organizationId,
      begun.startedBy,
      async tx => keep(tx, begun, await match(tx, begun, work, report)),
      as,
    )
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
  }
}

/** What a run works on: all lines and what they are matched against, and for which of them something is recommended. */
type Work = { lines: Line[]; matcher: Matcher; recommendable: ReadonlyMap<string, Line> }

async function read(database: Database, run: RunRow): Promise<Work> {
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

/** How many lines a run looked at, and for how many of them it recommends something. */
type Counts = { total: number; matched: number; automatic: number }

/** Lets the engine go on step by step, while what it has decided is being written; between steps everything else in this process goes on. */
async function match(tx: Tx, run: RunRow, { lines, matcher, recommendable }: Work, report: Report): Promise<Counts> {
  const writer = openWriter(tx, run.id)
  const counts = { total: recommendable.size, matched: 0, automatic: 0 }
  for (const { done, total, proposals } of matcher.match(lines)) {
    for (const proposal of proposals) {
      const line = recommendable.get(proposal.lineIds[0]!)
      if (!line) continue
      writer.add({ id: newId(), bankAccountId: line.accountId, currency: line.currency, proposal })
      counts.matched += proposal.lineIds.length
      if (proposal.automatic) counts.automatic += proposal.lineIds.length
    }
    await report(Math.round((done / total) * counts.total), counts.total)
    await yieldToOthers()
  }
  await writer.end()
  return counts
}

/** Ends the work of a run, if it still is one at work. */
async function keep(tx: Tx, { id, bankAccountId, mode }: RunRow, counts: Counts): Promise<void> {
  await supersedeOutgrownOfRun(tx, id)
  await supersedeOlder(tx, { id, bankAccountId })
  const reviews = mode === 'AUTOMATIC' && counts.automatic > 0
  const kept = await moveRun(tx, id, reviews ? statesFor('ASK_REVIEW') : ['RUNNING'], {
    ...counts,
    done: counts.total,
    status: reviews ? 'AWAITING_REVIEW' : 'COMPLETED',
    finishedAt: reviews ? null : tx.clock.now().toString(),
  })
  if (!kept) throw new Overtaken()
  recordActivity(tx, {
    action: 'SUBMITTED',
    recordType: 'RECONCILIATION_RUN',
    recordId: id,
    recordLabel: mode,
    counts: { lines: counts.total, matched: counts.matched, automatic: counts.automatic },
  })
  tellRun(tx, kept)
  tx.emit('recommendations.changed', id, { scopeId: bankAccountId })
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
