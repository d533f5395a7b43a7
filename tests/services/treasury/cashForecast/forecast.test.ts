// The forecast by example (spec treasury.md §13, cases 16 to 20) and by property.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lagOfSamples } from '../../../../services/treasury/cashForecast/behaviour.ts'
import {
  BASE,
  type Flow,
  forecastOf,
  lessPercent,
  placeFlow,
  type Scenario,
} from '../../../../services/treasury/cashForecast/forecast.ts'
import { type Period, periodsFrom, UNITS } from '../../../../services/treasury/cashForecast/periods.ts'
import { accuracyOf } from '../../../../services/treasury/cashForecast/variance.ts'

const TODAY = '2026-11-23'
/** Millions, in minor units. */
const m = (millions: number) => BigInt(millions) * 100_000_000n
const flow = (day: string, minor: bigint, over: Partial<Flow> = {}): Flow => ({
  id: null,
  direction: minor < 0n ? 'DEBIT' : 'CREDIT',
  source: 'MANUAL',
  day,
  minor: minor < 0n ? -minor : minor,
  count: 1,
  lag: null,
  promisedOn: null,
  ...over,
})

describe('periods', () => {
  it.each([
    ['DAY', TODAY, ['2026-11-23', '2026-11-23'], ['2026-11-24', '2026-11-24'], '2026-12-04'],
    ['WEEK', TODAY, ['2026-11-23', '2026-11-29'], ['2026-11-30', '2026-12-06'], '2027-02-14'],
    ['WEEK', '2026-11-29', ['2026-11-29', '2026-11-29'], ['2026-11-30', '2026-12-06'], '2027-02-14'],
    ['MONTH', TODAY, ['2026-11-23', '2026-11-30'], ['2026-12-01', '2026-12-31'], '2027-10-31'],
    ['MONTH', '2026-11-30', ['2026-11-30', '2026-11-30'], ['2026-12-01', '2026-12-31'], '2027-10-31'],
  ] as const)('%s from %s', (unit, today, first, second, last) => {
    const periods = periodsFrom(today, unit)
    expect(periods).toHaveLength(12)
    expect([periods[0]?.from, periods[0]?.to]).toEqual(first)
    expect([periods[1]?.from, periods[1]?.to]).toEqual(second)
    expect(periods.at(-1)?.to).toBe(last)
  })
})

it('case 16: one stage of each amount is counted', () => {
  // The sent payment of 09:30 and the receipt with a pending full match are in the balance: they are excluded before this.
  const flows = [
    flow('2026-11-25', m(-100), { source: 'BILL' }),
    flow('2026-11-26', m(-200), { source: 'PAYMENT' }),
    flow(TODAY, m(-50), { source: 'PAYMENT' }),
    flow('2026-11-24', m(-70), { source: 'UNAPPROVED_PAYMENT' }),
    flow('2026-11-24', 238_406_500n, { source: 'PROVIDER' }),
  ]
  const given = {
    today: TODAY,
    periods: periodsFrom(TODAY, 'WEEK'),
    opening: m(1_000),
    minimum: null,
    flows,
    usesLags: false,
  }
  expect(forecastOf(given).periods[0]?.closing).toBe(65_238_406_500n)
  const unapproved = forecastOf({ ...given, scenario: { ...BASE, includesUnapproved: true } })
  expect(unapproved.periods[0]?.closing).toBe(58_238_406_500n)
})

const CASE_17 = {
  today: TODAY,
  periods: periodsFrom(TODAY, 'MONTH'),
  opening: m(800),
  minimum: m(100),
  flows: [flow('2026-12-01', m(-500)), flow('2026-12-10', m(-250)), flow('2026-12-21', m(900))],
  usesLags: false,
}

it('case 17: a month that closes well can hold a day that does not', () => {
  const { periods, firstBreach, lowest } = forecastOf(CASE_17)
  expect(periods[1]).toMatchObject({ from: '2026-12-01', opening: m(800), closing: m(950) })
  expect(firstBreach).toEqual({ day: '2026-12-10', minor: m(50) })
  expect(lowest).toEqual({ day: '2026-12-10', minor: m(50) })
})

it.each([
  [10, m(860), 0n],
  [11, m(50), m(810)],
])('case 18: receipts 10 %% less and %i days late', (receiptsLateDays, december, january) => {
  const scenario: Scenario = { ...BASE, haircutPercent: 10, receiptsLateDays }
  const { periods } = forecastOf({ ...CASE_17, scenario })
  expect([periods[1]?.closing, periods[2]?.in]).toEqual([december, january])
})

it('case 18: what is left of an amount is rounded down to the sen', () => {
  expect(lessPercent(123_456_789n, 10)).toBe(111_111_110n)
  expect(lessPercent(123_456_789n, 0)).toBe(123_456_789n)
  expect(lessPercent(123_456_789n, 100)).toBe(0n)
  expect(lessPercent(10_000n, 2.5)).toBe(9_750n)
})

it('case 19: the lower median of at least three, within bounds', () => {
  expect(lagOfSamples([3, 6, 6, 7, 9, 12, 40])).toEqual({ days: 7, samples: 7 })
  expect(lagOfSamples([30, 2, 9, 5])).toEqual({ days: 5, samples: 4 })
  expect(lagOfSamples([4, 4])).toBeNull()
  expect(lagOfSamples([-30, -30, -30])?.days).toBe(-10)
  expect(lagOfSamples([200, 300, 400])?.days).toBe(90)
})

