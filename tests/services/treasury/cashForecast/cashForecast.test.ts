// The cash forecast over HTTP: each amount at one stage, what is excluded and why, learned delays, and figures that match their records.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { recordBalance } from '../../../../services/treasury/balances/public.ts'
import { lagOfSamples } from '../../../../services/treasury/cashForecast/behaviour.ts'
import { storeInvoice } from '../../../../services/treasury/receivables/store.ts'
import { learningLags } from '../../../../services/treasury/cashForecast/learnLags.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openScene as openPayments } from '../payments/support.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'
import { randomOf } from '../statementTransactions/formats/faults.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })

type Money = { amount: string; currency: string }
type Counted = { amount: Money; count: number }
type Period = {
  from: string
  to: string
  opening: Money | null
  in: Money
  out: Money
  closing: Money | null
  overdueIn: Counted
  overdueOut: Counted
  sources: { source: string; in: Money; out: Money; count: number }[]
}
type Outcome = { periods: Period[]; firstBreach: { day: string; amount: Money } | null }
type Forecast = Outcome & {
  minimum: Money | null
  minimumVersion: number
  scenarios: Outcome[]
  leftOut: { reason: string; direction: string; amount: Money; count: number }[]
}
type Records = {
  items: {
    expectedTransactionId: string | null
    billId: string | null
    amount: Money
    expectedOn: string
    lateDays: number | null
    promisedOn?: string | null
  }[]
  totalCount: number
  total: Money
}

