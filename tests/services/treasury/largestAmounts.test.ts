// Two maximum amounts exceed a bigint: all sums are exact, and stored sums stay correct.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { recordBalance } from '../../../services/treasury/balances/public.ts'
import { brokenDays } from '../../../services/treasury/balances/accountDays.ts'
import { brokenCategoryDays, repairCategoryDays } from '../../../services/treasury/cashCategories/categoryDays.ts'
import { takeSnapshots } from '../../../services/treasury/cashForecast/takeSnapshots.ts'
import { formatMinor, minorOf, type Money } from '../../../services/kit/money.ts'
import { openScene } from './bills/support.ts'
import { openTreasuryApi, ROLES } from './support/api.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })

const LARGEST = '92233720368547758.07'
const LARGEST_MINOR = 2n ** 63n - 1n
const TWICE = '184467440737095516.14'
/** Plus interest it is still a valid amount. */
const PRINCIPAL = { amount: '50000000000000000.00', currency: 'IDR' }
const amount = { amount: LARGEST, currency: 'IDR' }

async function openOffice() {
  const scene = await openScene(api)
  const { organization } = scene
  const MAY = ['treasury.bills.approve', 'treasury.reconciliation.auto', 'treasury.analysis.view']
  const person = api.as(organization.id, [...ROLES.maker, ...MAY, 'treasury.journals.view', 'treasury.journals.manage'])
  async function made(path: string, body: object) {
    const answer = await person.post<{ id: string }>(`/v1/${path}`, body, { 'idempotency-key': randomUUID() })
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(201)
    return answer.body
  }
  const account = (accountNumber: string) =>
    made('bank-accounts', {
      bankCode: '014',
      accountNumber,
      alias: accountNumber,
      entityId: organization.entityId,
      currency: 'IDR',
    })
  const inside = <T>(work: Parameters<typeof api.database.inOrganization<T>>[2]) =>
    api.database.inOrganization(organization.id, null, work)
  async function get<Body>(path: string) {
    const answer = await person.get<Body>(`/v1/${path}`)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  return { scene, person, made, inside, get, accounts: [await account('7100001'), await account('7100002')] as const }
}

const office = await openOffice()
const { scene, made, inside, get } = office
const [one, other] = office.accounts

/** Everything twice: lines of one day, expected transactions, bills, deposits, planned lines, and the balances of two accounts. */
for (const place of [1, 2]) {
  for (const direction of ['CREDIT', 'DEBIT']) {
    await made('statement-transactions', {
      bankAccountId: one.id,
      date: '2026-11-20',
      direction,
      description: `LINE ${place}`,
      amount: LARGEST,
    })
    await made('expected-transactions', { direction, date: '2026-11-23', description: `E${place}`, amount })
    await made('analysis/planned-lines', {
      direction,
      name: `P${place}`,
      amount,
      rule: 'MONTHLY',
      startsOn: '2026-11-27',
    })
  }
  await scene.approvedBill({ amount, description: `B${place}`, dueDate: '2026-11-25' })
  await made('deposits', {
    bankCode: '014',
    alias: `D${place}`,
    amount: PRINCIPAL,
    issuedOn: '2026-11-24',
    tenor: 1,
    tenorType: 'MONTHS',
    interestRate: '1',
    sourceAccountId: one.id,
    payoutAccountId: one.id,
  })
}
for (const { id } of office.accounts)
  await inside(tx =>
    recordBalance(tx, id, { ledgerMinor: LARGEST_MINOR, availableMinor: LARGEST_MINOR, at: clock.now() }),
  )

it('sums of lists are exact', async () => {
  const lines = await get<object>('statement-transactions/summary')
  expect(JSON.stringify(lines).split(TWICE)).toHaveLength(3)
  expect(JSON.stringify(await get('deposits/summary'))).toContain('100000000000000000.00')
  type Listed = { direction: string; amount: { amount: string } }
  const { items } = await get<{ items: Listed[] }>('expected-transactions?first=200')
  const sum = (direction: string) =>
    items.filter(each => each.direction === direction).reduce((total, each) => total + minorOf(each.amount.amount), 0n)
  const { totals } = await get<{ totals: { incoming: Money; outgoing: Money }[] }>('expected-transactions/summary')
  expect(totals).toMatchObject([
    { incoming: { amount: formatMinor(sum('CREDIT')) }, outgoing: { amount: formatMinor(sum('DEBIT')) } },
  ])
  expect(sum('DEBIT')).toBeGreaterThan(2n * LARGEST_MINOR)
  for (const list of ['bills', 'bank-accounts'])
    expect(JSON.stringify(await get(`${list}/summary`)), list).toContain(TWICE)
  expect(JSON.stringify(await get('balances'))).toContain(TWICE)
})

it('the analysis says exact sums', async () => {
  const query = 'currency=IDR&from=2026-11-01&to=2026-11-23'
  for (const path of [
    'analysis/cash-position',
    'analysis/cash-position/records?currency=IDR&direction=CREDIT&which=UNASSIGNED',
    'analysis/cash-forecast?currency=IDR&unit=WEEK',
    `analysis/cash-flow?${query}&unit=WEEK`,
    'analysis/payables',
  ])
    expect(JSON.stringify(await get(path)), path).toContain(TWICE)
  await get('analysis/cash-forecast/records?currency=IDR&direction=DEBIT')
  // Days of one account, each at most the account's balance.
  await get(`analysis/cash-position/history?${query}`)
  await get(`balance-history?${query}`)
  await get(`analysis/cash-flow/lines?${query}`)
  await get(`bank-accounts/${one.id}/reconciliation-statement?date=2026-11-23`)
  await get('deposits/ladder')
  await get('month-end?month=2026-11')
  await get('journals?month=2026-11')
})

it('the sums that are kept are those of the lines', async () => {
  for (const { id } of office.accounts) {
    expect(await inside(tx => brokenDays(tx, id))).toEqual([])
    expect(await inside(tx => brokenCategoryDays(tx, id))).toEqual([])
  }
})

it('a category takes two of the largest lines of one day', async () => {
  const { id: categoryId } = await made('cash-categories', { name: 'Capital', activity: 'FINANCING' })
  const { items } = await get<{ items: { id: string; version: number; direction: string }[] }>('statement-transactions')
  const ids = items.filter(({ direction }) => direction === 'CREDIT').map(({ id }) => id)
  const answer = await office.person.post('/v1/line-categories/choose', { ids, categoryId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const flow = await get('analysis/cash-flow?currency=IDR&from=2026-11-01&to=2026-11-23&unit=MONTH')
  expect(JSON.stringify(flow)).toContain(TWICE)
  await inside(tx => tx.execute(`delete from category_month where bank_account_id = '${one.id}'`))
  expect(await inside(tx => repairCategoryDays(tx, one.id))).not.toEqual([])
  expect(await inside(tx => brokenCategoryDays(tx, one.id))).toEqual([])
})

it('the nightly snapshot of the forecast is taken, and told against what came', async () => {
  await inside(takeSnapshots)
  const kept = await inside(async tx => {
    const { rows } = await tx.execute<{ opening: string; sums: string[] }>(`
      select s.opening_minor::text as opening, array_agg(d.in_minor::text) as sums
      from forecast_snapshot s join forecast_snapshot_day d using (organization_id, currency, taken_on) group by 1`)
    return rows
  })
  expect(kept).toMatchObject([{ opening: String(2n * LARGEST_MINOR) }])
  expect(kept[0]?.sums).toContain(String(2n * LARGEST_MINOR))
  clock.set('2026-11-24T03:00:00Z')
  expect(JSON.stringify(await get('analysis/cash-forecast/accuracy?currency=IDR&unit=DAY'))).toContain(TWICE)
})

it('an amount that would pass the largest is refused and not our fault', async () => {
  const line = { bankAccountId: other.id, date: '2026-11-21', direction: 'CREDIT', description: 'A', amount: LARGEST }
  const { id } = await made('statement-transactions', line)
  const { id: expected } = await made('expected-transactions', {
    direction: 'CREDIT',
    date: '2026-11-21',
    description: 'X',
    amount: { amount: '0.01', currency: 'IDR' },
  })
  const { id: whole } = await made('expected-transactions', {
    direction: 'CREDIT',
    date: '2026-11-21',
    description: 'Y',
    amount,
  })
  const match = (ids: string[]) =>
    office.person.post<{ code: string }>(
      '/v1/reconciliations',
      { statementTransactionIds: [id], expectedTransactionIds: ids, allowPartial: true },
      { 'idempotency-key': randomUUID() },
    )
  const answer = await match([expected, whole])
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
})
