// Deposits over real HTTP and Postgres: their expected transactions, errors, and life cycle.
import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene } from './support.ts'

const clock = stoppedClock('2026-02-10T03:00:00Z')
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
const { maker } = scene

describe('what is expected', () => {
  test('worked case 1: the placement, the interest after tax, and the principal', async () => {
    const made = await scene.create()
    expect(made).toMatchObject({
      number: expect.stringMatching(/^DEP-2026-\d{6}$/),
      status: 'ACTIVE',
      maturesOn: '2026-05-11',
      term: 90,
      taxRate: '20',
      netInterest: { amount: '10356164.38', currency: 'IDR' },
      nextInterest: { date: '2026-05-11', amount: { amount: '10356164.38', currency: 'IDR' } },
    })
    expect(await scene.openOf(made)).toEqual(
      expect.arrayContaining([
        '2026-02-10 DEBIT 1000000000.00',
        '2026-05-11 CREDIT 10356164.38',
        '2026-05-11 CREDIT 1000000000.00',
      ]),
    )
    const rows = await scene.expectedOf(made)
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect(row).toMatchObject({ source: 'DEPOSIT', bankAccountId: scene.bca.id, status: 'UNRECONCILED' })
      // They belong to their deposit, and can't be edited, deleted or archived.
      expect(row.allowedActions).toEqual(['RECONCILE'])
    }
    expect(rows[0]!.amountFrom).toEqual({ amount: '999999999.00', currency: 'IDR' })
  })

  test('worked case 4: interest of each month, and the principal with the last of it', async () => {
    const made = await scene.create({
      amount: { amount: '300000000.00', currency: 'IDR' },
      issuedOn: '2026-07-15',
      interestRate: '4.5',
      interestPayout: 'MONTHLY',
    })
    expect(made.status).toBe('NEW')
    expect((await scene.openOf(made)).toSorted()).toEqual([
      '2026-07-15 DEBIT 300000000.00',
      '2026-08-18 CREDIT 1006027.40',
      '2026-09-15 CREDIT 828493.15',
      '2026-10-15 CREDIT 300000000.00',
      '2026-10-15 CREDIT 887671.23',
    ])
    const { body } = await maker.get<{ items: { periods: { endsOn: string; netInterest: { amount: string } }[] }[] }>(
      `/v1/deposits/schedules?depositIds=${made.id}`,
    )
    expect(body.items[0]!.periods.map(({ endsOn, netInterest }) => `${endsOn} ${netInterest.amount}`)).toEqual([
      '2026-08-18 1006027.40',
      '2026-09-15 828493.15',
      '2026-10-15 887671.23',
    ])
  })

  test('nothing but the placement while interest stays in the deposit, and all of it once it is to come back', async () => {
    const made = await scene.create({ renewal: 'PRINCIPAL_AND_INTEREST' })
    expect(await scene.openOf(made)).toEqual(['2026-02-10 DEBIT 1000000000.00'])
    expect(made.nextInterest).toBeNull()
    const { body } = await scene.update(made, scene.values({ alias: made.alias, renewal: 'NONE' }))
    expect(body).toMatchObject({ renewal: 'NONE', nextInterest: { date: '2026-05-11' } })
    expect((await scene.openOf(made)).toSorted()).toEqual([
      '2026-02-10 DEBIT 1000000000.00',
      '2026-05-11 CREDIT 1000000000.00',
      '2026-05-11 CREDIT 10356164.38',
    ])
  })

  test('what moves to another account is expected there', async () => {
    const made = await scene.create()
    await scene.update(made, scene.values({ alias: made.alias, payoutAccountId: scene.other.id }))
    const open = (await scene.expectedOf(made)).filter(({ status }) => status === 'UNRECONCILED')
    expect(open.map(({ direction, bankAccountId }) => [direction, bankAccountId]).toSorted()).toEqual(
      [
        ['CREDIT', scene.other.id],
        ['CREDIT', scene.other.id],
        ['DEBIT', scene.bca.id],
      ].toSorted(),
    )
  })

  test('the same request twice makes one deposit', async () => {
    const body = scene.values()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [
      await maker.post<{ id: string }>('/v1/deposits', body, key),
      await maker.post<{ id: string }>('/v1/deposits', body, key),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).toBe(first.body.id)
  })
})