async function openScene() {
  const scene = await openPayments(api)
  const { organization } = scene
  const planner = api.as(organization.id, [
    ...ROLES.maker,
    'treasury.analysis.view',
    'treasury.bills.approve',
    'treasury.reconciliation.manage',
  ])
  const expectMoney = async (direction: string, date: string, amount: string, over: object = {}) => {
    const body = { direction, date, description: 'X', amount: { amount, currency: 'IDR' }, ...over }
    const answer = await planner.post<{ id: string }>('/v1/expected-transactions', body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const said = (bankAccountId: string, ledgerMinor: bigint, at: string) =>
    api.database.inOrganization(organization.id, null, tx =>
      recordBalance(tx, bankAccountId, { ledgerMinor, availableMinor: ledgerMinor, at: Temporal.Instant.from(at) }),
    )
  /** Rows that other modules would have stored. */
  const sql = (text: string, values: unknown[]) =>
    withAdmin(api.adminUrl, async admin => {
      await admin.query('set session_replication_role = replica')
      return admin.query(text, values)
    })
  return { ...scene, planner, expectMoney, said, sql }
}

const forecast = async (person: Person, query = 'currency=IDR') => {
  const answer = await person.get<Forecast>(`/v1/analysis/cash-forecast?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
/** Scenarios in a query string. */
const under = (...scenarios: object[]) => `scenarios=${encodeURIComponent(JSON.stringify(scenarios))}`
const records = async (person: Person, query: string) => {
  const answer = await person.get<Records>(`/v1/analysis/cash-forecast/records?currency=IDR&${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

it('case 16: a week from a balance of 10:00, with a bill, its payment, payments before and after, a draft and an overdue receipt', async () => {
  const { organization, planner, expectMoney, said, sql, bca } = await openScene()
  // 10:00 in Jakarta.
  await said(bca.id, 100_000_000_000n, '2026-11-23T03:00:00Z')
  clock.set('2026-11-23T03:30:00Z')
  const bill = (status: string, amount: number) =>
    sql(
      `insert into bill (organization_id, id, number, status, date, due_date, counterparty_id, amount_minor, currency, author_ids)
       select $1, $2, $3, $4, '2026-11-20', '2026-11-26', id, $5, 'IDR', '{}' from counterparty where organization_id = $1 limit 1`,
      [organization.id, randomUUID(), randomUUID(), status, amount],
    )
  await bill('DRAFT', 7_000_000_000)
  await expectMoney('DEBIT', '2026-11-26', '100000000.00')
  const payment = async (amount: number, status: string, sentAt: string | null) => {
    const id = randomUUID()
    await sql(
      `insert into payment (organization_id, id, number, kind, status, from_account_id, counterparty_account_id, beneficiary_bank_code,
         beneficiary_account_number, beneficiary_name, amount_minor, currency, fee_minor, date, value_date, content_hash, approval_plan,
         sent_at, author_ids)
       values ($1, $2, $3, 'PAYMENT', $4, $5, gen_random_uuid(), '014', '1', 'PT', $6, 'IDR', 0, '2026-11-24', '2026-11-24', '', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', $7, '{}')`,
      [organization.id, id, id, status, bca.id, amount, sentAt],
    )
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, bank_account_id, source, payment_id)
       values ($1, $2, $3, '2026-11-24', 'X', 'DEBIT', $4, 'IDR', $5, 'PAYMENT', $6)`,
      [organization.id, randomUUID(), randomUUID(), amount, bca.id, id],
    )
  }
  await payment(20_000_000_000, 'SCHEDULED', null)
  await payment(30_000_000_000, 'SENT', '2026-11-23T02:30:00Z')
  await payment(5_000_000_000, 'SENT', '2026-11-23T03:15:00Z')
  const overdue = await expectMoney('CREDIT', '2026-11-10', '400000000.00', { bankAccountId: bca.id })
  await sql(
    `with run as (
       insert into reconciliation_run (organization_id, id, bank_account_id, mode, status) values ($1, gen_random_uuid(), $2, 'RECOMMEND', 'COMPLETED') returning id),
     made as (
       insert into recommendation (organization_id, id, run_id, bank_account_id, result, status, currency, difference_minor, score, automatic, reasons)
       select $1, gen_random_uuid(), run.id, $2, 'FULL_MATCH', 'PENDING', 'IDR', 0, 90, false, '[]' from run returning id)
     insert into recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
     select $1, made.id, 0, gen_random_uuid(), $3, 100 from made`,
    [organization.id, bca.id, overdue],
  )
  await expectMoney('CREDIT', '2026-11-25', '2384065.00', { bankAccountId: bca.id })

  const found = await forecast(planner)
  expect(found.periods[0]).toMatchObject({
    from: '2026-11-23',
    to: '2026-11-29',
    opening: { amount: '1000000000.00' },
    closing: { amount: '652384065.00' },
  })
  expect(found.leftOut.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: 'CONFIRMED_BY_BANK', direction: 'DEBIT', amount: { amount: '300000000.00', currency: 'IDR' }, count: 1 },
    { reason: 'PENDING_MATCH', direction: 'CREDIT', amount: { amount: '400000000.00', currency: 'IDR' }, count: 1 },
  ])
  // The records behind the figure add up to it.
  const out = await records(planner, 'direction=DEBIT&from=2026-11-23&to=2026-11-29')
  expect(out.total).toEqual(found.periods[0]?.out)
  expect(out.items.map(({ amount }) => amount.amount)).toEqual(['200000000.00', '100000000.00', '50000000.00'])
  const left = await records(planner, 'direction=CREDIT&leftOut=true')
  expect(left.items.map(({ expectedTransactionId }) => expectedTransactionId)).toEqual([overdue])
  // One click includes it again: 300 out and 400 in count, and stay listed with their reasons.
  const counted = await forecast(planner, 'currency=IDR&includesLeftOut=true')
  expect(counted.periods[0]?.closing?.amount).toBe('752384065.00')
  expect(counted.leftOut).toEqual(found.leftOut)
  const countedOut = await records(planner, 'direction=DEBIT&from=2026-11-23&to=2026-11-29&includesLeftOut=true')
  expect(countedOut.total).toEqual(counted.periods[0]?.out)
  const unapproved = await forecast(planner, `currency=IDR&${under({ includesUnapproved: true })}`)
  expect(unapproved.scenarios[0]?.periods[0]?.closing?.amount).toBe('582384065.00')
  expect(unapproved.periods[0]?.closing?.amount).toBe('652384065.00')
  const withDraft = await records(planner, 'direction=DEBIT&from=2026-11-23&to=2026-11-29&includesUnapproved=true')
  expect(withDraft.total.amount).toBe('420000000.00')
  expect(withDraft.items.filter(({ billId }) => billId !== null)).toHaveLength(1)
  expect(await fewestRoundTrips(() => forecast(planner))).toBe(1)
})

it('cases 17 and 18: the first day below the minimum is told, and scenarios stand beside the base', async () => {
  const { planner, expectMoney, said, bca } = await openScene()
  await said(bca.id, 80_000_000_000n, '2026-11-23T03:00:00Z')
  await expectMoney('DEBIT', '2026-12-01', '500000000.00')
  await expectMoney('DEBIT', '2026-12-10', '250000000.00')
  await expectMoney('CREDIT', '2026-12-21', '900000000.00')
  const set = (body: object) => planner.put<Problem>('/v1/analysis/minimum-cash/IDR', body)
  expect((await set({ amount: '100000000.00', version: 0 })).body).toEqual({
    amount: { amount: '100000000.00', currency: 'IDR' },
    version: 1,
  })
  const asked = under(
    { receiptsLateDays: 11, haircutPercent: 10 },
    { receiptsLateDays: 10, haircutPercent: 10 },
    { paymentsLateDays: 31 },
  )
  const found = await forecast(planner, `currency=IDR&unit=MONTH&${asked}`)
  expect(found).toMatchObject({ minimum: { amount: '100000000.00' }, minimumVersion: 1 })
  expect(found.periods[1]?.closing?.amount).toBe('950000000.00')
  expect(found.firstBreach).toEqual({ day: '2026-12-10', amount: { amount: '50000000.00', currency: 'IDR' } })
  const closings = found.scenarios.map(({ periods }) => periods.slice(1, 3).map(({ closing }) => closing?.amount))
  expect(closings).toEqual([
    ['50000000.00', '860000000.00'],
    ['860000000.00', '860000000.00'],
    ['1700000000.00', '950000000.00'],
  ])
  // All scenarios cost one statement.
  expect(await fewestRoundTrips(() => forecast(planner, `currency=IDR&unit=MONTH&${asked}`))).toBe(1)
  expect((await set({ amount: null, version: 0 })).body.code).toBe('G-3')
  expect((await set({ amount: '-1', version: 1 })).body.code).toBe('G-2')
  expect((await set({ amount: null, version: 1 })).status).toBe(200)
  expect((await forecast(planner)).minimum).toBeNull()
})

it('a transfer between own accounts moves nothing; seen from one of them it does', async () => {
  const { planner, organization, said, sql, bca, mandiri } = await openScene()
  await said(bca.id, 1_000n, '2026-11-23T03:00:00Z')
  await said(mandiri.id, 1_000n, '2026-11-23T03:00:00Z')
  const payment = randomUUID()
  await sql(
    `insert into payment (organization_id, id, number, kind, status, from_account_id, to_account_id, beneficiary_bank_code,
       beneficiary_account_number, beneficiary_name, amount_minor, currency, fee_minor, date, value_date, content_hash, approval_plan, author_ids)
     values ($1, $2, 'T', 'TRANSFER', 'SCHEDULED', $3, $4, '008', '1', 'PT', 300, 'IDR', 0, '2026-11-24', '2026-11-24', '', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', '{}')`,
    [organization.id, payment, bca.id, mandiri.id],
  )
  for (const [direction, account] of [
    ['DEBIT', bca.id],
    ['CREDIT', mandiri.id],
  ])
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, bank_account_id, source, payment_id)
       values ($1, gen_random_uuid(), $2, '2026-11-24', 'X', $3, 300, 'IDR', $4, 'PAYMENT', $5)`,
      [organization.id, `${direction}-${payment}`, direction, account, payment],
    )
  const [all] = (await forecast(planner)).periods
  expect([all?.in.amount, all?.out.amount, all?.closing?.amount]).toEqual(['0.00', '0.00', '20.00'])
  const [from] = (await forecast(planner, `currency=IDR&accountIds=${bca.id}`)).periods
  expect([from?.opening?.amount, from?.out.amount, from?.closing?.amount]).toEqual(['10.00', '3.00', '7.00'])
})

it('of one entity there is what its accounts hold and await, in position, days and forecast alike', async () => {
  const { planner, organization, said, sql, expectMoney, bca, mandiri } = await openScene()
  const other = randomUUID()
  await sql('update bank_account set entity_id = $2 where organization_id = $1 and id = $3', [
    organization.id,
    other,
    mandiri.id,
  ])
  await said(bca.id, 1_000n, '2026-11-23T03:00:00Z')
  await said(mandiri.id, 500n, '2026-11-23T03:00:00Z')
  await expectMoney('DEBIT', '2026-11-23', '1.00', { bankAccountId: mandiri.id })
  await expectMoney('DEBIT', '2026-11-23', '2.00', { bankAccountId: bca.id })
  await expectMoney('DEBIT', '2026-11-23', '3.00')
  const [period] = (await forecast(planner, `currency=IDR&entityIds=${other}`)).periods
  expect([period?.opening?.amount, period?.out.amount]).toEqual(['5.00', '1.00'])
  expect((await records(planner, `direction=DEBIT&entityIds=${other}`)).total.amount).toBe('1.00')
  const ask = async <Body>(path: string) => (await planner.get<Body>(`/v1/analysis/cash-position${path}`)).body
  const position = await ask<{ currencies: { totals: { ledger: Money; projected: Money }; unassignedOut: Counted }[] }>(
    `?currency=IDR&entityIds=${other}`,
  )
  expect(position.currencies).toMatchObject([
    { totals: { ledger: { amount: '5.00' }, projected: { amount: '4.00' } }, unassignedOut: { count: 0 } },
  ])
  const pending = await ask<Records>(`/records?currency=IDR&direction=DEBIT&entityIds=${other}`)
  expect(pending.total.amount).toBe('1.00')
  const days = await ask<{ items: { ledger: Money }[] }>(
    `/history?currency=IDR&from=2026-11-23&to=2026-11-23&entityIds=${other}`,
  )
  expect(days.items.map(({ ledger }) => ledger.amount)).toEqual(['5.00'])
})

it('of some accounts the minimum is what must stay on them, and the first breach is theirs', async () => {
  const { planner, organization, said, sql, expectMoney, bca, mandiri } = await openScene()
  await said(bca.id, 10_000n, '2026-11-23T03:00:00Z')
  await said(mandiri.id, 90_000n, '2026-11-23T03:00:00Z')
  await planner.put('/v1/analysis/minimum-cash/IDR', { amount: '500.00', version: 0 })
  const stays = (until: string | null) =>
    sql(
      `update bank_account set restriction = 'MINIMUM_BALANCE', restricted_minor = 5000, restriction_reason = 'Covenant', restricted_from = '2026-11-01',
         restricted_until = $3 where organization_id = $1 and id = $2`,
      [organization.id, bca.id, until],
    )
  await stays(null)
  await expectMoney('DEBIT', '2026-11-25', '60.00', { bankAccountId: bca.id })
  const of = async (query: string) => {
    const { minimum, firstBreach } = await forecast(planner, `currency=IDR${query}`)
    return [minimum?.amount ?? null, firstBreach?.day ?? null]
  }
  expect(await of('')).toEqual(['500.00', null])
  expect(await of(`&accountIds=${bca.id}`)).toEqual(['50.00', '2026-11-25'])
  expect(await of(`&accountIds=${mandiri.id}`)).toEqual([null, null])
  await stays('2026-11-22')
  expect(await of(`&accountIds=${bca.id}`)).toEqual([null, null])
})

it('case 19: how late receipts come is learnt once a day from full matches, as the rule says', async () => {
  const { organization, planner, expectMoney, said, sql, bca, sinar } = await openScene()
  await said(bca.id, 0n, '2026-11-23T03:00:00Z')
  const matches = async (days: readonly number[], counterparty: string | null) => {
    for (const late of days)
      await sql(
        `with e as (
           insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, allocated_minor, currency, status, counterparty_id)
           values ($1, gen_random_uuid(), gen_random_uuid()::text, date '2026-10-01', 'X', 'CREDIT', 100, 100, 'IDR', 'RECONCILED', $2) returning id),
         t as (
           insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, allocated_minor, currency, status, fingerprint)
           values ($1, gen_random_uuid(), $3, date '2026-10-01' + $4::int, 'X', 'CREDIT', 100, 100, 'IDR', 'RECONCILED', gen_random_uuid()) returning id),
         r as (
           insert into reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor)
           values ($1, gen_random_uuid(), 'MANUAL', 'FULL_MATCH', $3, 'IDR', 100) returning id)
         insert into allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
         select $1, gen_random_uuid(), r.id, 0, t.id, e.id, 100 from e, t, r`,
        [organization.id, counterparty, bca.id, late],
      )
  }
  const own = [3, 6, 6, 7, 9, 12, 40]
  const others = [0, 1]
  await matches(own, sinar.id)
  await matches(others, null)
  const learn = learningLags({ database: api.database, log: api.log })
  expect(await learn()).toContain(organization.id)
  expect(await learn(), 'a day has one look').toEqual([])
  const { rows } = await sql('select days, samples from receipt_lag where organization_id = $1 order by samples', [
    organization.id,
  ])
  expect(rows).toEqual([lagOfSamples(own), lagOfSamples([...own, ...others])])

  await expectMoney('CREDIT', '2026-11-24', '10.00', { counterpartyId: sinar.id })
  await expectMoney('CREDIT', '2026-11-24', '3.00')
  const days = async (query: string) =>
    (await forecast(planner, `currency=IDR&unit=DAY${query}`)).periods.flatMap(({ from, in: { amount } }) =>
      amount === '0.00' ? [] : [[from, amount]],
    )
  expect(await days('')).toEqual([
    ['2026-11-30', '3.00'],
    ['2026-12-01', '10.00'],
  ])
  expect(await days('&usesLags=false')).toEqual([['2026-11-24', '13.00']])
  const late = await records(planner, 'direction=CREDIT&from=2026-12-01&to=2026-12-01')
  expect(late).toMatchObject({ totalCount: 1, items: [{ lateDays: 7, lateSamples: 7, expectedOn: '2026-12-01' }] })
})

it('every figure is the sum of its records, whatever is expected, in every unit', async () => {
  const { planner, said, sql, organization, bca } = await openScene()
  await said(bca.id, 100_000n, '2026-11-23T03:00:00Z')
  const below = randomOf(16)
  for (let at = 0; at < 200; at++)
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, allocated_minor, status, currency, bank_account_id, source)
       values ($1, gen_random_uuid(), $2, date '2026-11-23' + $3::int, 'X', $4, $5, $6, $7, 'IDR', $8, 'MANUAL')`,
      [
        organization.id,
        `R-${at}`,
        below(450) - 60,
        below(2) === 0 ? 'DEBIT' : 'CREDIT',
        1_000 + below(1_000_000),
        at % 5 === 0 ? 500 : 0,
        at % 7 === 0 ? 'RECONCILED' : at % 5 === 0 ? 'PARTIALLY_RECONCILED' : 'UNRECONCILED',
        below(2) === 0 ? bca.id : null,
      ],
    )
  for (const unit of ['DAY', 'WEEK', 'MONTH'])
    for (const period of (await forecast(planner, `currency=IDR&unit=${unit}`)).periods)
      for (const [direction, figure] of [
        ['CREDIT', period.in],
        ['DEBIT', period.out],
      ] as const) {
        const found = await records(planner, `direction=${direction}&from=${period.from}&to=${period.to}`)
        expect(found.total).toEqual(figure)
      }
})

