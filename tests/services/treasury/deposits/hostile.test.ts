// Malicious input: other users' records, odd dates, amounts and texts. Each is rejected with a message, and nothing is stored.
import { describe, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { codesOf, openScene } from './support.ts'

const clock = stoppedClock('2026-02-10T03:00:00Z')
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
const strangers = await openScene(api)
const countAll = async () => (await scene.maker.get<{ all: number }>('/v1/deposits/counts')).body.all

describe('a new deposit', () => {
  const idr = (amount: string) => ({ amount: { amount, currency: 'IDR' } })
  test.each<[string, object]>([
    ['an account of another organization', { sourceAccountId: strangers.bca.id }],
    ['a payout account of another organization', { payoutAccountId: strangers.bca.id }],
    ['an account that is no id', { payoutAccountId: '1; drop table deposit' }],
    ['a day that no calendar has', { issuedOn: '2026-02-30' }],
    ['a year nobody keeps books of', { issuedOn: '9999-12-31' }],
    ['a moment instead of a day', { issuedOn: '2026-02-10T00:00:00Z' }],
    ['half a month', { tenor: 1.5 }],
    ['a tenor as text', { tenor: '3' }],
    ['a tenor below zero', { tenor: -3 }],
    ['an unknown unit', { tenorType: 'DECADES' }],
    ['a rate in words', { interestRate: 'NaN' }],
    ['a rate as a power', { interestRate: '1e1' }],
    ['a rate with a comma', { interestRate: '5,25' }],
    ['digits of another script', { interestRate: '٥' }],
    ['a tax below zero', { taxRate: '-1' }],
    ['an amount below zero', idr('-1.00')],
    ['an amount of thousands', idr('1.000.000,00')],
    ['an amount as number', { amount: { amount: 1000000, currency: 'IDR' } }],
    ['an unknown currency', { amount: { amount: '1.00', currency: 'JPY' } }],
    ['no alias', { alias: '   ' }],
    ['an alias of unseen characters', { alias: '\u200b\u202e' }],
    ['a long alias', { alias: 'a'.repeat(101) }],
    ['a null byte', { alias: 'a\u0000b' }],
    ['columns that only the system writes', { status: 'MATURED', principalMinor: '1' }],
    ['another organization’s id', { organizationId: strangers.organization.id }],
    ['an unknown treatment', { taxTreatment: 'NONE' }],
    ['a year of 364 days', { dayBasis: 364 }],
  ])('%s', async (_what, over) => {
    const before = await countAll()
    const { status, body } = await scene.tryCreate(over)
    expect([400, 404, 422]).toContain(status)
    expect(body.code).toMatch(/^(G-|U-TRSY-)/)
    expect(await countAll()).toBe(before)
  })

  test('markup and formulas are text', async () => {
    const alias = '=HYPERLINK("//x") <img onerror=1> {{7*7}} \'; --'
    expect((await scene.create({ alias })).alias).toBe(alias)
  })
})

describe('of a deposit of another organization', () => {
  test.each(['', '/closing?date=2026-03-02'])('nothing is read: %s', async path => {
    const theirs = await strangers.create()
    const unknown = await scene.maker.get<Problem>(`/v1/deposits/${crypto.randomUUID()}${path}`)
    const answer = await scene.maker.get<Problem>(`/v1/deposits/${theirs.id}${path}`)
    expect([answer.status, answer.body.code]).toEqual([unknown.status, unknown.body.code])
  })

  test('nothing is changed, and lists by id leave it out', async () => {
    const theirs = await strangers.create({ issuedOn: '2026-03-02' })
    const codes = [
      await scene.cancel(theirs),
      await scene.close(theirs, '2026-03-09'),
      await scene.update(theirs, scene.values()),
    ].map(answer => codesOf(answer)[0])
    expect(codes).toEqual(['G-7', 'G-7', 'G-7'])
    for (const list of ['schedules', 'expected-transactions']) {
      const { body } = await scene.maker.get<{ items: unknown[] }>(`/v1/deposits/${list}?depositIds=${theirs.id}`)
      expect(body.items).toEqual([])
    }
    expect(await strangers.read(theirs)).toMatchObject({ status: 'NEW', version: theirs.version })
  })

  test('none of it counts for the tax that is proposed', async () => {
    await strangers.create({ bankCode: '011' })
    const query =
      'bankCode=011&amount=7500000.00&currency=IDR&issuedOn=2026-02-10&tenor=1&tenorType=MONTHS&interestRate=5'
    const { body } = await scene.maker.get<{ taxReason: string }>(
      `/v1/deposits/calculation?${query}&sourceAccountId=${scene.bca.id}`,
    )
    expect(body.taxReason).toBe('SMALL_DEPOSITS')
  })
})

test.each(['2026-02-30', '9999-12-31', '0026-03-02', 'tomorrow', ''])('no deposit is closed on %j', async date => {
  const made = await scene.create()
  const { status } = await scene.close(made, date)
  expect(status).toBe(422)
  const preview = await scene.maker.get(`/v1/deposits/${made.id}/closing?date=${date}`)
  expect(preview.status).toBe(422)
  expect((await scene.read(made)).status).toBe('ACTIVE')
})
