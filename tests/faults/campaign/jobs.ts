// Workers of one organization, one step at a time. Jobs are read from the queue itself, run by the worker's own functions, and leave the
// queue only on success: a dead worker's job goes to the next one.
import { enqueueDueSyncs } from '../../../services/treasury/connections/sync/workers.ts'
import { syncJob } from '../../../services/treasury/connections/sync/jobs.ts'
import { runSync } from '../../../services/treasury/connections/sync/run.ts'
import { detectExceptionsJob } from '../../../services/treasury/exceptions/jobs.ts'
import { exceptionSearches } from '../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import { dispatchPayment } from '../../../services/treasury/payments/dispatch/dispatch.ts'
import { dispatchJob } from '../../../services/treasury/payments/dispatch/enqueue.ts'
import { sweepPayments } from '../../../services/treasury/payments/dispatch/sweep.ts'
import { makeOccurrences } from '../../../services/treasury/payments/recurrence/makeOccurrences.ts'
import { analyzeJob, runJob, tidyJob } from '../../../services/treasury/reconciliation/jobs.ts'
import { startWaitingAnalyses } from '../../../services/treasury/reconciliation/startAnalyses.ts'
import { tidyRecommendations } from '../../../services/treasury/reconciliation/upkeep.ts'
import { workRun } from '../../../services/treasury/reconciliation/workRun.ts'
import { statementImportJobs } from '../../../services/treasury/statementTransactions/imports/jobs.ts'
import { runImport } from '../../../services/treasury/statementTransactions/imports/runImport.ts'
import { Died, type World } from './world.ts'

export type QueuedJob = { id: string; name: string; data: unknown }

const QUEUED = `
  select id, name, data from pgboss.job
  where state in ('created', 'retry') and data->>'organizationId' = $1 order by created_on, id`

/** A worker retries after broken connections, as its queue and its timer make it do. */
async function again<T>(work: () => Promise<T>, isExcused: () => boolean, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Died || !isExcused() || tries === 1) throw error
    return again(work, isExcused, tries - 1)
  }
}

export function workSteps(
  { context, treasuryAdmin, fate }: World,
  organizationId: string,
  /** Whether connections broke a moment ago. */
  isExcused: () => boolean,
) {
  const { database } = context
  const mortalContext = { ...context, crashPoint: fate.come }
  const handlers: Readonly<Record<string, (data: unknown) => Promise<unknown>>> = {
    [dispatchJob.name]: data => dispatchPayment(mortalContext, dispatchJob.data.parse(data)),
    [syncJob.name]: data => runSync(context, syncJob.data.parse(data)),
    [statementImportJobs.work.name]: data => runImport(context, statementImportJobs.work.data.parse(data)),
    [analyzeJob.name]: data => startWaitingAnalyses(context, analyzeJob.data.parse(data)),
    [runJob.name]: data => workRun(context, runJob.data.parse(data)),
    [tidyJob.name]: data => tidyRecommendations(context, tidyJob.data.parse(data)),
    [detectExceptionsJob.name]: () =>
      database.inOrganization(organizationId, null, tx => findExceptions(tx, exceptionSearches)),
  }

  const queued = async (): Promise<QueuedJob[]> => (await treasuryAdmin.query<QueuedJob>(QUEUED, [organizationId])).rows

  async function work({ id, name, data }: QueuedJob): Promise<void> {
    const handle = handlers[name]
    if (!handle) throw new Error(`nobody takes ${name}`)
    await again(() => handle(data), isExcused)
    await treasuryAdmin.query('delete from pgboss.job where name = $1 and id = $2', [name, id])
  }

  return {
    queued,
    work,
    /** The worker's scheduled work. */
    async look(): Promise<void> {
      for (const look of [makeOccurrences, enqueueDueSyncs, sweepPayments])
        await again<unknown>(() => look(context), isExcused)
    },
    /** Runs all queued jobs until none is left; the oldest or the newest first. */
    async drain(order: 'oldest' | 'newest' = 'oldest'): Promise<void> {
      for (;;) {
        const jobs = await queued()
        if (jobs.length === 0) return
        for (const job of order === 'oldest' ? jobs : jobs.toReversed()) await work(job)
      }
    },
  }
}

/** Work during which a process may die; another one completes it. */
export async function surviving(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Died)) throw error
  })
}
