// pg-boss inside the business transaction. The app role may add a job and nothing else; the worker has a login of its own.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job, type Queue } from 'pg-boss'
import type { Tx } from './database/database.ts'

export type JobQueues = Record<string, Omit<Queue, 'name'>>

/** At migration time, as the owner: schema, queues, rights. */
export async function installJobs(ownerUrl: string, queues: JobQueues, service: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false })
  await boss.start()
  for (const [name, options] of Object.entries(queues))
    if (!(await boss.getQueue(name))) await boss.createQueue(name, options)
  await boss.getDb().executeSql(`grant usage on schema pgboss to ${service}, ${service}_jobs`)
  await boss
    .getDb()
    .executeSql(`grant select, insert, update, delete on all tables in schema pgboss to ${service}_jobs`)
  await boss.getDb().executeSql(`grant usage, select on all sequences in schema pgboss to ${service}_jobs`)
  await boss.getDb().executeSql(`grant execute on all functions in schema pgboss to ${service}, ${service}_jobs`)
  await boss.getDb().executeSql(`grant select on pgboss.queue, pgboss.version to ${service}`)
  await boss.getDb().executeSql(`grant insert on pgboss.job, pgboss.job_common to ${service}`)
  await boss.getDb().executeSql(`grant select (id) on pgboss.job, pgboss.job_common to ${service}`)
  await boss.stop({ graceful: false })
}

export async function openJobs(url: string, role: string, options: { work: boolean }) {
  const boss = new PgBoss({
    connectionString: url,
    options: `-c role=${role}`,
    migrate: false,
    createSchema: false,
    schedule: options.work,
    supervise: options.work,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 4,
    reindex: false,
  })
  boss.on('error', () => {
    /* the loops go on */
  })
  await boss.start()
  return {
    send: (tx: Tx, queue: string, data: object, when: { startAfter?: Date | number; singletonKey?: string } = {}) =>
      boss.send(queue, data, { ...when, db: fromDrizzle(tx as never, sql) }),
    work: <T extends object>(queue: string, handle: (data: T, job: Job<T>) => Promise<void>) =>
      boss.work<T>(queue, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => handle(job!.data, job!)),
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
