// Exchange rates over HTTP and Postgres: entering a day's rates, the rate that converts an amount, and no rupiah amount without a rate.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openAccount } from '../statementTransactions/support.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:05:00Z') })

const PATH = '/v1/exchange-rates'
type Money = { amount: string; currency: string }
type Rates = { items: { id: string; currency: string; date: string; rate: string; source: string }[] }
type RupiahRate = { rate: string; date: string; source: string } | null
type Position = {
  currencies: {
    currency: string
    rupiahRate: RupiahRate
    totals: { available: Money | null; availableInRupiah: Money | null }
    groups: { groups: { accounts: { availableInRupiah: Money | null }[] }[] }[]
  }[]
}
type Forecast = { rupiahRate: RupiahRate; periods: { closing: Money | null; closingInRupiah: Money | null }[] }

const rate = (more: object = {}) => ({
  currency: 'USD',
  date: '2026-11-20',
  rate: '16284.00',
  source: 'Bank Indonesia',
  ...more,
})
const enter = (person: Person, ...rates: object[]) => person.put<Rates & Problem>(PATH, { rates })
const listed = async (person: Person) =>
  (await person.get<Rates>(PATH)).body.items.map(each => `${each.currency} ${each.date} ${each.rate} ${each.source}`)

async function openScene() {
  const organization = await api.organization()
  const maker = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view'])
  const hold = async (currency: string, endingBalance: string) => {
    const bankAccountId = await openAccount(maker, organization.entityId, { currency })
    const stored = await maker.post('/v1/statement-transactions', {
      bankAccountId,
      date: '2026-11-20',
      description: 'X',
      direction: 'CREDIT',
      amount: '1.00',
      endingBalance,
    })
    expect(stored.status).toBe(201)
  }
  return { ...organization, maker, hold }
}
const positionOf = async (person: Person, query = '') => {
  const { currencies } = (await person.get<Position>(`/v1/analysis/cash-position${query}`)).body
  return (currency: string) => currencies.find(each => each.currency === currency)
}

it('shows amounts in rupiah by the last rate up to the day, names it, and shows none where there is none', async () => {
  const { maker, hold } = await openScene()
  await hold('IDR', '500000000.00')
  await hold('USD', '617971.70')
  await hold('SGD', '128400.00')
  const before = await positionOf(maker)
  expect(before('USD')).toMatchObject({ rupiahRate: null, totals: { availableInRupiah: null } })

  expect((await enter(maker, rate(), rate({ date: '2026-11-01', rate: '16000.1234' }))).status).toBe(200)
  const now = await positionOf(maker)
  const converted = { amount: '10063051162.80', currency: 'IDR' }
  expect(now('USD')).toMatchObject({
    rupiahRate: { rate: '16284', date: '2026-11-20', source: 'Bank Indonesia' },
    totals: { available: { amount: '617971.70', currency: 'USD' }, availableInRupiah: converted },
  })
  expect(now('USD')?.groups[0]?.groups[0]?.accounts[0]?.availableInRupiah).toEqual(converted)
  for (const other of ['IDR', 'SGD'])
    expect(now(other)).toMatchObject({ rupiahRate: null, totals: { availableInRupiah: null } })
  // A past day uses the rate valid then.
  const past = await positionOf(maker, '?asOf=2026-11-20')
  expect(past('USD')?.rupiahRate).toMatchObject({ date: '2026-11-20' })
  await enter(maker, rate({ date: '2026-11-23', rate: '16300' }))
  expect((await positionOf(maker, '?asOf=2026-11-22'))('USD')?.rupiahRate).toMatchObject({ rate: '16284' })
  expect((await positionOf(maker, '?asOf=2026-10-31'))('USD')?.rupiahRate).toBeNull()

  const forecast = async (currency: string) =>
    (await maker.get<Forecast>(`/v1/analysis/cash-forecast?currency=${currency}&unit=WEEK`)).body
  const dollars = await forecast('USD')
  expect(dollars.rupiahRate).toEqual({ rate: '16300', date: '2026-11-23', source: 'Bank Indonesia' })
  expect(dollars.periods[0]).toMatchObject({
    closing: { amount: '617971.70', currency: 'USD' },
    closingInRupiah: { amount: '10072938710.00', currency: 'IDR' },
  })
  expect((await forecast('IDR')).periods[0]).toMatchObject({ closingInRupiah: null })
})