it('puts what a customer promised on that day and says so, until the day is over', async () => {
  const { organization, planner } = await openScene()
  clock.set('2026-11-23T03:00:00Z')
  const id = randomUUID()
  const tell = (promisedOn: string | null, version: number) =>
    storeInvoice(api.database, organization.id, {
      id,
      number: 'INV-2026-000077',
      purchaseOrderNumber: null,
      virtualAccountNumbers: [],
      claim: null,
      customer: {
        id: randomUUID(),
        legalName: 'PT Bumi Karsa Mandiri',
        alias: null,
        isCompany: true,
        taxNumber: null,
        accountNumber: null,
        accountName: null,
        virtualAccountNumbers: [],
      },
      currency: 'IDR',
      parts: [
        { partId: id, name: null, dueDate: '2026-11-16', promisedOn, expectedCash: 5_000_000_00n, receivedByBank: 0n },
      ],
      version,
    })
  await tell(null, 1)
  const shown = async () => {
    const { periods } = await forecast(planner, 'currency=IDR&unit=WEEK')
    const { items } = await records(planner, 'direction=CREDIT')
    const incoming = periods.findIndex(each => each.in.amount !== '0.00')
    // The records of the period add up to its figure.
    const { from, to, in: sum } = periods[incoming]!
    expect((await records(planner, `direction=CREDIT&from=${from}&to=${to}`)).total).toEqual(sum)
    const [item] = items
    return [incoming, periods[incoming]!.overdueIn.count, item?.expectedOn, item?.promisedOn]
  }
  expect(await shown()).toEqual([0, 1, '2026-11-23', null])
  await tell('2026-12-10', 2)
  expect(await shown()).toEqual([2, 0, '2026-12-10', '2026-12-10'])
  const listed = await planner.get<{ items: { promisedOn: string | null }[] }>(
    '/v1/expected-transactions?source=INVOICE',
  )
  expect(listed.body.items).toMatchObject([{ promisedOn: '2026-12-10' }])
  // An older state changes nothing; an expired promise is ignored.
  await tell(null, 1)
  clock.set('2026-12-11T03:00:00Z')
  expect(await shown()).toEqual([0, 1, '2026-12-11', null])
  clock.set('2026-11-23T03:00:00Z')
})

