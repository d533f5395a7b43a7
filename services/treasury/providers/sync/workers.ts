// Syncs in the worker: requested and scheduled ones, and polls of single orders.
import { openTicker } from '../../../kit/ticker.ts'
import type { TreasuryContext } from '../../context.ts'
import { type DueProvider, dueProviders, moveNextSync } from '../repository.ts'
import { pollInWorker } from './poll.ts'
import { enqueueProviderSync, providerPollJob, providerSyncGivenUpJob, providerSyncJob } from './jobs.ts'
import { giveUpProviderSync, runProviderSync } from './run.ts'

/** Maximum number of connections synced at once; each mostly waits for its provider. */
const AT_ONCE = 4
const POLL_INTERVAL_MS = 5_000

/** Runs syncs, and checks for due ones until closed. */
export async function providerWorkers(context: TreasuryContext, { pollIntervalMs = POLL_INTERVAL_MS } = {}) {
  await context.jobs.work(providerSyncJob, job => runProviderSync(context, job), { concurrency: AT_ONCE })
  await context.jobs.work(providerSyncGivenUpJob, job => giveUpProviderSync(context, job))
  await context.jobs.work(providerPollJob, job => pollInWorker(context, job), { concurrency: AT_ONCE })
  return openTicker({
    everyMs: pollIntervalMs,
    work: () => enqueueDueProviderSyncs(context),
    log: context.log,
    failed: 'no due provider syncs were looked for',
  })
}

/** Requests every due sync. A time that passed while no worker ran is made up for once. */
export async function enqueueDueProviderSyncs(
  context: Pick<TreasuryContext, 'database' | 'jobs' | 'clock' | 'providers'>,
) {
  const { database, clock, providers } = context
  const now = clock.now()
  const every = { minutes: providers.syncMinutes }
  // A time further ahead than one interval was computed with a wrong clock.
  const bounds = { until: now.toString(), beyond: now.add(every).toString() }
  for (const due of await dueProviders(database, bounds)) await enqueueDue(context, due, now.add(every))
}

async function enqueueDue(
  { database, jobs, clock }: Pick<TreasuryContext, 'database' | 'jobs' | 'clock'>,
  due: DueProvider,
  next: Temporal.Instant,
): Promise<void> {
  const hasCome =
    due.nextSyncAt !== null && Temporal.Instant.compare(Temporal.Instant.from(due.nextSyncAt), clock.now()) <= 0
  await database.inOrganization(due.organizationId, null, async tx => {
    const isOurs = await moveNextSync(tx, due, next.toString())
    if (isOurs && hasCome) await enqueueProviderSync(tx, jobs, due.id)
  })
}
