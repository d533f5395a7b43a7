// The worker's calendar: each step of a deposit once and in order, whichever worker runs it, even if it dies.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type DepositBody, openScene } from './support.ts'

/** How long a process may take to start while others do. */
const START_MS = 60_000

const clock = stoppedClock('2026-01-31T03:00:00Z')
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
beforeEach(() => clock.set('2026-01-31T03:00:00Z'))

/** Worked case 3. */
const MONTHLY = {
  amount: { amount: '2000000000.00', currency: 'IDR' },
  issuedOn: '2026-01-31',
  tenor: 1,
  interestRate: '5',
}
type Period = { term: number; endsOn: string; netInterest: { amount: string }; isRenewed: boolean }
async function scheduleOf({ id }: DepositBody): Promise<string[]> {
  const { body } = await scene.maker.get<{ items: { periods: Period[] }[] }>(`/v1/deposits/schedules?depositIds=${id}`)
  return body.items[0]!.periods.map(({ term, endsOn, netInterest }) => `${term} ${endsOn} ${netInterest.amount}`)
}

test('worked case 3, ARO+: the net interest is added each time, and comes back with the principal in the end', async () => {
  const made = await scene.create({ ...MONTHLY, renewal: 'PRINCIPAL_AND_INTEREST' })
  clock.set('2026-03-31T03:00:00Z')
  await scene.goOn()
  const third = await scene.read(made)
  expect(third).toMatchObject({ status: 'ACTIVE', termNumber: 3, maturesOn: '2026-04-30', rateIsAssumed: true })
  expect(await scheduleOf(made)).toEqual([
    '1 2026-03-02 6575342.46',
    '2 2026-03-31 6377061.36',
    '3 2026-04-30 6617925.71',
  ])
  expect(await scene.openOf(made)).toEqual(['2026-01-31 DEBIT 2000000000.00'])
  await scene.update(third, scene.values({ ...MONTHLY, alias: made.alias, renewal: 'NONE' }))
  clock.set('2026-04-30T03:00:00Z')
  await scene.goOn()
  const over = await scene.read(made)
  expect(over).toMatchObject({ status: 'MATURED', nextInterest: null, allowedActions: ['COPY'] })
  const credits = (await scene.openOf(made)).slice(1).toSorted()
  expect(credits).toEqual(['2026-04-30 CREDIT 2012952403.82', '2026-04-30 CREDIT 6617925.71'])
})

test('worked case 3, ARO: interest at each maturity, at the rate that the bank told', async () => {
  const made = await scene.create({ ...MONTHLY, renewal: 'PRINCIPAL' })
  const edit = { ...MONTHLY, alias: made.alias, renewal: 'PRINCIPAL' }
  const { body: told } = await scene.update(made, scene.values({ ...edit, nextInterestRate: '6' }))
  expect(told.nextInterestRate).toBe('6')
  clock.set('2026-03-02T03:00:00Z')
  await scene.goOn()
  const second = await scene.read(made)
  expect(second).toMatchObject({ termNumber: 2, interestRate: '6', rateIsAssumed: false, nextInterestRate: null })
  clock.set('2026-03-31T03:00:00Z')
  await scene.goOn()
  const third = await scene.read(made)
  expect(third).toMatchObject({ termNumber: 3, interestRate: '6', rateIsAssumed: true })
  // The rate of a renewal is assumed until a user enters it.
  const { body: corrected } = await scene.update(third, scene.values({ ...edit, interestRate: '5' }))
  expect(corrected).toMatchObject({ interestRate: '5', rateIsAssumed: false })
  expect((await scene.openOf(made)).slice(1)).toEqual([
    '2026-03-02 CREDIT 6575342.46',
    '2026-03-31 CREDIT 7627397.26',
    '2026-04-30 CREDIT 6575342.46',
  ])
})