it('a scenario leaves records and plans out, and counts extra lines on their days, whatever else it changes', async () => {
  const { planner, expectMoney, said, bca } = await openScene()
  await said(bca.id, 80_000_000_000n, '2026-11-23T03:00:00Z')
  const rent = await expectMoney('DEBIT', '2026-12-01', '500000000.00')
  await expectMoney('DEBIT', '2026-12-01', '30000000.00')
  const receipt = await expectMoney('CREDIT', '2026-12-01', '900000000.00')
  const plan = await planner.post<{ id: string }>(
    '/v1/analysis/planned-lines',
    {
      name: 'Gaji',
      direction: 'DEBIT',
      amount: { amount: '20000000.00', currency: 'IDR' },
      rule: 'ONCE',
      startsOn: '2026-12-05',
      endsOn: null,
      counterpartyId: null,
      category: null,
    },
    { 'idempotency-key': randomUUID() },
  )
  expect(plan.status, JSON.stringify(plan.body)).toBe(201)
  const asked = under(
    { leavesOut: [rent] },
    // Another organization's, or unknown: ignored.
    { leavesOut: [randomUUID(), plan.body.id, receipt], receiptsLateDays: 90, haircutPercent: 50 },
    {
      receiptsLateDays: 90,
      haircutPercent: 50,
      extraLines: [
        { direction: 'CREDIT', amount: '7.00', date: '2026-12-31' },
        { direction: 'DEBIT', amount: '1.00', date: '2026-11-01' },
      ],
    },
  )
  const found = await forecast(planner, `currency=IDR&unit=MONTH&${asked}`)
  const closings = (periods: Outcome['periods']) => periods.slice(0, 2).map(({ closing }) => closing?.amount)
  expect(closings(found.periods)).toEqual(['800000000.00', '1150000000.00'])
  expect(found.scenarios.map(({ periods }) => closings(periods))).toEqual([
    ['800000000.00', '1650000000.00'],
    ['800000000.00', '270000000.00'],
    ['799999999.00', '250000006.00'],
  ])
  expect(await fewestRoundTrips(() => forecast(planner, `currency=IDR&unit=MONTH&${asked}`))).toBe(1)
})

