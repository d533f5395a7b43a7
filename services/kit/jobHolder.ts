// Which worker holds a job, and what happens when that process dies. Each worker holds a lock while it lives, on its own connection, and
// writes the lock's number on the jobs that it claims. The first worker to see a job whose number is no longer locked returns it to the
// queue, so a worker started after a crash recovers its jobs at once.
//
// A living process may lose a job too: when the job ended while the database was down.
import { randomInt } from 'node:crypto'
import type { Job, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { openLastingConnection } from './database/lastingConnection.ts'
import type { Log } from './http/log.ts'

const POLL_INTERVAL_MS = 1_000

/** The first half of every such lock, to distinguish it from other locks of this database. */
const LOCKS = "hashtext('job holder')"

/** Active jobs whose holder is gone or is the caller. Collected first, so that no lock is tried for other rows. */
const FOUND = `
  with held as materialized (
    select name, id, (output->>'holder')::int as holder from pgboss.job where state = 'active' and output->>'holder' is not null)
  select name, id, holder = $1 as mine from held where holder = $1 or pg_try_advisory_xact_lock(${LOCKS}, holder)`

const HOLD = `
  update pgboss.job set output = jsonb_build_object('holder', $1::int)
  where name = $2 and id = $3 and state = 'active'`

/** The job itself did not fail, so it is retried without delay. */
const AT_ONCE = `update pgboss.job set start_after = now() where name = $1 and id = $2 and state = 'retry'`

/** Registers this process as the holder of its jobs, and recovers those of dead workers. */
export async function openJobHolder(boss: PgBoss, { url, service, log }: { url: string; service: string; log: Log }) {
  const number = randomInt(2 ** 31)
  const config: pg.ClientConfig = {
    connectionString: url,
    options: `-c role=${service}_jobs`,
    application_name: `${service} jobs`,
  }
  const life = await openLastingConnection(config, async client => {
    await client.query(`select pg_advisory_lock(${LOCKS}, $1)`, [number])
  })

  /** Jobs that this process works on, and finished ones that were not settled at the last check. */
  const atWork = new Set<string>()
  let unsettled = new Set<string>()

  async function giveBack({ name, id }: Pick<Job, 'name' | 'id'>, why: string) {
    log.warn({ job: name, id }, why)
    await boss.fail(name, id, { message: why })
    await boss.getDb().executeSql(AT_ONCE, [name, id])
  }

  async function takeOver() {
    const answer = await life.current()?.query<{ name: string; id: string; mine: boolean }>(FOUND, [number])
    const found = answer?.rows ?? []
    for (const job of found) if (!job.mine) await giveBack(job, 'the worker of a job died')
    // The database was down when one of our jobs ended, so its result could not be stored.
    const ended = found.filter(job => job.mine && !atWork.has(job.id))
    for (const job of ended) if (unsettled.has(job.id)) await giveBack(job, 'the end of a job was not written down')
    unsettled = new Set(ended.map(job => job.id))
  }

  let looking = Promise.resolve()
  const look = () => {
    // The next check shows whether the outage lasts.
    looking = looking
      .then(takeOver)
      .catch((error: unknown) => log.warn({ err: error }, 'jobs of the dead were not looked for'))
    return looking
  }
  await look()
  const timer = setInterval(() => void look(), POLL_INTERVAL_MS)
  return {
    /** Works on a job, which is known to be held by this process meanwhile. */
    async whileHolding<Result>({ name, id }: Pick<Job, 'name' | 'id'>, work: () => Promise<Result>): Promise<Result> {
      atWork.add(id)
      try {
        await boss.getDb().executeSql(HOLD, [number, name, id])
        return await work()
      } finally {
        atWork.delete(id)
      }
    },
    /** Recovers no more jobs; this process keeps those that it works on. */
    async stopLooking(): Promise<void> {
      clearInterval(timer)
      await looking
    },
    close: life.close,
  }
}