it('case 20: how good it was', () => {
  const actual = [110n, 150n, 50n, 400n]
  const { mape, wape, bias } = accuracyOf(
    [100n, 200n, 0n, 400n].map((forecast, at) => ({ forecast, actual: actual[at]! })),
  )
  const percent = (share: number | null) => Number(((share ?? 0) * 100).toFixed(2))
  expect([percent(mape), percent(wape), percent(bias)]).toEqual([35.61, 15.49, -1.41])
  expect(accuracyOf([{ forecast: 5n, actual: 0n }])).toEqual({ mape: null, wape: null, bias: null })
})

it('what is overdue is in the first period, marked; a late payer later, an early one never before today', () => {
  const flows = [
    flow('2026-11-10', m(5), { lag: { days: 6, samples: 9 } }),
    flow('2026-11-20', m(7), { lag: { days: 6, samples: 9 } }),
    flow('2026-11-25', m(11), { lag: { days: -10, samples: 9 } }),
    flow('2026-11-01', m(-3)),
  ]
  const given = { today: TODAY, periods: periodsFrom(TODAY, 'DAY'), opening: 0n, minimum: null, flows }
  const plain = forecastOf({ ...given, usesLags: false })
  expect(plain.periods[0]).toMatchObject({
    in: m(12),
    overdueIn: { minor: m(12), count: 2 },
    overdueOut: { minor: m(3), count: 1 },
  })
  const learnt = forecastOf({ ...given, usesLags: true })
  expect(learnt.periods.map(period => period.in).slice(0, 4)).toEqual([m(16), 0n, 0n, m(7)])
})

const anyFlow = fc.record({
  id: fc.constant(null),
  direction: fc.constantFrom('CREDIT', 'DEBIT'),
  source: fc.constantFrom('MANUAL', 'BILL', 'PAYMENT', 'PLANNED'),
  day: fc.integer({ min: -60, max: 420 }).map(days => Temporal.PlainDate.from(TODAY).add({ days }).toString()),
  minor: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  count: fc.constant(1),
  lag: fc.constant(null),
  promisedOn: fc.constant(null),
}) satisfies fc.Arbitrary<Flow>

it('opening plus in less out is closing, period for period; every flow counts once, whatever the unit', () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { maxLength: 60 }), fc.bigInt(-(10n ** 12n), 10n ** 12n), (flows, opening) => {
      const closingOn = (periods: readonly Period[]) =>
        forecastOf({ today: TODAY, periods, opening, minimum: 0n, flows, usesLags: false })
      for (const unit of UNITS) {
        const { periods, firstBreach, lowest } = closingOn(periodsFrom(TODAY, unit))
        let before = opening
        for (const period of periods) {
          expect(period.opening).toBe(before)
          expect(period.closing).toBe(period.opening + period.in - period.out)
          expect(period.sources.reduce((sum, each) => sum + each.in - each.out, 0n)).toBe(period.in - period.out)
          before = period.closing
        }
        const end = periods.at(-1)?.to ?? ''
        const all = flows
          .filter(({ day }) => day <= end)
          .reduce((sum, { direction, minor }) => sum + (direction === 'CREDIT' ? minor : -minor), opening)
        expect(before).toBe(all)
        expect(firstBreach !== null).toBe(lowest.minor < 0n)
      }
    }),
  )
})

it('days add up to the week that they are of', () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { maxLength: 40 }), flows => {
      const given = { today: TODAY, opening: 0n, minimum: null, flows, usesLags: false }
      const days = forecastOf({ ...given, periods: periodsFrom(TODAY, 'DAY') }).periods
      const [week] = forecastOf({ ...given, periods: periodsFrom(TODAY, 'WEEK') }).periods
      expect(days[6]?.closing).toBe(week?.closing)
    }),
  )
})

describe('what a customer promised', () => {
  const lag = { days: 20, samples: 5 }
  const promised = (promisedOn: string | null, over: Partial<Flow> = {}, usesLags = true, scenario = BASE) =>
    placeFlow(flow('2026-11-16', m(5), { source: 'INVOICE', lag, promisedOn, ...over }), {
      today: TODAY,
      usesLags,
      scenario,
    }).map(({ on, isOverdue }) => [on, isOverdue])

  it('is expected on that day, whatever was learnt, and is not overdue until then', () => {
    expect(promised('2026-12-10')).toEqual([['2026-12-10', false]])
    expect(promised('2026-12-10', {}, false)).toEqual([['2026-12-10', false]])
    expect(promised(TODAY)).toEqual([[TODAY, false]])
  })

  it('falls back to what is usual once the promise was not kept', () => {
    expect(promised('2026-11-22')).toEqual([['2026-12-06', true]])
    expect(promised('2026-11-22', { lag: null })).toEqual([[TODAY, true]])
    expect(promised(null)).toEqual([['2026-12-06', true]])
  })

  it('is late as all receipts are under a scenario', () => {
    expect(promised('2026-12-10', {}, true, { ...BASE, receiptsLateDays: 7 })).toEqual([['2026-12-17', false]])
  })
})