describe('what is refused', () => {
  const UNKNOWN = crypto.randomUUID()
  const cases: [object, string[]][] = [
    [{ bankCode: '999' }, ['U-TRSY-DP-1', 'bankCode U-TRSY-DP-1']],
    [{ interestRate: '100.00001' }, ['U-TRSY-DP-3', 'interestRate U-TRSY-DP-3']],
    [{ interestRate: '-1' }, ['U-TRSY-DP-3', 'interestRate U-TRSY-DP-3']],
    [{ tenor: 0 }, ['G-2', 'tenor TOO_SMALL']],
    [{ tenor: 61 }, ['G-2', 'tenor TOO_BIG']],
    [{ tenor: 6, tenorType: 'YEARS' }, ['G-2', 'tenor TOO_BIG']],
    [{ payoutAccountId: scene.usd.id }, ['G-2', 'payoutAccountId INVALID_VALUE']],
    [{ sourceAccountId: UNKNOWN }, ['G-7', 'sourceAccountId G-7']],
    [{ amount: { amount: '1.000', currency: 'IDR' } }, ['G-2', 'amount.amount INVALID_AMOUNT']],
    [{ amount: { amount: '1e6', currency: 'IDR' } }, ['G-2', 'amount.amount INVALID_AMOUNT']],
    [{ amount: { amount: '0.00', currency: 'IDR' } }, ['G-2', 'amount.amount AMOUNT_NOT_POSITIVE']],
    [{ amount: { amount: '92233720368547758.07', currency: 'IDR' } }, ['G-2', 'amount.amount INVALID_VALUE']],
    [{ issuedOn: '2020-01-01' }, ['G-2', 'issuedOn INVALID_VALUE']],
    [{ issuedOn: '2029-01-01' }, ['G-2', 'issuedOn INVALID_VALUE']],
    [{ taxTreatment: 'EXPORT_PROCEEDS' }, ['G-2', 'taxTreatment INVALID_VALUE']],
    [{ taxRate: '101' }, ['G-2', 'taxRate INVALID_VALUE']],
    [{ penaltyRate: '1', penaltyAmount: '1.00' }, ['G-2', 'penaltyAmount INVALID_VALUE']],
    [{ penaltyAmount: '1000000000.00' }, ['G-2', 'penaltyAmount INVALID_VALUE']],
    [{ renewal: 'PRINCIPAL_AND_INTEREST', interestPayout: 'MONTHLY' }, ['G-2', 'interestPayout INVALID_VALUE']],
  ]
  test.each(cases)('%j', async (over, codes) => {
    const amount = 'amount' in over ? {} : { amount: { amount: '1000000000.00', currency: 'IDR' } }
    expect(codesOf(await scene.tryCreate({ ...amount, ...over }))).toEqual(codes)
  })

  test('an alias that another deposit has, whatever its case', async () => {
    const made = await scene.create({ alias: 'Operasional Q4' })
    expect(codesOf(await scene.tryCreate({ alias: 'OPERASIONAL q4' }))).toEqual(['U-TRSY-DP-6', 'alias U-TRSY-DP-6'])
    const other = await scene.create()
    const answer = await scene.update(other, scene.values({ alias: made.alias }))
    expect(codesOf(answer)).toEqual(['U-TRSY-DP-6', 'alias U-TRSY-DP-6'])
  })

  test('who may only look changes nothing', async () => {
    const made = await scene.create()
    expect(
      (await scene.viewer.get<{ allowedActions: string[] }>(`/v1/deposits/${made.id}`)).body.allowedActions,
    ).toEqual([])
    expect(codesOf(await scene.tryCreate({}, scene.viewer))).toEqual(['G-20'])
    expect(codesOf(await scene.close(made, '2026-03-02', scene.viewer))).toEqual(['G-20'])
  })

  test('a stale version, and what was agreed on while it is active', async () => {
    const made = await scene.create()
    const edit = (over: object, version = made.version) =>
      scene.update({ ...made, version }, scene.values({ alias: made.alias, ...over }))
    expect(codesOf(await edit({}, made.version - 1))).toEqual(['G-3'])
    expect(codesOf(await edit({ interestRate: '6' }))).toEqual(['U-TRSY-DP-7', 'interestRate U-TRSY-DP-7'])
    expect(codesOf(await edit({ tenor: 6 }))).toEqual(['U-TRSY-DP-7', 'tenor U-TRSY-DP-7'])
    expect(codesOf(await edit({ taxRate: '0' }))).toEqual(['U-TRSY-DP-7', 'taxRate U-TRSY-DP-7'])
    const other = { taxTreatment: 'PENSION_FUND', taxRate: '20' }
    expect(codesOf(await edit(other))).toEqual(['U-TRSY-DP-7', 'taxTreatment U-TRSY-DP-7'])
  })

  test('another organization sees none of it', async () => {
    const made = await scene.create()
    const { id } = await api.organization('PT Samudra Logistik')
    const stranger = api.as(id, ['treasury.deposits.view', 'treasury.deposits.manage'])
    expect((await stranger.get(`/v1/deposits/${made.id}`)).status).toBe(404)
    expect(codesOf(await scene.close(made, '2026-03-02', stranger))).toEqual(['G-7'])
    expect((await stranger.get<{ totalCount: number }>('/v1/deposits/summary')).body.totalCount).toBe(0)
  })

  test('an account that a deposit names is not deleted', async () => {
    const made = await scene.create({ payoutAccountId: scene.other.id })
    expect(made.payoutAccountId).toBe(scene.other.id)
    const { status } = await maker.post(`/v1/bank-accounts/${scene.other.id}/delete`, { version: 1 })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('closing early', () => {
  it('keeps no terms of an early close where the bank allows none', async () => {
    const made = await scene.create({
      closableEarly: false,
      penaltyRate: '1',
      clawsBack: true,
      forfeitsInterest: false,
    })
    expect(made.earlyClose).toEqual({
      allowed: false,
      forfeitsInterest: true,
      penaltyRate: null,
      penalty: null,
      clawsBack: false,
    })
  })

  const MONTHLY = {
    amount: { amount: '300000000.00', currency: 'IDR' },
    issuedOn: '2026-01-15',
    interestRate: '4.5',
    interestPayout: 'MONTHLY',
    penaltyRate: '1',
  }

  it('archives what would have come, and expects one payout', async () => {
    const made = await scene.create({ ...MONTHLY, clawsBack: true })
    const preview = await maker.get<Record<string, { amount: string }>>(
      `/v1/deposits/${made.id}/closing?date=2026-03-02`,
    )
    expect(preview.status).toBe(200)
    const { payout, penalty, clawback, lost, atMaturity } = preview.body
    expect(penalty!.amount).toBe('3000000.00')
    // 15 January to 18 February: the 15th is a Sunday before two holidays.
    expect(clawback!.amount).toBe('1006027.40')
    expect(payout!.amount).toBe('295993972.60')
    expect(Number(lost!.amount)).toBeCloseTo(Number(atMaturity!.amount) - 1006027.4 - Number(payout!.amount), 2)
    const { body } = await scene.close(made, '2026-03-02')
    expect(body).toMatchObject({ status: 'CLOSED', payout: { amount: '295993972.60' }, allowedActions: ['COPY'] })
    expect(await scene.openOf(made)).toEqual([
      '2026-01-15 DEBIT 300000000.00',
      '2026-02-18 CREDIT 1006027.40',
      '2026-03-02 CREDIT 295993972.60',
    ])
  })

  it('is refused on a day off, outside the term, where the bank allows none, and where money of after it was seen', async () => {
    const made = await scene.create()
    const on = async (date: string) => codesOf(await scene.close(made, date))
    const REFUSED = ['U-TRSY-DP-8', 'date U-TRSY-DP-8']
    expect(await on('2026-03-07')).toEqual(REFUSED)
    expect(await on('2026-02-10')).toEqual(REFUSED)
    expect(await on('2026-05-11')).toEqual(REFUSED)
    const preview = await maker.get<{ code: string }>(`/v1/deposits/${made.id}/closing?date=2026-03-07`)
    expect(preview.body.code).toBe('U-TRSY-DP-8')
    const locked = await scene.create({ closableEarly: false })
    expect(locked.allowedActions).not.toContain('CLOSE')
    expect(codesOf(await scene.close(locked, '2026-03-02'))).toEqual(['U-TRSY-DP-5'])
    const principal = (await scene.expectedOf(made)).find(row => row.direction === 'CREDIT')!
    await scene.reconcile(principal)
    expect(await on('2026-03-02')).toEqual(['U-TRSY-DP-9'])
    expect((await scene.read(made)).status).toBe('ACTIVE')
  })
})

describe('the calculator', () => {
  const ask = (over: Record<string, string> = {}) =>
    maker.get<{
      maturesOn: string
      movedFrom: string | null
      term: number
      interest: { amount: string }
      tax: { amount: string }
      netInterest: { amount: string }
      atMaturity: { amount: string }
      proposedTaxRate: string
      taxReason: string
      periods: { term: number; endsOn: string; netInterest: { amount: string } }[]
      otherTenors: { tenor: number; maturesOn: string; netInterest: { amount: string } }[]
      code: string
    }>(
      `/v1/deposits/calculation?${new URLSearchParams({
        bankCode: '009',
        amount: '1000000000.00',
        currency: 'IDR',
        issuedOn: '2026-02-10',
        tenor: '3',
        tenorType: 'MONTHS',
        interestRate: '5.25',
        ...over,
      })}`,
    )

  it('says what the deposit then is', async () => {
    const { body } = await ask()
    expect(body).toMatchObject({
      maturesOn: '2026-05-11',
      movedFrom: '2026-05-10',
      term: 90,
      interest: { amount: '12945205.48' },
      tax: { amount: '2589041.10' },
      netInterest: { amount: '10356164.38' },
      atMaturity: { amount: '1010356164.38' },
    })
    expect(body.otherTenors.map(({ tenor }) => tenor)).toEqual([1, 3, 6, 12])
    expect(body.otherTenors[1]!.netInterest).toEqual(body.netInterest)
    const made = await scene.create({ bankCode: '009' })
    expect(made.netInterest.amount).toBe(body.netInterest.amount)
  })

  it('shows what follows a renewal', async () => {
    const { body } = await ask({ renewal: 'PRINCIPAL', tenor: '1', issuedOn: '2026-01-31' })
    expect(body.periods.map(({ term, endsOn }) => `${term} ${endsOn}`)).toEqual([
      '1 2026-03-02',
      '2 2026-03-31',
      '3 2026-04-30',
    ])
  })

  it('proposes no tax for small deposits of one bank together, and a person decides', async () => {
    const small = { bankCode: '011', amount: '5000000.00' }
    expect((await ask(small)).body).toMatchObject({ proposedTaxRate: '0', taxReason: 'SMALL_DEPOSITS' })
    const made = await scene.create({ bankCode: '011', amount: { amount: '5000000.00', currency: 'IDR' } })
    expect(made.taxRate).toBe('0')
    expect((await ask(small)).body).toMatchObject({ proposedTaxRate: '20', taxReason: 'FINAL_TAX' })
    expect((await ask({ ...small, depositId: made.id })).body.proposedTaxRate).toBe('0')
    expect((await scene.create({ bankCode: '011', taxRate: '7.5' })).taxRate).toBe('7.5')
  })

  it('counts what one entity has at the bank, not what another one of the organization has', async () => {
    const own = await openScene(api)
    const sister = { id: randomUUID(), name: 'PT Cabang', isDefault: false }
    const { snapshot } = own.organization
    await storeOrganization(api.database, {
      ...snapshot,
      entities: [...snapshot.entities, sister],
    })
    const account = await own.make<{ id: string }>('bank-accounts', {
      bankCode: '014',
      accountNumber: '7000099',
      alias: 'Cabang',
      entityId: sister.id,
      currency: 'IDR',
    })
    const five = { bankCode: '011', amount: { amount: '5000000.00', currency: 'IDR' } }
    expect((await own.create(five)).taxRate).toBe('0')
    const ofSister = { ...five, sourceAccountId: account.id, payoutAccountId: account.id }
    expect((await own.create(ofSister)).taxRate).toBe('0')
    expect((await own.create(ofSister)).taxRate).toBe('20')
  })

  it('proposes what export proceeds and pension funds are taxed, and the deposit keeps it', async () => {
    const usd = { amount: '1000000.00', currency: 'USD' }
    const exported = { taxTreatment: 'EXPORT_PROCEEDS' }
    expect((await ask({ ...usd, ...exported })).body).toMatchObject({
      proposedTaxRate: '7.5',
      taxReason: 'EXPORT_PROCEEDS',
    })
    const own = await openScene(api)
    const accounts = { sourceAccountId: own.usd.id, payoutAccountId: own.usd.id }
    const made = await own.create({ amount: usd, ...accounts, ...exported, bankCode: '008' })
    expect(made).toMatchObject({ taxRate: '7.5', taxTreatment: 'EXPORT_PROCEEDS' })
    expect((await ask({ taxTreatment: 'PENSION_FUND' })).body).toMatchObject({
      proposedTaxRate: '0',
      taxReason: 'PENSION_FUND',
    })
  })

  it('refuses a rate that is none, and a tenor that no bank offers', async () => {
    expect((await ask({ interestRate: '100.00001' })).body.code).toBe('U-TRSY-DP-3')
    const years = await ask({ tenor: '900', tenorType: 'YEARS', renewal: 'PRINCIPAL', interestPayout: 'MONTHLY' })
    expect(years.body.code).toBe('G-2')
  })
})

test('the list finds by bank, alias, state and maturity, sums by currency, and says what matures in which month', async () => {
  const usd = { amount: { amount: '250000.00', currency: 'USD' }, sourceAccountId: scene.usd.id }
  const made = await scene.create({ ...usd, payoutAccountId: scene.usd.id, bankCode: '013', alias: 'Impor 2026' })
  const find = async (query: string) =>
    (await maker.get<{ items: { id: string }[] }>(`/v1/deposits?${query}`)).body.items.map(({ id }) => id)
  expect(await find('search=permata')).toEqual([made.id])
  expect(await find('search=impor')).toEqual([made.id])
  expect(await find('search=250000.00')).toEqual([made.id])
  expect(await find(`currency=USD&status=ACTIVE&maturesFrom=2026-05-11&maturesTo=2026-05-11`)).toEqual([made.id])
  expect(await find('currency=USD&status=MATURED')).toEqual([])
  const { body: summary } = await maker.get('/v1/deposits/summary?currency=USD')
  expect(summary).toEqual({
    totalCount: 1,
    totals: [{ amount: '250000.00', currency: 'USD' }],
    interestTotals: [made.netInterest],
  })
  const { body: ladder } = await maker.get<{ items: { month: string; principal: { currency: string } }[] }>(
    '/v1/deposits/ladder',
  )
  expect(ladder.items.filter(({ principal }) => principal.currency === 'USD')).toEqual([
    {
      month: '2026-05',
      count: 1,
      principal: { amount: '250000.00', currency: 'USD' },
      netInterest: made.netInterest,
    },
  ])
  const pledged = await scene.create({ ...usd, payoutAccountId: scene.usd.id, alias: 'Jaminan 2026', pledged: true })
  expect(await find('currency=USD&pledged=true')).toEqual([pledged.id])
  expect(await find('currency=USD&pledged=false')).toEqual([made.id])
  expect((await maker.get('/v1/deposits?pledged=maybe')).status).toBe(422)
  const { body: free } = await maker.get<{ totalCount: number }>('/v1/deposits/summary?currency=USD&pledged=false')
  expect(free.totalCount).toBe(1)
})

test('deposits are found and sorted by what they hold', async () => {
  const own = await openScene(api)
  const grown = { issuedOn: '2026-01-12', tenor: 7, tenorType: 'DAYS', renewal: 'PRINCIPAL_AND_INTEREST' }
  const made = await own.create({ ...grown, amount: { amount: '1000000.00', currency: 'IDR' } })
  await own.create({ amount: { amount: '1000000.01', currency: 'IDR' } })
  expect(made.principal.amount).not.toBe('1000000.00')
  const find = async (query: string) =>
    (await own.maker.get<{ items: { id: string }[] }>(`/v1/deposits?${query}`)).body.items.map(({ id }) => id)
  expect((await find('sort=-amount'))[0]).toBe(made.id)
  expect(await find('amountAtLeast=1000000.02')).toEqual([made.id])
  expect(await find(`search=${made.principal.amount}`)).toEqual([made.id])
  expect(await find('search=1000000.00')).toEqual([made.id])
})

test('the activity log tells who decided on the tax, and what was proposed', async () => {
  type Entry = { actorId: string | null; changes: { field: string; after: string | null }[] }
  const taxOf = async ({ id }: { id: string }) => {
    const { body } = await maker.get<{ items: Entry[] }>(`/v1/activity?recordId=${id}&recordType=DEPOSIT`)
    const [first] = body.items.slice(-1)
    expect(first?.actorId).not.toBeNull()
    return Object.fromEntries(
      first!.changes.filter(({ field }) => field.endsWith('axRate')).map(({ field, after }) => [field, after]),
    )
  }
  const small = { bankCode: '022', amount: { amount: '7500000.00', currency: 'IDR' } }
  expect(await taxOf(await scene.create(small))).toEqual({ taxRate: '0', proposedTaxRate: '0' })
  expect(await taxOf(await scene.create({ bankCode: '022', taxRate: '7.5' }))).toEqual({
    taxRate: '7.5',
    proposedTaxRate: '20',
  })
})

test('the activity log tells who did what', async () => {
  const made = await scene.create({ issuedOn: '2026-03-02' })
  await scene.cancel(made)
  const { body } = await maker.get<{ items: { action: string; reason: string | null }[] }>(
    `/v1/activity?recordId=${made.id}&recordType=DEPOSIT`,
  )
  expect(body.items.map(({ action }) => action)).toEqual(['CANCELLED', 'CREATED'])
  expect(body.items[0]!.reason).toBe('The bank changed the rate')
  expect(await scene.openOf(made)).toEqual([])
})
