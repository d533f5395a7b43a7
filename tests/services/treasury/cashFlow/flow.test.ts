// The rules of the cash flow: periods, comparison periods, and balances explained by lines.
import { expect, it } from 'vitest'
import {
  type AccountFlow,
  changeOf,
  flowByPeriod,
  type Known,
  unexplainedByAccount,
} from '../../../../services/treasury/cashFlow/flow.ts'
import { periodsOf, spanBefore, monthsOf } from '../../../../services/treasury/cashFlow/periods.ts'
import { rounds } from '../../../support/campaign.ts'
import { randomOf } from '../statementTransactions/formats/faults.ts'

it('periods end with their Sunday, month or quarter; the first and the last may be cut', () => {
  const span = { from: '2026-01-30', to: '2026-04-02' }
  expect(periodsOf(span, 'MONTH').map(({ from, to }) => `${from}/${to}`)).toEqual([
    '2026-01-30/2026-01-31',
    '2026-02-01/2026-02-28',
    '2026-03-01/2026-03-31',
    '2026-04-01/2026-04-02',
  ])
  expect(periodsOf(span, 'QUARTER').map(({ to }) => to)).toEqual(['2026-03-31', '2026-04-02'])
  expect(periodsOf({ from: '2026-11-18', to: '2026-11-24' }, 'WEEK').map(({ to }) => to)).toEqual([
    '2026-11-22',
    '2026-11-24',
  ])
  expect(periodsOf({ from: '2026-02-28', to: '2026-03-01' }, 'DAY')).toHaveLength(2)
})

