// kill -9 of the worker, in every phase of an import and of a run.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { makeWorld } from '../../bench/reconciliation/data.ts'
import { storeWorld } from '../../bench/reconciliation/store.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import {
  count,
  holding,
  importNow,
  isAtRest,
  killHard,
  linesOf,
  openAccount,
  reach,
  runNow,
  spendAttempts,
  startImport,
  startRun,
} from './processes.ts'
import { violationsAt } from './invariants/violations.ts'

const LINES = 8_000
const WORLD = makeWorld(2_500, 20_261_121)

let arus: TreasuryProcesses
let worker: Awaited<ReturnType<TreasuryProcesses['startWorker']>>
beforeAll(async () => {
  arus = await startTreasuryProcesses({ port: 15_100, durable: false })
  worker = await arus.startWorker()
}, 400_000)
beforeEach(async () => {
  // Killed by an earlier test that failed before restarting it.
  if (worker.signalCode !== null) worker = await arus.startWorker()
})
afterAll(() => arus.stop())

/** The end of a check: its issues are written. */
const CHECKED = 'lock table statement_import_issue in exclusive mode'
/** The end of storing: the account's totals are written. */
const STORED = 'select from bank_account where id = $1 for no key update'

const faults = () => violationsAt(arus.cluster.url('treasury'))
test('an import whose worker is killed while it checks, and again while it stores, is stored whole in the end', async () => {
  const account = await openAccount(arus, 1)
  const id = await holding(arus, [CHECKED], async () => {
    const started = await startImport(arus, account, statementFile(LINES, 17))
    await reach(
      () => importNow(arus, started),
      ({ status, done }) => status === 'CHECKING' && done > 0,
    )
    await killHard(worker)
    return started
  })
  expect(await importNow(arus, id)).toMatchObject({ status: 'CHECKING' })
  expect(await faults()).toEqual([])

  await holding(arus, [STORED, account], async () => {
    worker = await arus.startWorker()
    await reach(
      () => importNow(arus, id),
      ({ status, done }) => status === 'IMPORTING' && done > 0,
    )
    await killHard(worker)
  })
  expect(await linesOf(arus, id)).toBe(0)
  expect(await faults()).toEqual([])

  worker = await arus.startWorker()
  expect(await reach(() => importNow(arus, id), isAtRest)).toMatchObject({
    status: 'IMPORTED',
    counts: { ready: LINES },
  })
  expect(await linesOf(arus, id)).toBe(LINES)
  expect(await faults()).toEqual([])
}, 400_000)

test('lines whose worker is killed as soon as they are stored are analyzed by the next one', async () => {
  const account = await openAccount(arus, 3)
  const id = await startImport(arus, account, statementFile(LINES, 29))
  await reach(
    () => importNow(arus, id),
    ({ status }) => status === 'IMPORTED',
  )
  await killHard(worker)
  worker = await arus.startWorker()
  await reach(
    () => count(arus, 'analysis_request'),
    waiting => waiting === 0,
  )
  const covering = `reconciliation_run where status = 'COMPLETED' and started_by is null and coalesce(bank_account_id, $1) = $1`
  expect(await count(arus, covering, [account])).toBeGreaterThan(0)
  expect(await faults()).toEqual([])
}, 400_000)

test('an import whose worker is killed at the last attempt says that it failed, and the file may come again', async () => {
  const account = await openAccount(arus, 2)
  const file = statementFile(LINES, 23)
  const id = await startImport(arus, account, file)
  await holding(arus, [STORED, account], async () => {
    await reach(
      () => importNow(arus, id),
      ({ status, done }) => status === 'IMPORTING' && done > 0,
    )
    await killHard(worker)
  })
  await spendAttempts(arus)
  worker = await arus.startWorker()
  expect(await reach(() => importNow(arus, id), isAtRest)).toMatchObject({ status: 'FAILED' })
  expect(await linesOf(arus, id)).toBe(0)
  expect(await faults()).toEqual([])

  const again = await startImport(arus, account, file)
  expect(await reach(() => importNow(arus, again), isAtRest)).toMatchObject({ status: 'IMPORTED' })
  expect(await linesOf(arus, again)).toBe(LINES)
}, 400_000)

test('a run whose worker is killed while it matches, and again while it confirms, does all of it once', async () => {
  await reach(
    () => count(arus, `reconciliation_run where status in ('QUEUED', 'RUNNING')`),
    atWork => atWork === 0,
  )
  const organization = { id: arus.organization.id, entityId: arus.organization.entities[0]!.id }
  await storeWorld(arus.cluster.url('treasury'), organization, WORLD)
  const id = await startRun(arus)
  await reach(
    () => runNow(arus, id),
    ({ status }) => status === 'RUNNING',
  )
  await killHard(worker)
  expect(await runNow(arus, id)).toMatchObject({ status: 'RUNNING' })
  expect(await faults()).toEqual([])

  worker = await arus.startWorker()
  const reviewed = await reach(() => runNow(arus, id), isAtRest)
  expect(reviewed).toMatchObject({ status: 'AWAITING_REVIEW' })
  expect(reviewed.automatic).toBeGreaterThan(500)
  const recommended = '(select distinct statement_transaction_id from recommendation_part) as line'
  expect(await count(arus, recommended)).toBe(reviewed.matched)
  expect(await faults()).toEqual([])

  await arus.send('POST', `/v1/reconciliation-runs/${id}/confirm`, {})
  await reach(
    () => runNow(arus, id),
    ({ status, done }) => status === 'CONFIRMING' && done > 0,
  )
  await killHard(worker)
  const half = await count(arus, 'reconciliation')
  expect(half).toBeGreaterThan(0)
  expect(await faults()).toEqual([])

  worker = await arus.startWorker()
  expect(await reach(() => runNow(arus, id), isAtRest)).toMatchObject({ status: 'COMPLETED' })
  const whole = await count(arus, 'recommendation where automatic')
  expect(half).toBeLessThan(whole)
  expect(await count(arus, 'reconciliation')).toBe(whole)
  expect(await faults()).toEqual([])
}, 400_000)
