// Planned lines over HTTP: created, changed and deleted by users with permission, and in the forecast as far as records don't cover them.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openScene as openPayments } from '../payments/support.ts'
import { openTreasuryApi, type Problem, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Money = { amount: string; currency: string }
type Line = {
  id: string
  name: string
  amount: Money
  counterpartyId: string | null
  endsOn: string | null
  version: number
}
type Forecast = { periods: { from: string; in: Money; out: Money; sources: { source: string; out: Money }[] }[] }
type Records = {
  items: { source: string; plannedLineId: string | null; name: string | null; amount: Money; expectedOn: string }[]
  totalCount: number
  total: Money
}

async function openScene() {
  const scene = await openPayments(api)
  const { organization } = scene
  const planner = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view', 'treasury.expected.manage'])
  const rent = {
    name: 'Sewa gudang',
    direction: 'DEBIT',
    amount: { amount: '100.00', currency: 'IDR' },
    rule: 'MONTHLY',
    startsOn: '2026-11-30',
  }
  const plan = async (over: object = {}) => {
    const answer = await planner.post<Line>('/v1/analysis/planned-lines', { ...rent, ...over })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  const expectMoney = async (date: string, amount: string, counterpartyId: string | null) => {
    const body = { direction: 'DEBIT', date, description: 'X', amount: { amount, currency: 'IDR' }, counterpartyId }
    const answer = await planner.post<{ id: string }>('/v1/expected-transactions', body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const plannedOut = async (query = '') => {
    const { body } = await planner.get<Forecast>(`/v1/analysis/cash-forecast?currency=IDR&unit=MONTH${query}`)
    return body.periods.flatMap(({ from, sources }) =>
      sources.filter(({ source }) => source === 'PLANNED').map(({ out }) => [from, out.amount]),
    )
  }
  const sql = (text: string, values: unknown[]) =>
    withAdmin(api.adminUrl, async admin => {
      await admin.query('set session_replication_role = replica')
      return admin.query(text, values)
    })
  return { ...scene, planner, rent, plan, expectMoney, plannedOut, sql }
}

it('a line is made once for a key, changed with its version, and deleted; the log tells of it', async () => {
  const { planner, rent, organization, sinar } = await openScene()
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [
    await planner.post<Line>('/v1/analysis/planned-lines', rent, key),
    await planner.post<Line>('/v1/analysis/planned-lines', rent, key),
  ]
  expect(again.body).toEqual(first.body)
  const path = `/v1/analysis/planned-lines/${first.body.id}`
  const changed = await planner.put<Line>(path, { ...rent, counterpartyId: sinar.id, endsOn: '2027-06-30', version: 1 })
  expect(changed.body).toMatchObject({ counterpartyId: sinar.id, endsOn: '2027-06-30', version: 2 })
  expect((await planner.put<Problem>(path, { ...rent, version: 1 })).body.code).toBe('G-3')
  expect((await planner.post<Problem>(`${path}/delete`, { version: 1 })).body.code).toBe('G-3')
  expect((await planner.get<{ items: Line[] }>('/v1/analysis/planned-lines')).body.items).toEqual([changed.body])
  expect((await planner.post(`${path}/delete`, { version: 2 })).status).toBe(200)
  expect((await planner.get<Problem>(path)).body.code).toBe('G-7')
  const reader = api.as(organization.id, ['account.activity.view'])
  const log = await reader.get<{ items: { action: string }[] }>('/v1/activity?recordType=PLANNED_LINE')
  expect(log.body.items.map(({ action }) => action)).toEqual(['DELETED', 'UPDATED', 'CREATED'])
})

it('of two changes of one version one is stale', async () => {
  const { planner, rent, plan } = await openScene()
  const { id } = await plan()
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map(name =>
      planner.put<Problem>(`/v1/analysis/planned-lines/${id}`, { ...rent, name, version: 1 }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

it('is in the forecast on its days, and opens to itself', async () => {
  const { plan, planner, plannedOut } = await openScene()
  const { id } = await plan({ endsOn: '2027-01-31' })
  expect(await plannedOut()).toEqual([
    ['2026-11-23', '100.00'],
    ['2026-12-01', '100.00'],
    ['2027-01-01', '100.00'],
  ])
  const found = await planner.get<Records>(
    '/v1/analysis/cash-forecast/records?currency=IDR&direction=DEBIT&from=2026-12-01&to=2026-12-31',
  )
  expect(found.body).toMatchObject({
    totalCount: 1,
    total: { amount: '100.00' },
    items: [{ source: 'PLANNED', plannedLineId: id, name: 'Sewa gudang', expectedOn: '2026-12-30' }],
  })
  expect(await fewestRoundTrips(() => plannedOut())).toBe(1)
})

it('real records of the counterparty take its place in their month, booked ones too; those of others do not', async () => {
  const { plan, expectMoney, plannedOut, sinar, organization, bca, sql } = await openScene()
  await plan({ counterpartyId: sinar.id, endsOn: '2027-01-31' })
  await expectMoney('2026-12-10', '70.00', sinar.id)
  await expectMoney('2026-12-10', '90.00', null)
  // Booked in this month, matched with last month's expected transaction.
  const booked = await expectMoney('2026-10-30', '40.00', sinar.id)
  await sql(
    `with t as (
       insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, allocated_minor, currency, status, fingerprint)
       values ($1, gen_random_uuid(), $2, '2026-11-05', 'X', 'DEBIT', 4000, 4000, 'IDR', 'RECONCILED', gen_random_uuid()) returning id),
     r as (
       insert into reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor)
       values ($1, gen_random_uuid(), 'MANUAL', 'FULL_MATCH', $2, 'IDR', 4000) returning id),
     e as (update expected_transaction set status = 'RECONCILED', allocated_minor = 4000 where organization_id = $1 and id = $3)
     insert into allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
     select $1, gen_random_uuid(), r.id, 0, t.id, $3, 4000 from t, r`,
    [organization.id, bca.id, booked],
  )
  expect(await plannedOut()).toEqual([
    ['2026-11-23', '60.00'],
    ['2026-12-01', '30.00'],
    ['2027-01-01', '100.00'],
  ])
})

it('real records of bills of its category take its place, but not those that a plan of their counterparty counts', async () => {
  const { plan, plannedOut, sinar, organization, sql } = await openScene()
  await plan({ category: 'Sewa', endsOn: '2026-12-31' })
  const bill = randomUUID()
  await sql(
    `insert into bill (organization_id, id, number, status, date, due_date, counterparty_id, category, amount_minor, currency, approved_at, author_ids)
     values ($1, $2, gen_random_uuid()::text, 'APPROVED', '2026-11-20', '2026-11-28', $3, 'Sewa', 2500, 'IDR', now(), '{}')`,
    [organization.id, bill, sinar.id],
  )
  await sql(
    `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, counterparty_id, bill_id, source)
     values ($1, gen_random_uuid(), gen_random_uuid()::text, '2026-11-28', 'X', 'DEBIT', 2500, 'IDR', $3, $2, 'BILL')`,
    [organization.id, bill, sinar.id],
  )
  expect((await plannedOut())[0]).toEqual(['2026-11-23', '75.00'])
  await plan({
    name: 'Sinar',
    counterpartyId: sinar.id,
    amount: { amount: '30.00', currency: 'IDR' },
    endsOn: '2026-11-30',
  })
  // 100.00 of the category, and 5.00 of the counterparty, which has 25.00 of its 30.00.
  expect((await plannedOut())[0]).toEqual(['2026-11-23', '105.00'])
})

it('has no place in a forecast of some accounts alone, nor in another currency', async () => {
  const { plan, plannedOut, planner, bca } = await openScene()
  await plan()
  expect(await plannedOut(`&accountIds=${bca.id}`)).toEqual([])
  const { body } = await planner.get<Forecast>('/v1/analysis/cash-forecast?currency=USD')
  expect(body.periods.every(({ out }) => out.amount === '0.00')).toBe(true)
})

it.each([
  [{ name: '' }, 'name'],
  [{ amount: { amount: '0', currency: 'IDR' } }, 'amount.amount'],
  [{ amount: { amount: '1e6', currency: 'IDR' } }, 'amount.amount'],
  [{ endsOn: '2026-11-29' }, 'endsOn'],
  [{ rule: 'ONCE', endsOn: '2026-12-01' }, 'endsOn'],
  [{ counterpartyId: randomUUID(), category: 'Sewa' }, 'category'],
  [{ startsOn: '0026-11-30' }, 'startsOn'],
])('refuses %j', async (over, path) => {
  const { planner, rent } = await openScene()
  const answer = await planner.post<Problem & { errors?: { path: string }[] }>('/v1/analysis/planned-lines', {
    ...rent,
    ...over,
  })
  expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path]).toEqual([422, 'G-2', path])
})

it('refuses a counterparty of another organization, and more than 200 lines', async () => {
  const { planner, rent, organization, sql } = await openScene()
  const foreign = await planner.post<Problem>('/v1/analysis/planned-lines', { ...rent, counterpartyId: randomUUID() })
  expect(foreign.body.code).toBe('G-7')
  await sql(
    `insert into planned_line (organization_id, id, name, direction, amount_minor, currency, rule, starts_on)
     select $1, gen_random_uuid(), 'X', 'DEBIT', 1, 'IDR', 'ONCE', '2026-12-01' from generate_series(1, 199)`,
    [organization.id],
  )
  const answers = await Promise.all([1, 2, 3].map(() => planner.post<Problem>('/v1/analysis/planned-lines', rent)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('U-TRSY-AN-1')
})

it('needs the permissions', async () => {
  const { organization, rent } = await openScene()
  const viewer = api.as(organization.id, ['treasury.analysis.view'])
  expect((await viewer.get('/v1/analysis/planned-lines')).status).toBe(200)
  expect((await viewer.post('/v1/analysis/planned-lines', rent)).status).toBe(403)
  expect((await api.as(organization.id, []).get('/v1/analysis/planned-lines')).status).toBe(403)
})
