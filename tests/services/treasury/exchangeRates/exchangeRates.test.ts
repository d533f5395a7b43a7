// Exchange rates over HTTP and Postgres: entering a day's rates, the rate that converts an amount, and no rupiah amount without a rate.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openAccount } from '../statementTransactions/support.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:05:00Z') })

const PATH = '/v1/exchange-rates'
type Money = { amount: string; currency: string }
type Rates = { items: { id: string; currency: string; date: string; rate: string; source: string; version: number }[] }
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
  version: 0,
  ...more,
})
const enter = (person: Person, ...rates: object[]) => person.put<Rates & Problem>(PATH, { rates })
const enterAnyway = (person: Person, ...rates: object[]) =>
  person.put<Rates & Problem>(PATH, { rates, acceptWarnings: true })
/** The fields at fault, with their codes. */
const faultsOf = ({ body }: { body: Problem }) => [
  body.code,
  ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`),
]
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
  await enter(maker, rate({ rate: '16300.5', version: 1 }), rate({ currency: 'SGD', rate: '12531' }))
  expect(await listed(maker)).toEqual(['SGD 2026-11-20 12531 Bank Indonesia', 'USD 2026-11-20 16300.5 Bank Indonesia'])
  const [dollars] = (await maker.get<Rates>(PATH)).body.items.filter(({ currency }) => currency === 'USD')
  const path = `${PATH}/${dollars!.id}`
  expect((await maker.remove<Problem>(`${path}?version=1`)).body.code).toBe('G-3')
  expect((await maker.remove(`${path}?version=2`)).status).toBe(204)
  expect((await maker.remove<Problem>(`${path}?version=2`)).body.code).toBe('G-7')
  expect(await listed(maker)).toEqual(['SGD 2026-11-20 12531 Bank Indonesia'])
  const told = await api.database.inOrganization(id, null, async tx => {
    const { rows } = await tx.execute<{ label: string; changes: object[] }>(sql`
      select record_label as label, changes from activity_log where organization_id = ${id} and record_type = 'EXCHANGE_RATE' order by id`)
    return rows
  })
  const usd = (text: string) => `USD 1 = IDR ${text}, Bank Indonesia, 2026-11-20`
  const label = 'USD 2026-11-20'
  expect(told.slice(2)).toEqual([
    { label, changes: [{ field: 'exchangeRate', before: usd('16284'), after: usd('16300.5') }] },
    { label, changes: [{ field: 'exchangeRate', before: usd('16300.5'), after: null }] },
  ])
  expect(told.slice(0, 2).map(each => each.label)).toEqual(['SGD 2026-11-20', label])
})

it('takes all or none: no rupiah, no day ahead, none twice, nothing that is no rate', async () => {
  const { maker } = await openScene()
  const refused = async (...rates: object[]) => faultsOf(await enter(maker, ...rates))
  expect(await refused(rate(), rate({ currency: 'IDR' }))).toEqual(['G-2', 'rates.1.currency U-TRSY-AN-13'])
  expect(await refused(rate(), rate({ date: '2026-11-24' }))).toEqual(['G-2', 'rates.1.date U-TRSY-AN-11'])
  expect(await refused(rate(), rate({ rate: '1' }))).toEqual(['G-2', 'rates.1.date U-TRSY-AN-12'])
  const faults = {
    '0': 'RATE_NOT_POSITIVE',
    '-1': 'RATE_NOT_POSITIVE',
    '1.23456': 'INVALID_RATE',
    '1,5': 'INVALID_RATE',
  }
  for (const [wrong, code] of Object.entries({ ...faults, '1e6': 'INVALID_RATE', '1000000.0001': 'TOO_BIG' }))
    expect(await refused(rate({ rate: wrong })), wrong).toEqual(['G-2', `rates.0.rate ${code}`])
  expect((await refused(rate({ rate: '' })))[0]).toBe('G-2')
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
  expect((await other.maker.remove<Problem>(`${PATH}/${own!.id}?version=1`)).body.code).toBe('G-7')
})

it('refuses a rate that replaces one which the user has not seen', async () => {
  const { maker } = await openScene()
  await enter(maker, rate())
  expect(faultsOf(await enter(maker, rate({ rate: '16300' })))).toEqual(['G-3', 'rates.0.rate G-3'])
  expect((await enter(maker, rate({ rate: '16300', version: 1 }))).body.items[0]).toMatchObject({ version: 2 })
  expect(faultsOf(await enter(maker, rate({ date: '2026-11-19' }), rate({ rate: '16400', version: 1 })))).toEqual([
    'G-3',
    'rates.1.rate G-3',
  ])
  expect(faultsOf(await enter(maker, rate({ date: '2026-11-19', version: 1 })))[0]).toBe('G-3')
  expect(await listed(maker)).toEqual(['USD 2026-11-20 16300 Bank Indonesia'])
  // What stays as it is can't be stale, and null replaces whatever there is.
  expect((await enter(maker, rate({ rate: '16300', version: 1 }))).body.items[0]).toMatchObject({ version: 2 })
  expect((await enter(maker, rate({ rate: '16500', version: null }))).body.items[0]).toMatchObject({ version: 3 })
})

it('of two people who enter the same days at once the second is refused', async () => {
  const { maker } = await openScene()
  const days = ['2026-11-20', '2026-11-19', '2026-11-18']
  const answers = await Promise.all([
    enter(maker, ...days.map(date => rate({ date, rate: '16001' }))),
    enter(maker, ...days.toReversed().map(date => rate({ date, rate: '16002' }))),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stored = await listed(maker)
  expect(stored).toHaveLength(3)
  expect(new Set(stored.map(each => each.split(' ')[2])).size).toBe(1)
})

it('stores a rate that is far off the latest of its currency only when told to', async () => {
  const { maker } = await openScene()
  for (const slip of ['1625', '162500'])
    expect(faultsOf(await enter(maker, rate({ date: '2026-11-01', rate: slip })))[0], slip).toBe('U-TRSY-AN-14')
  const unlikely = await enter(maker, rate({ date: '2026-11-01', rate: '16.284' }))
  expect(faultsOf(unlikely)).toEqual(['U-TRSY-AN-14', 'rates.0.rate U-TRSY-AN-14'])
  expect(unlikely.body.errors?.[0]?.message).toContain('16.284 rupiah for 1 USD is unlikely.')
  expect((await enter(maker, rate({ date: '2026-11-01' }))).status).toBe(200)
  // The true rate has moved by some rupiah: a slip is not exactly ten times off.
  for (const slip of ['16.284', '1628.4', '162840', '1630.1', '162701'])
    expect(faultsOf(await enter(maker, rate({ currency: 'SGD', rate: '12531' }), rate({ rate: slip }))), slip).toEqual([
      'U-TRSY-AN-10',
      'rates.1.rate U-TRSY-AN-10',
    ])
  const { body } = await enter(maker, rate({ rate: '16.35' }))
  expect(body.errors?.[0]?.message).toContain('16.35 is far off the latest rate, 16,284 on 1 Nov 2026.')
  for (const likely of ['3256.8001', '16283.9999', '81419.9999'])
    expect((await enter(maker, rate({ date: '2026-10-31', rate: likely, version: null }))).status, likely).toBe(200)
  expect((await enterAnyway(maker, rate({ rate: '16.35', version: null }))).status).toBe(200)
})