it.each([
  ['2026-11-01', '2026-11-21', 'PERIOD', '2026-10-01', '2026-10-21'],
  ['2026-01-01', '2026-03-31', 'PERIOD', '2025-10-01', '2025-12-31'],
  ['2026-03-01', '2026-03-30', 'PERIOD', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-11-26', 'PERIOD', '2025-01-01', '2025-11-26'],
  ['2026-10-01', '2026-11-26', 'PERIOD', '2026-07-01', '2026-08-26'],
  ['2026-02-01', '2026-06-20', 'PERIOD', '2025-09-01', '2026-01-20'],
  ['2026-11-18', '2026-11-24', 'PERIOD', '2026-11-11', '2026-11-17'],
  ['2024-02-29', '2024-02-29', 'YEAR', '2023-02-28', '2023-02-28'],
  ['2025-02-01', '2025-02-28', 'YEAR', '2024-02-01', '2024-02-29'],
] as const)('%s to %s by %s is compared with %s to %s', (from, to, by, earlierFrom, earlierTo) => {
  expect(spanBefore({ from, to }, by)).toEqual({ from: earlierFrom, to: earlierTo })
})

it('sums of months are used where periods cut no month, less what comes after the span', () => {
  expect(monthsOf({ from: '2026-01-30', to: '2026-04-02' }, 'MONTH')).toEqual({
    from: '2026-02-01',
    to: '2026-04-01',
    before: { from: '2026-01-30', to: '2026-01-31' },
    after: { from: '2026-04-03', to: '2026-04-30' },
  })
  expect(monthsOf({ from: '2026-01-01', to: '2026-01-31' }, 'QUARTER')).toEqual({
    from: '2026-01-01',
    to: '2026-01-01',
    before: null,
    after: null,
  })
  expect(monthsOf({ from: '2026-01-02', to: '2026-01-27' }, 'MONTH')).toBeNull()
  expect(monthsOf({ from: '2026-01-01', to: '2026-03-31' }, 'WEEK')).toBeNull()
})

const word = (accountId: string, place: number, day: string, minor: bigint, precedence = 1): Known => ({
  accountId,
  place,
  day,
  precedence,
  minor,
})
const flow = (accountId: string, place: number, inMinor: bigint, out: bigint): AccountFlow => ({
  accountId,
  place,
  in: inMinor,
  out,
  lines: 1,
})

it('a balance leads back through lines to before it was first known; the bank wins over lines of its day', () => {
  const [first, second] = flowByPeriod({
    periods: 2,
    accountIds: ['a', 'b'],
    accountFlows: [flow('a', 0, 500n, 0n), flow('a', 1, 0n, 100n), flow('b', 1, 7n, 0n)],
    categoryFlows: [],
    transferIds: new Set(),
    known: [word('a', 1, '2026-02-27', 900n), word('a', 1, '2026-02-28', 1390n, 3), word('a', 1, '2026-02-28', 1400n)],
    firsts: [{ accountId: 'a', minor: 900n, net: 400n }],
  })
  expect(first).toMatchObject({ opening: 500n, in: 500n, closing: 1000n, unexplained: 0n })
  // Nothing explains the 490 of the last day. The balance of b is unknown: its lines are in the flow, and so their 7 are unexplained.
  expect(second).toMatchObject({ opening: 1000n, in: 7n, out: 100n, net: -93n, closing: 1390n, unexplained: 483n })
})

it('what no line explains is told, whatever the periods are, also where a balance is first known', () => {
  const inOne = flowByPeriod({
    periods: 1,
    accountIds: ['a'],
    accountFlows: [flow('a', 0, 150n, 0n)],
    categoryFlows: [],
    transferIds: new Set(),
    // 100 came on the 10th, and 50 on the 20th: 350 are missing.
    known: [word('a', 0, '2026-11-20', 500n)],
    firsts: [{ accountId: 'a', minor: 100n, net: 100n }],
  })
  expect(inOne).toMatchObject([{ opening: 0n, net: 150n, closing: 500n, unexplained: 350n }])
  const inTwo = flowByPeriod({
    periods: 2,
    accountIds: ['a'],
    accountFlows: [flow('a', 0, 100n, 0n), flow('a', 1, 50n, 0n)],
    categoryFlows: [],
    transferIds: new Set(),
    known: [word('a', 0, '2026-11-10', 100n), word('a', 1, '2026-11-20', 500n)],
    firsts: [{ accountId: 'a', minor: 100n, net: 100n }],
  })
  expect(inTwo).toMatchObject([
    { opening: 0n, closing: 100n, unexplained: 0n },
    { opening: 100n, closing: 500n, unexplained: 350n },
  ])
})

it('whatever is known, each period adds up and opens with what the one before closed with', () => {
  for (let round = 0; round < rounds(50, 5_000); round++) {
    const below = randomOf(round + 1)
    const periods = 1 + below(5)
    const accountIds = ['a', 'b', 'c'].slice(0, 1 + below(3))
    const known = Array.from({ length: below(6) }, () => {
      const place = below(periods + 1) - 1
      const day = `2026-0${place + 2}-${10 + below(18)}`
      return word(accountIds[below(accountIds.length)] ?? 'a', place, day, BigInt(below(1000)))
    })
    const firsts = accountIds.flatMap(accountId => {
      const [first] = known
        .filter(each => each.accountId === accountId)
        .toSorted((one, other) => one.day.localeCompare(other.day))
      return first && first.place >= 0 ? [{ accountId, minor: first.minor, net: BigInt(below(100)) }] : []
    })
    const accountFlows = accountIds.flatMap(id =>
      Array.from({ length: periods }, (_, place) => flow(id, place, BigInt(below(100)), BigInt(below(100)))),
    )
    const unexplained = unexplainedByAccount({ periods, accountIds, accountFlows, known, firsts })
    const flows = flowByPeriod({
      periods,
      accountIds,
      accountFlows,
      categoryFlows: Array.from({ length: periods }, (_, place) => ({
        categoryId: below(2) ? 'transfer' : 'rent',
        place,
        in: BigInt(below(50)),
        out: BigInt(below(50)),
      })),
      transferIds: new Set(['transfer']),
      known,
      firsts,
    })
    flows.forEach((each, place) => {
      expect(each.net).toBe(each.in - each.out + each.transfers.in - each.transfers.out)
      if (each.closing !== null) expect((each.opening ?? 0n) + each.net + (each.unexplained ?? 0n)).toBe(each.closing)
      if (place > 0) expect(each.opening).toBe(flows[place - 1]?.closing)
      if (each.unexplained !== null)
        expect(unexplained.reduce((sum, { periods: own }) => sum + (own[place] ?? 0n), 0n)).toBe(each.unexplained)
    })
  }
})

it.each([
  [110n, 100n, 10],
  [0n, 100n, -100],
  [-50n, -100n, 50],
  [1n, 3n, -66.7],
  [5n, 0n, null],
])('from %s against %s is %s %%', (now, before, percent) => {
  expect(changeOf(now, before)).toBe(percent)
})