it.each([
  `currency=IDR&${under({ leavesOut: ['x'] })}`,
  `currency=IDR&${under({ leavesOut: Array.from({ length: 11 }, () => randomUUID()) })}`,
  `currency=IDR&${under({ extraLines: [{ direction: 'DEBIT', amount: '0', date: '2026-12-01' }] })}`,
  `currency=IDR&${under({ extraLines: [{ direction: 'DEBIT', amount: '1.000', date: '2026-12-01' }] })}`,
  `currency=IDR&${under({ extraLines: [{ direction: 'DEBIT', amount: '1.00', date: 'soon' }] })}`,
  `currency=IDR&${under({ haircutPercent: 101 })}`,
  `currency=IDR&${under({ receiptsLateDays: 367 })}`,
  `currency=IDR&${under({ paymentsLateDays: -1 })}`,
  `currency=IDR&${under({ includesUnapproved: 'yes' })}`,
  `currency=IDR&${under({}, {}, {}, {})}`,
  'currency=IDR&scenarios=[',
  'currency=IDR&scenarios=7',
  'currency=IDR&unit=YEAR',
  'currency=EUR',
])('refuses %s', async query => {
  const { planner } = await openScene()
  const answer = await planner.get<Problem>(`/v1/analysis/cash-forecast?${query}`)
  expect([answer.status, answer.body.code]).toEqual([422, 'G-2'])
})

