// Who works on a job, and what becomes of it when that process dies. Each worker holds a lock for as long as it lives, on a connection
// of its own that ends with it, and writes the lock's number on the jobs that it takes. A job whose number nobody holds any more is
// given back to the queue by whichever worker sees it first: one that is started after a crash sees it at once.
//
// A process that lives may lose a job too: when it ended while the database was away.
import { randomInt } from 'node:crypto'
import type { Job, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { openLastingConnection } from './database/lastingConnection.ts'
import type { Log } from './http/log.ts'

const POLL_INTERVAL_MS = 1_000

/** The first half of every such lock: others of this database mean something else. */
const LOCKS = "hashtext('job holder')"

/** Jobs at work whose holder is gone, or is the one that asks. Collected first, so that no lock is tried for any other row. */
const FOUND = `
  with held as materialized (
    select name, id, (output->>'holder')::int as holder from pgboss.job where state = 'active' and output->>'holder' is not null)
  select name, id, holder = $1 as mine from held where holder = $1 or pg_try_advisory_xact_lock(${LOCKS}, holder)`

const HOLD = `
  update pgboss.job set output = jsonb_build_object('holder', $1::int)
  where name = $2 and id = $3 and state = 'active'`

/** Nothing was wrong with the job itself, so nobody waits before it is tried again. */
const AT_ONCE = `update pgboss.job set start_after = now() where name = $1 and id = $2 and state = 'retry'`

/** Begins to live as a worker: from now on it is known who holds its jobs, and it takes over those of the dead. */
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

  /** Jobs that this process works on, and those that it had worked on and that were still not settled at the last look. */
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
    // The database was away when one of our own ended, so that how it ended could not be written down.
    const ended = found.filter(job => job.mine && !atWork.has(job.id))
    for (const job of ended) if (unsettled.has(job.id)) await giveBack(job, 'the end of a job was not written down')
    unsettled = new Set(ended.map(job => job.id))
  }

  let looking = Promise.resolve()
  const look = () => {
    // The next look tells whether it was for long.
    looking = looking
      .then(takeOver)
      .catch((error: unknown) => log.warn({ err: error }, 'jobs of the dead were not looked for'))
    return looking
  }
  await look()
  const timer = setInterval(() => void look(), POLL_INTERVAL_MS)
  return {
    /** Works on a job; meanwhile it is known that this process does. */
    async whileHolding<Result>({ name, id }: Pick<Job, 'name' | 'id'>, work: () => Promise<Result>): Promise<Result> {
      atWork.add(id)
      try {
        await boss.getDb().executeSql(HOLD, [number, name, id])
        return await work()
      } finally {
        atWork.delete(id)
      }
    },
    /** Takes over no more; what this process works on stays its own. */
    async stopLooking(): Promise<void> {
      clearInterval(timer)
      await looking
    },
    close: life.close,
  }
}
