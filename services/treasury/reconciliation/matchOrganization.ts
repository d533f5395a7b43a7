// Matches everything open in an organization, in several threads if there is much. Flows are independent of each other, so each thread
// reads, matches and prepares its own for writing (docs/decisions/0085-matching-threads.md).
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { asText } from '../../kit/database/asText.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { matchShare, readWork, type Counts, type Matched, type Take, type Work } from './matchShare.ts'
import type { ThreadTask } from './matchThread.ts'
import { dealOut } from './matching/shares.ts'
import { countOpenLines, statementsOf, type Share } from './openRecords.ts'
import type { CounterpartyRow, ExpectedRow, LimitsRow, LineRow, RejectedRow } from './openRows.ts'
import type { RecommendationColumns } from './recommendationColumns.ts'

/** Fewer lines are matched in the caller's thread: a new thread must load its modules first. */
const WORTH_A_THREAD = 20_000
const MAX_THREADS = 2
const LIMITS = { maxOldGenerationSizeMb: 1_024 }
/**
 * What a thread reads lives until its end, so scanning it for garbage while it grows frees nothing and took a seventh of the thread's CPU
 * time. The young generation also has its full size from the start, because otherwise most objects are copied while it grows; more than 32
 * MB is not faster. Pretenuring is off, because V8 would conclude from the rows read that everything allocated at the same place lives as
 * long: it filled the memory with hundreds of megabytes of garbage. These are process flags, which override a thread's limits: they apply
 * to threads started later, not to the current one (workerFlags.ts gives that one less).
 */
const THREAD_FLAGS = [
  '--initial-old-space-size=600',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-allocation-site-pretenuring',
]

/** One transaction reads an entire organization. */
const WHOLE = { timeoutMs: 120_000 }

export type Matching = Omit<Share, 'flows'> & {
  /** Receives recommendations as they are made. */
  write: (columns: RecommendationColumns) => void
  /** Receives the number of lines read, and the total. Throwing aborts the work. */
  report: (done: number, total: number) => Promise<void>
  worthAThread?: number
}

const NOTHING_YET: Omit<Matched, 'columns'> = { done: 0, counts: { total: 0, matched: 0, automatic: 0 } }

/** Matches everything open in an organization, and counts the results. */
export async function matchOrganization(database: Database, matching: Matching): Promise<Counts> {
  const { organizationId, bankAccountId, write, report, worthAThread = WORTH_A_THREAD } = matching
  const flows = await database.inOrganization(organizationId, null, tx => countOpenLines(tx, bankAccountId))
  const lines = sumOf(flows, flow => flow.lines)
  const asked = sumOf(flows, flow => flow.asked)
  const inThreads = lines >= worthAThread
  const shares = dealOut(flows, inThreads ? Math.min(MAX_THREADS, availableParallelism()) : 1)

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
    if (inThreads) await matchInThread(taskOf(database, share, place > 0), take, failed.signal)
    else await matchShare(await readHere(database, share), bankAccountId, take)
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

function readHere(database: Database, share: Share): Promise<Work> {
  const { lines, expecteds, counterparties, rejected, undone, limits } = statementsOf(share)
  const read = (tx: Tx) =>
    readWork({
      lines: async () => (await tx.execute<LineRow>(lines)).rows,
      expecteds: async () => (await tx.execute<ExpectedRow>(expecteds)).rows,
      counterparties: async () => (await tx.execute<CounterpartyRow>(counterparties)).rows,
      rejected: async () => (await tx.execute<RejectedRow>(rejected)).rows,
      undone: async () => (await tx.execute<RejectedRow>(undone)).rows,
      limits: async () => (await tx.execute<LimitsRow>(limits)).rows,
    })
  return database.inOrganization(share.organizationId, null, read, WHOLE)
}

function taskOf({ url, service }: Database, share: Share, stepsLast: boolean): ThreadTask {
  const { lines, expecteds, counterparties, rejected, undone, limits } = statementsOf(share)
  return {
    ...WHOLE,
    database: { url, service },
    organizationId: share.organizationId,
    bankAccountId: share.bankAccountId,
    stepsLast,
    statements: {
      lines: asText(lines),
      expecteds: asText(expecteds),
      counterparties: asText(counterparties),
      rejected: asText(rejected),
      undone: asText(undone),
      limits: asText(limits),
    },
  }
}

function matchInThread(task: ThreadTask, take: Take, failed: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  THREAD_FLAGS.forEach(flag => setFlagsFromString(flag))
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
