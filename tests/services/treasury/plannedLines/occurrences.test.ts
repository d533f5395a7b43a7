// The dates of planned lines, and what actual records leave of them: by example and by property.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '../../../../services/treasury/bankingDays/public.ts'
import {
  daysOfPlan,
  type Plan,
  PLAN_RULES,
  plannedFlows,
  type RealFlow,
} from '../../../../services/treasury/plannedLines/occurrences.ts'

const calendar = calendarOf([])
const TODAY = '2026-11-23'
const span = { from: TODAY, to: '2027-03-31', calendar }
const days = (rule: Plan['rule'], startsOn: string, endsOn: string | null = null) =>
  daysOfPlan({ rule, startsOn, endsOn }, span)

describe('days of a plan', () => {
  it.each([
    ['ONCE', '2026-12-01', null, ['2026-12-01']],
    ['ONCE', '2026-11-01', null, []],
    ['WEEKLY', '2026-11-04', '2026-12-10', ['2026-11-25', '2026-12-02', '2026-12-09']],
    ['MONTHLY', '2026-01-31', null, ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
    // 31 December is the last one of 2026: the 24th and 25th are holidays, the 26th and 27th a weekend.
    ['LAST_BANKING_DAY', '2026-11-01', '2027-01-31', ['2026-11-30', '2026-12-31', '2027-01-29']],
    ['LAST_BANKING_DAY', '2027-01-30', '2027-02-28', ['2027-02-26']],
    ['YEARLY', '2024-02-29', null, ['2027-02-28']],
    ['YEARLY', '2027-04-01', null, []],
  ] as const)('%s from %s until %s', (rule, startsOn, endsOn, expected) => {
    expect(days(rule, startsOn, endsOn)).toEqual(expected)
  })

  it('are the same however late one begins to look', () => {
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const day = date.map(each => each.toISOString().slice(0, 'YYYY-MM-DD'.length))
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_RULES), day, day, (rule, startsOn, from) => {
        const all = daysOfPlan({ rule, startsOn, endsOn: null }, { from: '2024-01-01', to: '2028-03-31', calendar })
        const some = daysOfPlan({ rule, startsOn, endsOn: null }, { from, to: '2028-03-31', calendar })
        expect(some).toEqual(all.filter(each => each >= from))
        expect(all).toEqual([...new Set(all)].toSorted())
      }),
    )
  })
})

const plan = (over: Partial<Plan> = {}): Plan => ({
  id: 'plan',
  name: 'Sewa gudang',
  direction: 'DEBIT',
  minor: 1_000n,
  counterpartyId: 'party',
  category: null,
  rule: 'MONTHLY',
  startsOn: '2026-11-28',
  endsOn: '2027-01-31',
  ...over,
})
const real = (month: string, minor: bigint, over: Partial<RealFlow> = {}): RealFlow => ({
  direction: 'DEBIT',
  minor,
  counterpartyId: 'party',
  category: null,
  month,
  ...over,
})
const shown = (plans: Plan[], flows: RealFlow[]) =>
  plannedFlows(plans, flows, span).map(({ day, minor }) => [day, minor])

describe('what is shown of plans', () => {
  it('is what real money of the month does not cover, and never less than nothing', () => {
    expect(shown([plan()], [real('2026-11', 300n), real('2026-12', 2_500n)])).toEqual([
      ['2026-11-28', 700n],
      ['2027-01-28', 1_000n],
    ])
  })

  it('is all of it where the money is of another counterparty, category or direction', () => {
    const others = [
      real('2026-11', 900n, { counterpartyId: 'other' }),
      real('2026-11', 900n, { direction: 'CREDIT' }),
      real('2026-11', 900n, { counterpartyId: null, category: 'Sewa' }),
    ]
    expect(shown([plan({ endsOn: '2026-11-30' })], others)).toEqual([['2026-11-28', 1_000n]])
  })

  it('money covers one plan once, the earliest first, and what is over took its share', () => {
    const weekly = plan({ rule: 'WEEKLY', startsOn: '2026-11-02', endsOn: '2026-11-30' })
    // Of 2, 9, 16, 23 and 30 November three are covered.
    expect(shown([weekly], [real('2026-11', 3_000n)])).toEqual([
      ['2026-11-23', 1_000n],
      ['2026-11-30', 1_000n],
    ])
    const two = [plan({ endsOn: '2026-11-30' }), plan({ id: 'second', startsOn: '2026-11-29', endsOn: '2026-11-30' })]
    expect(shown(two, [real('2026-11', 1_200n)])).toEqual([['2026-11-29', 800n]])
  })

  it('a plan that names nothing real is never covered', () => {
    const free = plan({ counterpartyId: null, endsOn: '2026-11-30' })
    expect(shown([free], [real('2026-11', 5_000n, { counterpartyId: null })])).toEqual([['2026-11-28', 1_000n]])
  })

  it('plans and real money never count an amount twice: a month shows the larger of the two', () => {
    const amount = fc.bigInt(1n, 10n ** 9n)
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 5 }), (minor, flows) => {
        const booked = flows.reduce((sum, each) => sum + each, 0n)
        const left = plannedFlows(
          [plan({ minor, endsOn: '2026-11-30' })],
          flows.map(each => real('2026-11', each)),
          span,
        ).reduce((sum, each) => sum + each.minor, 0n)
        expect(left + booked).toBe(minor > booked ? minor : booked)
      }),
    )
  })
})