it('names what a scenario has too much of, though it comes in a text', async () => {
  const { planner } = await openScene()
  const answer = await planner.get<Problem>(`/v1/analysis/cash-forecast?currency=IDR&${under({ haircutPercent: 101 })}`)
  expect(answer.body.errors?.map(({ path, code }) => [path, code])).toEqual([['scenarios.0.haircutPercent', 'TOO_BIG']])
})

it('without a known balance nothing that stands on it is told', async () => {
  const { planner, expectMoney } = await openScene()
  await expectMoney('CREDIT', '2026-11-24', '5.00')
  const [first] = (await forecast(planner)).periods
  expect(first).toMatchObject({ opening: null, closing: null, in: { amount: '5.00' } })
})

it('needs the permissions', async () => {
  const { organization } = await openScene()
  const viewer = api.as(organization.id, ['treasury.analysis.view'])
  expect((await api.as(organization.id, []).get('/v1/analysis/cash-forecast?currency=IDR')).status).toBe(403)
  expect((await viewer.put('/v1/analysis/minimum-cash/IDR', { amount: '1.00', version: 0 })).status).toBe(403)
})

it.each([
  ['Asia/Jakarta', '2026-11-22'],
  ['Asia/Makassar', '2026-11-22'],
  ['Asia/Jayapura', '2026-11-23'],
])('case 25: at 15:30 UTC today is in %s the %s, for position, forecast and payables alike', async (zone, day) => {
  const { snapshot } = await api.organization()
  await storeOrganization(api.database, { ...snapshot, timeZone: zone })
  const viewer = api.as(snapshot.id, ['treasury.analysis.view'])
  const now = clock.now()
  clock.set('2026-11-22T15:30:00Z')
  try {
    for (const path of ['cash-position', 'cash-forecast?currency=IDR', 'payables']) {
      const answer = await viewer.get<{ today: string }>(`/v1/analysis/${path}`)
      expect([path, answer.body.today]).toEqual([path, day])
    }
  } finally {
    clock.set(now.toString())
  }
})
