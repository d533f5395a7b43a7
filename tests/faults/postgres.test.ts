// kill -9 in Postgres: of our backend, after which the others restart by themselves; and of the whole server.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { makeWorld } from '../../bench/reconciliation/data.ts'
import { storeWorld } from '../../bench/reconciliation/store.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { count, importNow, isAtRest, linesOf, openAccount, reach, runNow, startImport, startRun } from './processes.ts'
import { violationsAt } from './invariants/violations.ts'

const LINES = 8_000
const WORLD = makeWorld(2_500, 20_261_122)

let arus: TreasuryProcesses
let api: TreasuryProcesses['api']
let worker: Awaited<ReturnType<TreasuryProcesses['startWorker']>>
beforeAll(async () => {
  arus = await startTreasuryProcesses({ port: 15_120 })
  api = arus.api
  worker = await arus.startWorker()
}, 400_000)
afterAll(() => arus.stop())

const faults = () => violationsAt(arus.cluster.url('treasury'))

/** The backend that executes a statement with this prefix, as soon as there is one. */
const workingOn = (statement: string): Promise<number> =>
  withAdmin(arus.cluster.url('treasury'), async client => {
    const look = async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where state = 'active' and ltrim(query, E' \\n') ilike $1 and pid <> pg_backend_pid()`,
        [`${statement}%`],
      )
      return rows[0]?.pid
    }
    return (await reach(look, pid => pid !== undefined)) ?? 0
  })

/** Locks a table for writing until Postgres ends: a statement that takes milliseconds is then certainly running when it is killed. */
async function holdTable(table: string): Promise<void> {
  const client = new pg.Client({ connectionString: arus.cluster.url('treasury') })
  // Postgres is killed under it.
  client.on('error', () => {})
  await client.connect()
  await client.query(`begin; lock table ${table} in share mode`)
}

test('an import that loses its connection while it stores, and finds the database restarting, is stored whole in the end', async () => {
  const id = await startImport(arus, await openAccount(arus, 1), statementFile(LINES, 41))
  process.kill(await workingOn('insert into "statement_transaction"'), 'SIGKILL')
  const last = await reach(() => importNow(arus, id), isAtRest)
  expect(last).toMatchObject({ status: 'IMPORTED', counts: { ready: LINES } })
  expect(await linesOf(arus, id)).toBe(LINES)
  expect(await faults()).toEqual([])
  // The queue stores the reason of the failure, not the thousands of lines that could not be stored.
  expect(await count(arus, 'pgboss.job where length(output::text) > 2000')).toBe(0)
  // Each of the two listens to the feed once, however often it reconnected.
  expect(await count(arus, `pg_stat_activity where query ilike 'listen outbox'`)).toBeLessThanOrEqual(2)
  // Neither API nor worker had to be restarted.
  expect([api.exitCode, worker.exitCode]).toEqual([null, null])
}, 240_000)

test('a run during which all of Postgres is killed leaves nothing behind, and is done once when Postgres is there again', async () => {
  const organization = { id: arus.organization.id, entityId: arus.organization.entities[0]!.id }
  await storeWorld(arus.cluster.url('treasury'), organization, WORLD)
  await holdTable('recommendation')
  const id = await startRun(arus, 'RECOMMEND')
  await workingOn('insert into recommendation')
  const { exited, pid } = arus.cluster
  process.kill(pid, 'SIGKILL')
  await exited

  // Requests don't hang without a database: the service reports an error.
  const began = performance.now()
  expect(await arus.send('GET', '/v1/bank-accounts')).toMatchObject({
    status: 503,
    body: { code: 'G-11', retryAfter: 1 },
  })
  expect(performance.now() - began).toBeLessThan(10_000)

  await arus.restartPostgres()
  expect(await reach(() => runNow(arus, id), isAtRest)).toMatchObject({ status: 'COMPLETED' })
  expect(await count(arus, 'recommendation')).toBeGreaterThan(500)
  expect(await faults()).toEqual([])
  // Both reconnected by themselves.
  expect([api.exitCode, worker.exitCode]).toEqual([null, null])
}, 240_000)
