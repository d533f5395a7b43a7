import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assign,
  byWorth,
  MARGIN,
  type Option,
  Remaining,
} from '../../../../../services/treasury/reconciliation/matching/assign.ts'

const option = (lineIds: string[], expectedIds: string[], points: number, over: Partial<Option> = {}): Option => ({
  lineIds,
  expectedIds,
  points,
  full: true,
  sure: true,
  days: 0,
  allocations: lineIds.flatMap(lineId =>
    expectedIds.map(expectedId => ({ lineId, expectedId, amount: 100n, adjustments: [] })),
  ),
  difference: 0n,
  pairs: [],
  amountReasons: [],
  ...over,
})
const opens = (...ids: string[]) => new Remaining(ids.map(id => ({ id, open: 100n })))
const all = () => true

describe('assign', () => {
  test('what stands alone is automatic', () => {
    const [one] = assign([option(['l'], ['e'], 80)], opens('l', 'e'), all)
    expect(one).toMatchObject({ automatic: true })
  })

  test('a tie on either side is never automatic', () => {
    for (const rivals of [
      [option(['l'], ['e1'], 80), option(['l'], ['e2'], 80)],
      [option(['l1'], ['e'], 80), option(['l2'], ['e'], 80)],
    ]) {
      const taken = assign(rivals, opens('l', 'l1', 'l2', 'e', 'e1', 'e2'), all)
      expect(taken.map(each => each.automatic)).toEqual([false])
    }
  })

  test('the next best must be behind by the whole margin', () => {
    const against = (points: number) =>
      assign([option(['l'], ['e1'], 90), option(['l'], ['e2'], points)], opens('l', 'e1', 'e2'), all)[0]!.automatic
    expect(against(90 - MARGIN)).toBe(true)
    expect(against(90 - MARGIN + 1)).toBe(false)
  })

  test('a rival counts even if it is not to be taken', () => {
    const weak = option(['l2'], ['e'], 79, { full: false })
    const [one] = assign([option(['l1'], ['e'], 80), weak], opens('l1', 'l2', 'e'), each => each.full)
    expect(one!.automatic).toBe(false)
  })

  test('a part of a group is no rival of the group', () => {
    const group = option(['l'], ['e1', 'e2'], 90, {
      allocations: [
        { lineId: 'l', expectedId: 'e1', amount: 40n, adjustments: [] },
        { lineId: 'l', expectedId: 'e2', amount: 60n, adjustments: [] },
      ],
    })
    const [one] = assign([option(['l'], ['e1'], 85), group], opens('l', 'e1', 'e2'), all)
    expect(one).toMatchObject({ option: group, automatic: true })
  })

  const ids = (prefix: string) => fc.constantFrom(...Array.from({ length: 5 }, (_, place) => `${prefix}${place}`))
  const anyOption = fc
    .record({
      line: ids('l'),
      expected: ids('e'),
      points: fc.integer({ min: 0, max: 110 }),
      amount: fc.bigInt({ min: 1n, max: 150n }),
      fee: fc.bigInt({ min: -20n, max: 20n }),
      full: fc.boolean(),
      sure: fc.boolean(),
      days: fc.nat(30),
    })
    .map(({ line, expected, points, amount, fee, full, sure, days }) =>
      option([line], [expected], points, {
        full,
        sure,
        days,
        allocations: [
          {
            lineId: line,
            expectedId: expected,
            amount,
            adjustments: fee === 0n ? [] : [{ kind: 'FEE', amount: fee }],
          },
        ],
      }),
    )
  /** One option for a pair: as the engine makes them. */
  const anyOptions = fc.uniqueArray(anyOption, {
    maxLength: 25,
    selector: each => `${each.lineIds} ${each.expectedIds}`,
  })
  const fresh = () =>
    opens(...['l', 'e'].flatMap(prefix => Array.from({ length: 5 }, (_, place) => `${prefix}${place}`)))

  test('never takes more than is open, on either side', () => {
    fc.assert(
      fc.property(anyOptions, options => {
        const sums = new Map<string, bigint>()
        const add = (id: string, amount: bigint) => sums.set(id, (sums.get(id) ?? 0n) + amount)
        for (const { option: taken } of assign(options, fresh(), all))
          for (const { lineId, expectedId, amount, adjustments } of taken.allocations) {
            add(lineId, amount)
            add(
              expectedId,
              adjustments.reduce((sum, each) => sum + each.amount, amount),
            )
          }
        for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(100n)
      }),
    )
  })

  test('the order in which options come means nothing', () => {
    fc.assert(
      fc.property(
        anyOptions.chain(options =>
          fc.tuple(fc.constant(options), fc.shuffledSubarray(options, { minLength: options.length })),
        ),
        ([options, shuffled]) => {
          const result = (from: Option[]) =>
            assign(from, fresh(), all).map(({ option: { lineIds, expectedIds }, automatic }) => ({
              lineIds,
              expectedIds,
              automatic,
            }))
          expect(result(shuffled)).toEqual(result(options))
        },
      ),
    )
  })

  test('whatever is automatic is sure, full, and the clear best of all its records', () => {
    fc.assert(
      fc.property(anyOptions, options => {
        for (const { option: taken, automatic } of assign(options, fresh(), all)) {
          if (!automatic) continue
          expect(taken.sure && taken.full).toBe(true)
          for (const rival of options) {
            const contests = rival.lineIds[0] === taken.lineIds[0] || rival.expectedIds[0] === taken.expectedIds[0]
            if (rival !== taken && contests) expect(rival.points).toBeLessThanOrEqual(taken.points - MARGIN)
          }
        }
      }),
    )
  })
})

test('byWorth is a total order', () => {
  const [better, worse] = [option(['a'], ['x'], 50), option(['b'], ['x'], 50)]
  expect(byWorth(better, worse)).toBe(-1)
  expect(byWorth(worse, better)).toBe(1)
  expect(byWorth(option(['b'], ['x'], 60), better)).toBeLessThan(0)
})
