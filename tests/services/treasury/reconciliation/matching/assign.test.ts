import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assign, byWorth, MARGIN, Remaining } from '../../../../../services/treasury/reconciliation/matching/assign.ts'
import { explainAmount } from '../../../../../services/treasury/reconciliation/matching/amount.ts'
import { Directory } from '../../../../../services/treasury/reconciliation/matching/identify.ts'
import { allocationsOf, type Option } from '../../../../../services/treasury/reconciliation/matching/options.ts'
import { Pool } from '../../../../../services/treasury/reconciliation/matching/probe.ts'
import { readLine } from '../../../../../services/treasury/reconciliation/matching/reading.ts'
import * as builders from './builders.ts'

const EACH = 5
/** Five of each side; `opens` sets some of them, the rest is 100. */
function records(opens: { lines?: bigint[]; expecteds?: bigint[] } = {}) {
  const places = Array.from({ length: EACH }, (_, place) => place)
  const lines = places.map(place => builders.line({ id: `l${place}`, open: opens.lines?.[place] ?? 100n }))
  const expecteds = places.map(place => builders.expected({ id: `e${place}`, open: opens.expecteds?.[place] ?? 100n }))
  const pool = new Pool(expecteds)
  const readings = lines.map((line, place) => readLine(line, place, pool, new Directory([])))
  return {
    remaining: () => new Remaining(lines, pool.expecteds),
    /** The option of these lines and these expected transactions, by position. */
    option(lineAt: number[], expectedAt: number[], points: number, over: Partial<Option> = {}): Option {
      const total = (some: { open: bigint }[], at: number[]) => at.reduce((sum, place) => sum + some[place]!.open, 0n)
      return {
        readings: lineAt.map(place => readings[place]!),
        candidates: expectedAt.map(place => pool.candidates[place]!),
        points,
        full: true,
        sure: true,
        certainty: 0,
        days: 0,
        amount: explainAmount(total(lines, lineAt), total(expecteds, expectedAt), {
          currency: 'IDR',
          direction: 'CREDIT',
        }),
        ...over,
      }
    },
  }
}
const { option, remaining } = records()
const all = () => true

describe('assign', () => {
  test('what stands alone is automatic', () => {
    const [one] = assign([option([0], [0], 80)], remaining(), all)
    expect(one).toMatchObject({ automatic: true })
  })

  test('a tie on either side is never automatic', () => {
    for (const rivals of [
      [option([0], [1], 80), option([0], [2], 80)],
      [option([1], [0], 80), option([2], [0], 80)],
    ])
      expect(Array.from(assign(rivals, remaining(), all), each => each.automatic)).toEqual([false])
  })

  test('the next best must be behind by the whole margin', () => {
    const against = (points: number) =>
      [...assign([option([0], [1], 90), option([0], [2], points)], remaining(), all)][0]!.automatic
    expect(against(90 - MARGIN)).toBe(true)
    expect(against(90 - MARGIN + 1)).toBe(false)
  })

  test('a rival counts even if it is not to be taken', () => {
    const weak = option([2], [0], 79, { full: false })
    const [one] = assign([option([1], [0], 80), weak], remaining(), each => each.full)
    expect(one!.automatic).toBe(false)
  })

  test('a part of a group is no rival of the group', () => {
    const made = records({ expecteds: [100n, 40n, 60n] })
    const group = made.option([0], [1, 2], 90)
    const [one] = assign([made.option([0], [1], 85), group], made.remaining(), all)
    expect(one).toMatchObject({ option: group, automatic: true })
  })

  const place = fc.nat(EACH - 1)
  /** Amounts of which some are equal, some differ by a fee or a tax, and most are partial. */
  const amounts = fc.array(fc.constantFrom(100n, 50_000_000n, 49_750_000n, 49_000_000n, 30_000_000n), {
    minLength: EACH,
    maxLength: EACH,
  })
  /** One option per pair, as the engine creates them. */
  const anyOptions = fc
    .tuple(
      fc.record({ lines: amounts, expecteds: amounts }),
      fc.uniqueArray(
        fc.record({
          line: place,
          expected: place,
          points: fc.integer({ min: 0, max: 110 }),
          full: fc.boolean(),
          sure: fc.boolean(),
          days: fc.nat(30),
        }),
        { maxLength: 25, selector: each => `${each.line} ${each.expected}` },
      ),
    )
    .map(([opens, some]) => {
      const made = records(opens)
      const options = some.map(({ line, expected, points, ...over }) => made.option([line], [expected], points, over))
      return { options, fresh: made.remaining }
    })
  const idsOf = ({ readings, candidates }: Option) => ({
    lineIds: readings.map(({ line }) => line.id),
    expectedIds: candidates.map(({ expected }) => expected.id),
  })

  test('never takes more than is open, on either side', () => {
    fc.assert(
      fc.property(anyOptions, ({ options, fresh }) => {
        const left = new Map<string, bigint>()
        for (const { readings, candidates } of options) {
          for (const { line } of readings) left.set(line.id, line.open)
          for (const { expected } of candidates) left.set(expected.id, expected.open)
        }
        const take = (id: string, amount: bigint) => left.set(id, left.get(id)! - amount)
        for (const { option: taken } of assign(options, fresh(), all))
          for (const { lineId, expectedId, amount, adjustments } of allocationsOf(taken)) {
            take(lineId, amount)
            take(
              expectedId,
              adjustments.reduce((sum, each) => sum + each.amount, amount),
            )
          }
        for (const open of left.values()) expect(open).toBeGreaterThanOrEqual(0n)
      }),
    )
  })

  test('the order in which options come means nothing', () => {
    fc.assert(
      fc.property(
        anyOptions.chain(({ options, fresh }) =>
          fc.tuple(
            fc.constant({ options, fresh }),
            fc.shuffledSubarray(options, { minLength: options.length, maxLength: options.length }),
          ),
        ),
        ([{ options, fresh }, shuffled]) => {
          const result = (from: Option[]) =>
            Array.from(assign(from, fresh(), all), ({ option: taken, automatic }) => ({ ...idsOf(taken), automatic }))
          expect(result(shuffled)).toEqual(result(options))
        },
      ),
    )
  })

  test('whatever is automatic is sure, full, and the clear best of all its records', () => {
    fc.assert(
      fc.property(anyOptions, ({ options, fresh }) => {
        for (const { option: taken, automatic } of assign(options, fresh(), all)) {
          if (!automatic) continue
          expect(taken.sure && taken.full).toBe(true)
          for (const rival of options) {
            const contests = rival.readings[0] === taken.readings[0] || rival.candidates[0] === taken.candidates[0]
            if (rival !== taken && contests) expect(rival.points).toBeLessThanOrEqual(taken.points - MARGIN)
          }
        }
      }),
    )
  })
})

test('byWorth is a total order', () => {
  const [better, worse] = [option([0], [0], 50), option([1], [0], 50)]
  expect(byWorth(better, worse)).toBe(-1)
  expect(byWorth(worse, better)).toBe(1)
  expect(byWorth(option([1], [0], 60), better)).toBeLessThan(0)
  expect(byWorth(option([0], [0, 1], 50), better)).toBeGreaterThan(0)
  expect(byWorth(better, option([0, 1], [0], 50))).toBeLessThan(0)
})
