// Nightly snapshots of the forecast and its accuracy: spec treasury.md §5 and §13, case 20, through the service.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { pastPeriods } from '../../../../services/treasury/cashForecast/periods.ts'
import { takeSnapshots, takingSnapshots } from '../../../../services/treasury/cashForecast/takeSnapshots.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { recordBalance } from '../../../../services/treasury/balances/public.ts'
import { openAccount } from '../statementTransactions/support.ts'
import { openTreasuryApi, type Problem, ROLES } from '../support/api.ts'

const clock = stoppedClock('2026-11-16T03:00:00Z')
const api = await openTreasuryApi({ clock })

type Money = { amount: string }
type Past = {
  from: string
  to: string
  takenOn: string
  forecastClosing: Money | null
  actualClosing: Money | null
  forecast: Money
  actual: Money
  sources: ({ source: string } & Record<'forecast' | 'actual' | 'timing' | 'amount', Money>)[]
}
type Horizon = { horizon: number; periods: number; mape: number | null; wape: number | null; bias: number | null }
type AccuracyBody = { periods: Past[]; horizons: Horizon[] }

async function openScene() {
  const organization = await api.organization()
  const maker = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view'])
  const bankAccountId = await openAccount(maker, organization.entityId)
  const said = (ledgerMinor: bigint) =>
    api.database.inOrganization(organization.id, null, tx =>
      recordBalance(tx, bankAccountId, { ledgerMinor, availableMinor: ledgerMinor, at: clock.now() }),
    )
  const expectMoney = async (date: string, amount: string) => {
    const body = { direction: 'CREDIT', date, description: 'X', amount: { amount, currency: 'IDR' } }
    const { status, body: made } = await maker.post<{ id: string }>('/v1/expected-transactions', body)
    expect(status, JSON.stringify(made)).toBe(201)
    return made.id
  }
  const line = async (date: string, amount: string) => {
    const body = { bankAccountId, date, description: 'TRSF', direction: 'CREDIT', amount }
    const { status, body: made } = await maker.post<{ id: string }>('/v1/statement-transactions', body)
    expect(status, JSON.stringify(made)).toBe(201)
    return made.id
  }
  const match = async (statement: string, expected: string) => {
    const ids = { statementTransactionIds: [statement], expectedTransactionIds: [expected], allowPartial: true }
    const answer = await maker.post('/v1/reconciliations', ids, { 'idempotency-key': randomUUID() })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  }
  const archive = async (id: string) => {
    const answer = await maker.post('/v1/expected-transactions/archive', { ids: [id] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  /** As the nightly job does. */
  const keep = () => api.database.inOrganization(organization.id, null, takeSnapshots)
  const kept = () =>
    withAdmin(api.adminUrl, async admin => {
      const { rows } = await admin.query<{ taken_on: string; opening: string | null; days: string }>(
        `select s.taken_on::text, s.opening_minor::text as opening, count(d.day)::text as days
         from forecast_snapshot s left join forecast_snapshot_day d using (organization_id, currency, taken_on)
         where s.organization_id = $1 group by 1, 2 order by 1`,
        [organization.id],
      )
      return rows
    })
  const accuracy = async (query = 'currency=IDR&unit=DAY') => {
    const { status, body } = await maker.get<AccuracyBody>(`/v1/analysis/cash-forecast/accuracy?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  return { ...organization, maker, said, expectMoney, line, match, archive, keep, kept, accuracy }
}

it('case 20: forecasts of 100, 200, 0 and 400 against 110, 150, 50 and 400', async () => {
  const { said, expectMoney, line, match, archive, keep, accuracy } = await openScene()
  clock.set('2026-11-16T03:00:00Z')
  await said(100_000n)
  const first = await expectMoney('2026-11-16', '100.00')
  await keep()
  await match(await line('2026-11-16', '110.00'), first)
  await said(111_000n)

  clock.set('2026-11-17T03:00:00Z')
  const second = await expectMoney('2026-11-17', '200.00')
  await keep()
  await line('2026-11-17', '150.00')
  await archive(second)

  clock.set('2026-11-18T03:00:00Z')
  await keep()
  await line('2026-11-18', '50.00')

  clock.set('2026-11-19T03:00:00Z')
  const fourth = await expectMoney('2026-11-19', '400.00')
  await keep()
  await match(await line('2026-11-19', '400.00'), fourth)

  clock.set('2026-11-20T03:00:00Z')
  const { periods, horizons } = await accuracy()
  expect(periods.map(({ from, forecast, actual }) => [from, forecast.amount, actual.amount])).toEqual([
    ['2026-11-19', '400.00', '400.00'],
    ['2026-11-18', '0.00', '50.00'],
    ['2026-11-17', '200.00', '150.00'],
    ['2026-11-16', '100.00', '110.00'],
  ])
  const [next] = horizons
  expect(next).toMatchObject({ horizon: 1, periods: 4 })
  expect([next?.mape, next?.wape, next?.bias].map(each => ((each ?? Number.NaN) * 100).toFixed(2))).toEqual([
    '35.61',
    '15.49',
    '-1.41',
  ])
  // Four days before the first there was no forecast yet, and none of twelve.
  expect(horizons.map(({ horizon, periods: from }) => [horizon, from])).toEqual([
    [1, 4],
    [4, 1],
    [12, 0],
  ])
  // By source: a match belongs to its expected transaction's source; the rest was not forecast.
  const sourcesOf = (place: number) =>
    periods[place]?.sources.map(({ source, forecast, actual }) => [source, forecast.amount, actual.amount])
  expect(sourcesOf(3)).toEqual([
    ['UNFORECAST', '0.00', '10.00'],
    ['MANUAL', '100.00', '100.00'],
  ])
  expect(sourcesOf(2)).toEqual([
    ['MANUAL', '200.00', '0.00'],
    ['UNFORECAST', '0.00', '150.00'],
  ])
  expect(periods[3]).toMatchObject({
    takenOn: '2026-11-16',
    forecastClosing: { amount: '1100.00' },
    actualClosing: { amount: '1110.00' },
  })
})

it('the difference of a source is timing and amount: what moved, what was settled for less, what was called off', async () => {
  const { id, said, expectMoney, line, match, archive, keep, accuracy, maker } = await openScene()
  clock.set('2026-11-16T03:00:00Z')
  await said(100_000n)
  const late = await expectMoney('2026-11-16', '100.00')
  const short = await expectMoney('2026-11-16', '50.00')
  const parts = await expectMoney('2026-11-16', '40.00')
  const gone = await expectMoney('2026-11-16', '30.00')
  // Postgres says when a record was made, whatever the service's clock says.
  await withAdmin(api.adminUrl, admin =>
    admin.query(`update expected_transaction set created_at = '2026-11-16' where organization_id = $1`, [id]),
  )
  await keep()
  // Paid less, the fee explains it; half of another one comes today.
  const less = await maker.post(
    '/v1/reconciliations',
    {
      statementTransactionIds: [await line('2026-11-16', '47.50')],
      expectedTransactionIds: [short],
      adjustments: [{ kind: 'FEE', amount: '2.50' }],
    },
    { 'idempotency-key': randomUUID() },
  )
  expect(less.status, JSON.stringify(less.body)).toBe(201)
  await match(await line('2026-11-16', '15.00'), parts)
  await archive(gone)
  clock.set('2026-11-17T03:00:00Z')
  await keep()
  await match(await line('2026-11-17', '100.00'), late)
  await match(await line('2026-11-17', '25.00'), parts)
  clock.set('2026-11-18T03:00:00Z')
  const { periods } = await accuracy()
  const manual = (place: number) => {
    const { forecast, actual, timing, amount } = periods[place]!.sources.find(({ source }) => source === 'MANUAL')!
    return [forecast.amount, actual.amount, timing.amount, amount.amount]
  }
  // 100 late, 25 of 40 late; 2.50 less, 30 called off.
  expect(manual(1)).toEqual(['220.00', '62.50', '-125.00', '-32.50'])
  // What was overdue was forecast for this day, and came.
  expect(manual(0)).toEqual(['125.00', '125.00', '0.00', '0.00'])
})

it('a week is judged by the snapshot of its Monday, or of the nearest day before; without one it is left out', async () => {
  const { said, expectMoney, keep, line, accuracy } = await openScene()
  clock.set('2026-11-13T03:00:00Z')
  await said(100_000n)
  await expectMoney('2026-11-18', '30.00')
  await keep()
  clock.set('2026-11-20T03:00:00Z')
  await keep()
  await line('2026-11-19', '20.00')
  clock.set('2026-11-23T03:00:00Z')
  const { periods } = await accuracy('currency=IDR')
  // Friday's snapshot is within the week: it is not a forecast of it.
  expect(periods.map(({ from, takenOn, forecast, actual }) => [from, takenOn, forecast.amount, actual.amount])).toEqual(
    [['2026-11-16', '2026-11-13', '30.00', '20.00']],
  )
  expect((await accuracy('currency=USD')).periods).toEqual([])
})

it('two workers at once, and one after a crash, keep one snapshot a day', async () => {
  const { id, said, expectMoney, kept } = await openScene()
  clock.set('2026-11-24T03:00:00Z')
  await said(100_000n)
  await expectMoney('2026-11-25', '30.00')
  // A worker that dies midway leaves nothing.
  const died = api.database.inOrganization(id, null, async tx => {
    await takeSnapshots(tx)
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow('killed')
  expect(await kept()).toEqual([])
  const workers = Array.from({ length: 3 }, () => takingSnapshots({ database: api.database, log: api.log }))
  await Promise.all(workers.map(round => round()))
  expect(await kept()).toEqual([{ taken_on: '2026-11-24', opening: '100000', days: '1' }])
  await takingSnapshots({ database: api.database, log: api.log })()
  expect(await kept()).toHaveLength(1)
  // The next day has its own, and the worker runs once.
  clock.set('2026-11-25T03:00:00Z')
  expect(await workers[0]!()).toContain(id)
  expect(await workers[0]!()).toEqual([])
  expect((await kept()).map(({ taken_on: day }) => day)).toEqual(['2026-11-24', '2026-11-25'])
})

it('snapshots are kept 400 days', async () => {
  const { said, keep, kept } = await openScene()
  clock.set('2026-11-25T03:00:00Z')
  await said(100_000n)
  await keep()
  clock.set('2027-12-30T03:00:00Z')
  await keep()
  expect((await kept()).map(({ taken_on: day }) => day)).toEqual(['2026-11-25', '2027-12-30'])
  clock.set('2027-12-31T03:00:00Z')
  await keep()
  expect((await kept()).map(({ taken_on: day }) => day)).toEqual(['2027-12-30', '2027-12-31'])
})

it('needs the permission, and shows an organization nothing of others', async () => {
  clock.set('2026-11-26T03:00:00Z')
  const scene = await openScene()
  const refused = await api.as(scene.id, ROLES.viewer).get<Problem>('/v1/analysis/cash-forecast/accuracy?currency=IDR')
  expect([refused.status, refused.body.code]).toEqual([403, 'G-20'])
  expect((await scene.accuracy()).periods).toEqual([])
})

it.each([
  [
    'DAY',
    [
      ['2026-11-22', '2026-11-22'],
      ['2026-11-21', '2026-11-21'],
    ],
  ],
  [
    'WEEK',
    [
      ['2026-11-16', '2026-11-22'],
      ['2026-11-09', '2026-11-15'],
    ],
  ],
  [
    'MONTH',
    [
      ['2026-10-01', '2026-10-31'],
      ['2026-09-01', '2026-09-30'],
    ],
  ],
] as const)('past periods of %s are whole and end before the one of today', (unit, expected) => {
  expect(pastPeriods('2026-11-23', unit, 2).map(({ from, to }) => [from, to])).toEqual(expected)
})
