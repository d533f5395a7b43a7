// kill -9 of the treasury service during its own work while a client waits.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { count, importNow, isAtRest, killHard, linesOf, openAccount, reach, startImport } from './processes.ts'
import { violationsAt } from './invariants/violations.ts'

const LINES = 8_000

let arus: TreasuryProcesses
let api: TreasuryProcesses['api']
beforeAll(async () => {
  arus = await startTreasuryProcesses({ port: 15_110, durable: false })
  api = arus.api
  await arus.startWorker()
}, 400_000)
afterAll(() => arus.stop())

const faults = () => violationsAt(arus.cluster.url('treasury'))

/** Kills the service while its database executes a statement with this prefix; the request gets no answer. */
async function killDuring(statement: string, request: Promise<unknown>): Promise<void> {
  const answered = request.then(
    () => true,
    () => false,
  )
  await withAdmin(arus.cluster.url('treasury'), client =>
    reach(
      async () => {
        const { rows } = await client.query(
          `select from pg_stat_activity where state = 'active' and query ilike $1 and pid <> pg_backend_pid()`,
          [`${statement}%`],
        )
        return rows.length
      },
      running => running > 0,
    ),
  )
  await killHard(api)
  expect(await answered).toBe(false)
}

/** The progress of an import, read from the database: the service is dead. */
const rowsDone = (id: string) =>
  withAdmin(arus.cluster.url('treasury'), async client => {
    const { rows } = await client.query<{ done: number }>('select done from statement_import where id = $1', [id])
    return rows[0]?.done ?? 0
  })

/** The statement of a dead client may still end, but is not committed. */
const settle = () =>
  reach(
    () =>
      count(
        arus,
        `pg_stat_activity where usename = 'treasury_login' and state <> 'idle' and query not ilike 'listen%'`,
      ),
    running => running === 0,
  )

test('an import goes on without it; one that is being taken back when it is killed is there whole', async () => {
  const id = await startImport(arus, await openAccount(arus, 1), statementFile(LINES, 31))
  await reach(
    () => importNow(arus, id),
    ({ status, done }) => status === 'CHECKING' && done > 0,
  )
  await killHard(api)
  const done = await rowsDone(id)
  await reach(
    () => rowsDone(id),
    rows => rows > done || rows === LINES,
  )
  api = await arus.startApi()
  expect(await reach(() => importNow(arus, id), isAtRest)).toMatchObject({
    status: 'IMPORTED',
    counts: { ready: LINES },
  })
  expect(await faults()).toEqual([])

  await killDuring('delete from "statement_transaction"', arus.send('POST', `/v1/statement-imports/${id}/undo`))
  await settle()
  api = await arus.startApi()
  expect(await importNow(arus, id)).toMatchObject({ status: 'IMPORTED' })
  expect(await linesOf(arus, id)).toBe(LINES)
  expect(await faults()).toEqual([])

  const undone = await arus.send('POST', `/v1/statement-imports/${id}/undo`)
  expect(undone).toMatchObject({ status: 200, body: { status: 'UNDONE' } })
  expect(await linesOf(arus, id)).toBe(0)
  expect(await faults()).toEqual([])
}, 240_000)
