// Jobs are added within their transaction, run at least once, and survive the death of their worker.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { openLog } from '../../services/kit/http/log.ts'
import { newId } from '../../services/kit/ids.ts'
import { installJobs, openJobs } from '../../services/kit/jobs.ts'
import { freshDatabase } from '../support/database.ts'
import { noteJob } from './processes/jobs.ts'
import { TIMEOUT_MS, until as untilSo } from '../support/until.ts'

const { database, url, adminUrl } = await freshDatabase()
const [organizationId, actor] = [newId(), newId()]

const owner = new URL(adminUrl)
owner.searchParams.set('options', '-c role=treasury_owner')
await withAdmin(adminUrl, admin =>
  admin.query(`create table noted (organization_id uuid, id uuid, pid int, at timestamptz default clock_timestamp());
    grant insert on noted to treasury`),
)
await installJobs(owner.href, [noteJob], 'treasury')
const jobs = await openJobs({ url, service: 'treasury', work: false, log: openLog('test', { LOG_LEVEL: 'silent' }) })
const workers: ChildProcess[] = []
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await jobs.close()
})

const enqueue = (id: string, data: { ms?: number; hangs?: number; failures?: number } = {}, when = {}) =>
  database.inOrganization(organizationId, actor, tx =>
    jobs.enqueue(tx, noteJob, { organizationId, id, ms: 0, hangs: 0, failures: 0, ...data }, when),
  )
const runsOf = (id: string) =>
  withAdmin(adminUrl, async admin => {
    const { rows } = await admin.query<{ pid: number; at: Date }>(
      'select pid, at from noted where id = $1 order by at',
      [id],
    )
    return rows
  })
const stateOf = (id: string) =>
  withAdmin(adminUrl, async admin => {
    const { rows } = await admin.query<{ state: string }>(`select state from pgboss.job where data->>'id' = $1`, [id])
    return rows.map(row => row.state)
  })

/** Sets the worker's last heartbeat, relative to now. */
const spokeLast = (id: string, after: string) =>
  withAdmin(adminUrl, admin =>
    admin.query(`update pgboss.job set heartbeat_on = now() + $2::interval where data->>'id' = $1`, [id, after]),
  )

/** Milliseconds until the check passes. */
async function until(check: () => Promise<boolean> | boolean, withinMs = TIMEOUT_MS): Promise<number> {
  const began = performance.now()
  await untilSo(check, { withinMs })
  return performance.now() - began
}

async function startWorker() {
  const child = spawn(process.execPath, ['tests/kit/processes/jobs.ts', url], { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  const saw = (text: string) => until(() => output.includes(text))
  await saw('ready')
  return { child, saw }
}

describe('jobs', async () => {
  const worker = await startWorker()
  let last = worker

  it('run soon after the commit, and never when there was none', async () => {
    const [lost, ...kept] = [newId(), newId(), newId(), newId()] as const
    const rolledBack = database.inOrganization(organizationId, actor, async tx => {
      await jobs.enqueue(tx, noteJob, { organizationId, id: lost, ms: 0, hangs: 0, failures: 0 })
      throw new RangeError('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    const waits: number[] = []
    for (const id of kept) {
      await enqueue(id)
      waits.push(await until(async () => (await runsOf(id)).length === 1))
      await until(async () => (await stateOf(id)).includes('completed'))
    }
    // NOTIFY wakes the worker, which would poll two seconds after a job. At least one job met an idle machine.
    expect(Math.min(...waits)).toBeLessThan(1_500)
    expect(await stateOf(lost)).toEqual([])
  })

  it.concurrent('wait for their time', async () => {
    const id = newId()
    const asked = Date.now()
    await enqueue(id, {}, { startAfter: 2 })
    await until(async () => (await runsOf(id)).length === 1)
    expect((await runsOf(id))[0]!.at.getTime() - asked).toBeGreaterThan(1_900)
  })

  it.concurrent('are tried again when they fail', async () => {
    const id = newId()
    await enqueue(id, { failures: 2 })
    await until(async () => (await stateOf(id)).includes('completed'))
    expect(await runsOf(id)).toHaveLength(3)
  })

  it('are checked when they are added', async () => {
    const wrong = database.inOrganization(organizationId, actor, tx =>
      jobs.enqueue(tx, noteJob, { organizationId: 'ours', id: newId(), ms: 0, hangs: 0, failures: 0 }),
    )
    await expect(wrong).rejects.toThrow('uuid')
  })

  it('cannot be read by the role that adds them', async () => {
    const read = database.inOrganization(organizationId, actor, tx => tx.execute(sql`select data from pgboss.job`))
    await expect(read).rejects.toSatisfy((error: unknown) => postgresErrorOf(error)?.code === '42501')
  })

  it('of a worker that is killed are taken over at once by one that lives', async () => {
    const id = newId()
    // Until it is killed, however long the next one takes to start.
    await enqueue(id, { hangs: 1 })
    await worker.saw(`began ${id}`)
    last = await startWorker()
    worker.child.kill('SIGKILL')
    await last.saw(`began ${id}`)
    expect((await runsOf(id)).map(run => run.pid)).toEqual([worker, last].map(({ child }) => child.pid))
    await until(async () => (await stateOf(id)).includes('completed'))
  }, 240_000)

  it('of a worker that is killed are given back by the next that is started, whenever it spoke last', async () => {
    const id = newId()
    await enqueue(id, { hangs: 1 })
    await last.saw(`began ${id}`)
    const gone = once(last.child, 'exit')
    last.child.kill('SIGKILL')
    await gone
    // Its silence would be noticed after an hour: the job is returned because its lock is released.
    await spokeLast(id, '1 hour')
    expect(await stateOf(id)).toEqual(['active'])
    const dead = last
    last = await startWorker()
    await last.saw(`began ${id}`)
    expect((await runsOf(id)).map(run => run.pid)).toEqual([dead, last].map(({ child }) => child.pid))
    await until(async () => (await stateOf(id)).includes('completed'))
  }, 240_000)

  it('of a worker that lives and says nothing are given to another one', async () => {
    const id = newId()
    await enqueue(id, { hangs: 1 })
    await last.saw(`began ${id}`)
    last.child.kill('SIGSTOP')
    // As if it had been silent for too long.
    await spokeLast(id, '-1 minute')
    const silent = last
    last = await startWorker()
    await last.saw(`began ${id}`)
    silent.child.kill('SIGKILL')
    await until(async () => (await stateOf(id)).includes('completed'))
    expect(await runsOf(id)).toHaveLength(2)
  }, 240_000)

  it('of a worker that is asked to stop are ended first', async () => {
    const id = newId()
    await enqueue(id, { ms: 1_500 })
    await last.saw(`began ${id}`)
    last.child.kill('SIGTERM')
    const [code] = await once(last.child, 'exit')
    expect(code).toBe(0)
    expect(await stateOf(id)).toEqual(['completed'])
  }, 240_000)
})
