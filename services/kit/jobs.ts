// Background jobs on pg-boss. A job is added in the business transaction; the app role may add jobs and nothing else. A job runs at least
// once: every handler is idempotent. The job of a dead worker is recovered at once (jobHolder.ts), that of an unresponsive one after a
// while.
import { is, SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type Job, PgBoss, type Queue } from 'pg-boss'
import type { z } from 'zod'
import type { Tx } from './database/database.ts'
import { openJobHolder } from './jobHolder.ts'
import type { Log } from './http/log.ts'

/** A kind of job: the name of its queue, the shape of its data, and its retries. */
export type JobDefinition<Data extends object = object> = {
  readonly name: string
  readonly data: z.ZodType<Data>
  readonly options: QueueSettings
}

type QueueSettings = Omit<Queue, 'name'>

/** The time after which a silent worker's job is given to another one, although its process lives. */
const HEARTBEAT_SECONDS = 10

export const defineJob = <Data extends object>(
  name: string,
  data: z.ZodType<Data>,
  options: QueueSettings = {},
): JobDefinition<Data> => ({
  name,
  data,
  options: {
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 15 * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
    ...options,
  },
})

/** Creates the schema, queues and rights at migration time, as the owner. Idempotent. */
export async function installJobs(ownerUrl: string, definitions: readonly JobDefinition[], service: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 1 })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const { name, options } of definitions) {
      // A queue's policy is fixed when it is created: pg-boss doesn't accept it in updates.
      const { policy: _settled, ...changeable } = options
      if (await boss.getQueue(name)) await boss.updateQueue(name, changeable)
      else await boss.createQueue(name, options)
    }
    const db = boss.getDb()
    const worker = `${service}_jobs`
    // Any transaction may add a job, for an organization or for the service itself.
    const adding = `${service}, ${service}_system`
    for (const statement of [
      `grant usage on schema pgboss to ${adding}, ${worker}`,
      `grant select, insert, update, delete on all tables in schema pgboss to ${worker}`,
      `grant usage, select on all sequences in schema pgboss to ${worker}`,
      `grant execute on all functions in schema pgboss to ${adding}, ${worker}`,
      `grant select on pgboss.queue, pgboss.version to ${adding}`,
      `grant insert on pgboss.job, pgboss.job_common to ${adding}`,
      `grant select (id, start_after) on pgboss.job, pgboss.job_common to ${adding}`,
    ])
      await db.executeSql(statement)
  } finally {
    await boss.stop({ graceful: false })
  }
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>

/** `work`: whether this process also runs jobs; every process may add them. */
export async function openJobs(options: { url: string; service: string; work: boolean; log: Log }) {
  const { url, service, work, log } = options
  const boss = new PgBoss({
    connectionString: url,
    options: `-c role=${service}_jobs`,
    application_name: `${service} jobs`,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: work,
    useListenNotify: work,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: work ? 4 : 1,
    reindex: false,
    monitorVacuum: false,
  })
  // Its loops continue on their own.
  boss.on('error', error => log.warn({ err: asError(error) }, 'jobs'))
  await boss.start()
  const holder = work ? await openJobHolder(boss, { url, service, log }) : undefined
  return {
    /** Adds a job with the transaction, or not at all. While a job with a `singletonKey` is queued, no second one with the key is added. */
    async enqueue<Data extends object>(
      tx: Pick<Tx, 'execute'>,
      job: JobDefinition<Data>,
      data: Data,
      when: { startAfter?: Date | number; singletonKey?: string } = {},
    ): Promise<string | null> {
      const inTransaction = {
        execute: (query: unknown) => {
          if (!is(query, SQL)) throw new TypeError('pg-boss builds its statements with the `sql` it is given')
          return tx.execute(query)
        },
      }
      return boss.send(job.name, job.data.parse(data), { ...when, db: fromDrizzle(inTransaction, sql) })
    },
    /** Runs jobs of one kind, `concurrency` at a time. */
    async work<Data extends object>(
      job: JobDefinition<Data>,
      handle: (data: Data, attempt: Job<Data>) => Promise<void>,
      { concurrency = 1 }: { concurrency?: number } = {},
    ) {
      if (!holder) throw new TypeError('this process was opened to add jobs, not to take them')
      const pace = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 }
      for (let worker = 0; worker < concurrency; worker++)
        await boss.work<Data>(job.name, pace, async ([attempt]) => {
          if (!attempt) return
          try {
            await holder.whileHolding(attempt, () => handle(job.data.parse(attempt.data), attempt))
          } catch (error) {
            log.error({ err: error, job: job.name, id: attempt.id, retry: attempt.retryCount }, 'job failed')
            // The queue stores the whole error: for a failed query that includes every parameter.
            throw new Error('see the log of the worker')
          }
        })
    },
    /** Waits for running jobs; those that don't end in time are given to another worker later. */
    close: async () => {
      await holder?.stopLooking()
      await boss.stop({ graceful: true, timeout: 15_000 })
      await holder?.close()
    },
  }
}

/** pg-boss reports errors of its workers as plain objects with an error's fields. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null || !('message' in error)) return error
  return Object.assign(new Error(String(error.message)), 'code' in error && { code: error.code })
}
