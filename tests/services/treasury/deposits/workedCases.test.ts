// Worked cases of deposits (treasury.md §13) as a user meets them: by the calculator and the life cycle, over HTTP and Postgres.
import { beforeEach, describe, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene } from './support.ts'

type Money = { amount: string }
type Calculation = {
  maturesOn: string
  movedFrom: string | null
  term: number
  interest: Money
  tax: Money
  netInterest: Money
  proposedTaxRate: string
}

const clock = stoppedClock('2026-02-10T03:00:00Z')
const api = await openTreasuryApi({ clock })
const { maker, create, close, read, goOn, openOf } = await openScene(api)
beforeEach(() => clock.set('2026-02-10T03:00:00Z'))

async function calculate(over: Record<string, string>): Promise<Calculation> {
  const input = { bankCode: '009', currency: 'IDR', issuedOn: '2026-02-10', tenor: '3', tenorType: 'MONTHS' }
  const asked = new URLSearchParams({ ...input, interestRate: '5', ...over })
  const { status, body } = await maker.get<Calculation>(`/v1/deposits/calculation?${asked}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const figures = ({ interest, tax, netInterest }: Calculation) =>
  [interest, tax, netInterest].map(({ amount }) => amount).join(' ')

test('worked case 2: a maturity on collective leave moves past the weekend, and all of these days earn', async () => {
  const found = await calculate({
    amount: '500000000.00',
    interestRate: '4.75',
    issuedOn: '2026-11-24',
    tenor: '1',
  })
  expect(found).toMatchObject({ movedFrom: '2026-12-24', maturesOn: '2026-12-28', term: 34 })
  expect(figures(found)).toBe('2212328.77 442465.75 1769863.02')
})

describe('worked case 5: case 4 closed early at 1 %', () => {
  const issued = async (clawsBack: boolean) => {
    const made = await create({
      amount: { amount: '300000000.00', currency: 'IDR' },
      issuedOn: '2026-07-15',
      interestRate: '4.5',
      interestPayout: 'MONTHLY',
      penaltyRate: '1',
      clawsBack,
    })
    clock.set('2026-09-01T03:00:00Z')
    await goOn()
    return read(made)
  }

  test.each([
    [true, '295993972.60'],
    [false, '297000000.00'],
  ])('on 1 September, interest taken back: %s', async (clawsBack, payout) => {
    const made = await issued(clawsBack)
    const preview = await maker.get<{ payout: Money }>(`/v1/deposits/${made.id}/closing?date=2026-09-01`)
    expect(preview.body.payout.amount).toBe(payout)
    expect((await close(made, '2026-09-01')).body).toMatchObject({ status: 'CLOSED', payout: { amount: payout } })
    expect(await openOf(made)).toEqual([
      '2026-07-15 DEBIT 300000000.00',
      '2026-08-18 CREDIT 1006027.40',
      `2026-09-01 CREDIT ${payout}`,
    ])
  })

  test('not on Saturday 5 September', async () => {
    const made = await issued(true)
    clock.set('2026-09-05T03:00:00Z')
    const preview = await maker.get<{ code: string }>(`/v1/deposits/${made.id}/closing?date=2026-09-05`)
    expect(preview.body.code).toBe('U-TRSY-DP-8')
    expect(codesOf(await close(made, '2026-09-05'))).toEqual(['U-TRSY-DP-8', 'date U-TRSY-DP-8'])
    expect((await read(made)).status).toBe('ACTIVE')
  })
})

test('worked case 6: no tax is proposed up to 7,500,000.00 at one bank, split up or not', async () => {
  const proposed = async (amount: string, bankCode: string) => (await calculate({ amount, bankCode })).proposedTaxRate
  expect(await proposed('7500000.00', '008')).toBe('0')
  expect(await proposed('7500000.01', '008')).toBe('20')
  await create({ bankCode: '008', amount: { amount: '5000000.00', currency: 'IDR' } })
  expect(await proposed('5000000.00', '008')).toBe('20')
})

test.each([
  ['250000.00', '4.1', '92', '360', '20', '2619.44 523.89 2095.55'],
  ['250000.00', '4.1', '92', '365', '20', '2583.56 516.71 2066.85'],
  ['1000000.00', '4.5', '91', '360', '7.5', '11375.00 853.13 10521.87'],
])(
  'worked case 7: USD %s at %s %% for %s days of %s, tax %s %%',
  async (amount, interestRate, tenor, dayBasis, taxRate, told) => {
    // 92 days and 91 days from Tuesday 1 September 2026 end on banking days.
    const days = { issuedOn: '2026-09-01', tenor, tenorType: 'DAYS' }
    const found = await calculate({ ...days, amount, currency: 'USD', interestRate, dayBasis, taxRate })
    expect(found).toMatchObject({ movedFrom: null, term: Number(tenor) })
    expect(figures(found)).toBe(told)
  },
)

test('worked case 7: export proceeds of three months are proposed 7.5 %', async () => {
  const proceeds = { currency: 'USD', taxTreatment: 'EXPORT_PROCEEDS', amount: '1000000.00' }
  expect((await calculate(proceeds)).proposedTaxRate).toBe('7.5')
})
