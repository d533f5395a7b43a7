// Who works on a job, and what becomes of it when that process dies. Each worker holds a lock for as long as it lives, on a connection
// of its own that ends with it, and writes the lock's number on the jobs that it takes. A job whose number nobody holds any more is
// given back to the queue by whichever worker sees it first: one that is started after a crash sees it at once.
import { randomInt } from 'node:crypto'
import type { Job, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { openLastingConnection } from './database/lastingConnection.ts'
import type { Log } from './http/log.ts'

const LOOK_EVERY_MS = 1_000

/** The first half of every such lock: others of this database mean something else. */
const LOCKS = "hashtext('job holder')"

/** Jobs at work by their holders' numbers. Collected first, so that no lock is tried for any other row. */
const ABANDONED = `
  with held as materialized (
    select name, id, (output->>'holder')::int as holder from pgboss.job where state = 'active' and output->>'holder' is not null)
  select name, id from held where holder <> $1 and pg_try_advisory_xact_lock(${LOCKS}, holder)`

const HOLD = `
  update pgboss.job set output = jsonb_build_object('holder', $1::int)
  where name = $2 and id = $3 and state = 'active'`

export type JobHolder = Awaited<ReturnType<typeof openJobHolder>>

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

  async function takeOver() {
    const found = await life.current()?.query<{ name: string; id: string }>(ABANDONED, [number])
    for (const { name, id } of found?.rows ?? []) {
      log.warn({ job: name, id }, 'the worker of a job died; it is tried again')
      await boss.fail(name, id, { message: 'the worker died' })
    }
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
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    /** Says that this process works on a job. */
    async hold({ name, id }: Pick<Job, 'name' | 'id'>): Promise<void> {
      await boss.getDb().executeSql(HOLD, [number, name, id])
    },
    /** Takes over no more; what this process works on stays its own. */
    async stopLooking(): Promise<void> {
      clearInterval(timer)
      await looking
    },
    close: life.close,
  }
}