test('a month that was paid moves on to the next', async () => {
  const made = await scene.create({ ...MONTHLY, tenor: 3, interestPayout: 'MONTHLY' })
  expect(made.nextInterest?.date).toBe('2026-03-02')
  clock.set('2026-03-02T03:00:00Z')
  await scene.goOn()
  expect((await scene.read(made)).nextInterest?.date).toBe('2026-03-31')
})

test('a deposit that was issued long ago has all that came since, in order', async () => {
  clock.set('2026-04-15T03:00:00Z')
  const made = await scene.create({ ...MONTHLY, renewal: 'PRINCIPAL' })
  expect(made).toMatchObject({ status: 'ACTIVE', termNumber: 3 })
  expect(await scene.openOf(made)).toHaveLength(4)
})

it('takes each step once, however many workers look at once', async () => {
  const made = await scene.create({ ...MONTHLY, renewal: 'PRINCIPAL' })
  clock.set('2026-04-30T03:00:00Z')
  await Promise.all(Array.from({ length: 6 }, () => scene.goOn()))
  expect(await scheduleOf(made)).toEqual([
    '1 2026-03-02 6575342.46',
    '2 2026-03-31 6356164.38',
    '3 2026-04-30 6575342.46',
    expect.stringContaining('4 2026-06-02'),
  ])
  expect(await scene.openOf(made)).toHaveLength(5)
})

it('lets no deposit wait for one that fails', async () => {
  const own = await openScene(api)
  const made = [await own.create(MONTHLY), await own.create(MONTHLY), await own.create(MONTHLY)]
  // An inconsistency: a row was lost.
  await own.inside(tx => tx.execute(sql`delete from deposit_period where deposit_id = ${made[0]!.id}`))
  await own.inside(tx => tx.execute(sql`update deposit set renewal = 'PRINCIPAL' where id = ${made[0]!.id}`))
  clock.set('2026-03-02T03:00:00Z')
  await own.goOn(1)
  const statuses = await Promise.all(made.map(async row => (await own.read(row)).status))
  expect(statuses).toEqual(['ACTIVE', 'MATURED', 'MATURED'])
})

it('leaves nothing behind of a worker that was killed within a step, and takes the step once after it', async () => {
  const made = await scene.create({ ...MONTHLY, renewal: 'PRINCIPAL' })
  const NOW = '2026-03-02T03:00:00Z'
  clock.set(NOW)
  await withAdmin(api.adminUrl, async admin => {
    // Numbers are assigned after the next term is stored: locking them stops the worker between the two.
    await admin.query('begin')
    await admin.query(`select from number_series where kind = 'ET' for update`)
    const worker = spawn(process.execPath, [new URL('./calendarProcess.ts', import.meta.url).pathname, api.url, NOW])
    const faults = text(worker.stderr)
    const { rows } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
    // On its own connection: within a transaction pg_stat_activity is a snapshot.
    await withAdmin(api.adminUrl, watcher =>
      until(
        async () => {
          if (worker.exitCode !== null) throw new Error(`the worker ended by itself: ${await faults}`)
          const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
          return (await watcher.query(waiting, [rows[0]!.pid])).rowCount !== 0
        },
        // A process starts meanwhile, perhaps next to others.
        { withinMs: START_MS },
      ),
    )
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await admin.query('rollback')
  })
  expect(await scene.read(made)).toMatchObject({ termNumber: 1, version: made.version })
  expect(await scheduleOf(made)).toHaveLength(1)
  await Promise.all([scene.goOn(), scene.goOn()])
  expect(await scene.read(made)).toMatchObject({ termNumber: 2, maturesOn: '2026-03-31' })
  expect(await scheduleOf(made)).toHaveLength(2)
  expect(await scene.openOf(made)).toHaveLength(3)
  const numbers = await scene.inside(tx =>
    tx.execute<{ number: string }>(`select number from expected_transaction order by number`),
  )
  // No number was lost with the killed worker.
  expect(numbers.rows.map(({ number }) => Number(number.slice(-6)))).toEqual(numbers.rows.map((_row, at) => at + 1))
}, 240_000)
