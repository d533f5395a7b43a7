// Matching of all that is open, by several threads where it is much. Flows of money have nothing to do with each other, so each thread
// reads, matches and makes ready for writing what belongs to its own (docs/decisions/0085-matching-in-threads.md).
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../kit/database/database.ts'
import { matchShare, type Counts, type Matched, type Share, type Take } from './matchShare.ts'
import type { ThreadTask } from './matchThread.ts'
import { dealOut } from './matching/shares.ts'
import { countOpenLines } from './openRecords.ts'
import type { RecommendationColumns } from './recommendationColumns.ts'

/** Fewer lines are matched in the caller's thread: one of its own takes half a second of a processor and 100 MB before it begins. */
const WORTH_A_THREAD = 20_000
const MOST_THREADS = 2
/** Room for what is made and soon forgotten, twice what Node gives; with more it is not quicker. */
const LIMITS = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 1_024 }

export type Matching = Omit<Share, 'flows'> & {
  /** Takes recommendations as they are made. */
  write: (columns: RecommendationColumns) => void
  /** Hears how many lines were read, of how many. What it throws ends the work. */
  report: (done: number, total: number) => Promise<void>
  worthAThread?: number
}

const NOTHING_YET: Omit<Matched, 'columns'> = { done: 0, counts: { total: 0, matched: 0, automatic: 0 } }

/** Matches all that is open in an organization, and counts what came of it. */
export async function matchOrganization(database: Database, matching: Matching): Promise<Counts> {
  const { organizationId, bankAccountId, write, report, worthAThread = WORTH_A_THREAD } = matching
  const flows = await database.inOrganization(organizationId, null, tx => countOpenLines(tx, bankAccountId))
  const lines = sumOf(flows, flow => flow.lines)
  const asked = sumOf(flows, flow => flow.asked)
  const inThreads = lines >= worthAThread
  const shares = dealOut(flows, inThreads ? Math.min(MOST_THREADS, availableParallelism()) : 1)

  const latest = shares.map(() => NOTHING_YET)
  const failed = new AbortController()
  const work = shares.map(async (flowsOfShare, place) => {
    const share = { organizationId, bankAccountId, flows: flowsOfShare }
    const take: Take = async ({ done, counts, columns }) => {
      failed.signal.throwIfAborted()
      latest[place] = { done, counts }
      if (columns) write(columns)
      await report(Math.round((sumOf(latest, each => each.done) / lines) * asked), asked)
    }
    const task = { databaseUrl: database.url, service: database.service, share }
    await (inThreads ? matchInThread(task, take, failed.signal) : matchShare(database, share, take))
  })
  await Promise.all(work).catch((error: unknown) => {
    failed.abort(error)
    throw error
  })
  return {
    total: sumOf(latest, ({ counts }) => counts.total),
    matched: sumOf(latest, ({ counts }) => counts.matched),
    automatic: sumOf(latest, ({ counts }) => counts.automatic),
  }
}

function matchInThread(task: ThreadTask, take: Take, failed: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const thread = new Worker(new URL('./matchThread.ts', import.meta.url), { workerData: task, resourceLimits: LIMITS })
  const fail = (error: unknown) => {
    reject(error)
    void thread.terminate()
  }
  let taken = Promise.resolve()
  thread.on('message', (matched: Matched) => {
    taken = taken.then(() => take(matched))
    taken.catch(fail)
  })
  thread.on('error', fail)
  thread.on('exit', code => {
    if (code === 0) taken.then(resolve, reject)
    else reject(new Error(`the matching thread ended with ${code}`))
  })
  failed.addEventListener('abort', () => fail(failed.reason))
  return promise
}

const sumOf = <T>(list: readonly T[], numberOf: (item: T) => number) =>
  list.reduce((sum, item) => sum + numberOf(item), 0)