it('replaces the rate of a day, deletes one, and tells both in the log', async () => {
  const { id, maker } = await openScene()
  await enter(maker, rate(), rate({ currency: 'SGD', rate: '12531' }))
  await enter(maker, rate({ rate: '16300.5' }), rate({ currency: 'SGD', rate: '12531' }))
  expect(await listed(maker)).toEqual(['SGD 2026-11-20 12531 Bank Indonesia', 'USD 2026-11-20 16300.5 Bank Indonesia'])
  const [dollars] = (await maker.get<Rates>(PATH)).body.items.filter(({ currency }) => currency === 'USD')
  expect((await maker.remove(`${PATH}/${dollars!.id}`)).status).toBe(204)
  expect((await maker.remove<Problem>(`${PATH}/${dollars!.id}`)).body.code).toBe('G-7')
  expect(await listed(maker)).toEqual(['SGD 2026-11-20 12531 Bank Indonesia'])
  const told = await api.database.inOrganization(id, null, async tx => {
    const { rows } = await tx.execute<{ changes: object[] }>(sql`
      select changes from activity_log where organization_id = ${id} and record_type = 'EXCHANGE_RATE' order by id`)
    return rows.map(({ changes }) => changes)
  })
  const usd = (text: string) => `USD 1 = IDR ${text}, Bank Indonesia, 2026-11-20`
  expect(told.slice(1)).toEqual([
    [{ field: 'exchangeRate', before: usd('16284'), after: usd('16300.5') }],
    [{ field: 'exchangeRate', before: usd('16300.5'), after: null }],
  ])
})

it('takes all or none: no rupiah, no day ahead, none twice, nothing that is no rate', async () => {
  const { maker } = await openScene()
  const refused = async (...rates: object[]) => {
    const { body } = await enter(maker, ...rates)
    return [body.code, ...(body.errors ?? []).map(({ path }) => path)]
  }
  expect(await refused(rate(), rate({ currency: 'IDR' }))).toEqual(['G-2', 'rates.1.currency'])
  expect(await refused(rate(), rate({ date: '2026-11-24' }))).toEqual(['G-2', 'rates.1.date'])
  expect(await refused(rate(), rate({ rate: '1' }))).toEqual(['G-2', 'rates.1.date'])
  for (const wrong of ['0', '-1', '1.23456', '1e6', '1,5', '1000000.0001', ''])
    expect((await refused(rate({ rate: wrong })))[0], wrong).toBe('G-2')
  expect((await refused())[0]).toBe('G-2')
  expect(await listed(maker)).toEqual([])
})

it('is entered by who manages accounts, seen by who sees analysis, and known to its organization alone', async () => {
  const { id, maker } = await openScene()
  await enter(maker, rate())
  const viewer = api.as(id, ['treasury.analysis.view'])
  expect(await listed(viewer)).toHaveLength(1)
  expect((await enter(viewer, rate())).body.code).toBe('G-20')
  expect((await api.as(id, ['treasury.bankAccounts.view']).get<Problem>(PATH)).body.code).toBe('G-20')
  const other = await openScene()
  expect(await listed(other.maker)).toEqual([])
  const [own] = (await maker.get<Rates>(PATH)).body.items
  expect((await other.maker.remove<Problem>(`${PATH}/${own!.id}`)).body.code).toBe('G-7')
})

it('two people who enter the same days at once leave one rate of each', async () => {
  const { maker } = await openScene()
  const days = ['2026-11-20', '2026-11-19', '2026-11-18']
  const answers = await Promise.all([
    enter(maker, ...days.map(date => rate({ date, rate: '16001' }))),
    enter(maker, ...days.toReversed().map(date => rate({ date, rate: '16002' }))),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const stored = await listed(maker)
  expect(stored).toHaveLength(3)
  expect(new Set(stored.map(each => each.split(' ')[2])).size).toBe(1)
})
