import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payFromLine, payFromLines } from '../../../../../services/treasury/reconciliation/matching/options.ts'

const none = () => []
const open = fc.bigInt({ min: 1n, max: 10n ** 12n })
const several = fc
  .array(open, { minLength: 1, maxLength: 6 })
  .map(amounts => amounts.map((amount, place) => ({ id: `x${place}`, open: amount })))

test('a line pays in order, as far as it goes; nobody gets nothing', () => {
  expect(
    payFromLine(
      { id: 'l', open: 250n },
      [
        { id: 'a', open: 100n },
        { id: 'b', open: 200n },
      ],
      none,
    ),
  ).toEqual([
    { lineId: 'l', expectedId: 'a', amount: 100n, adjustments: [] },
    { lineId: 'l', expectedId: 'b', amount: 150n, adjustments: [] },
  ])
  expect(
    payFromLine(
      { id: 'l', open: 100n },
      [
        { id: 'a', open: 100n },
        { id: 'b', open: 200n },
      ],
      none,
    ),
  ).toBeNull()
})

test('an adjustment lowers what is due, or raises it', () => {
  const fee = (amount: bigint) => () => [{ kind: 'FEE' as const, amount }]
  expect(payFromLine({ id: 'l', open: 90n }, [{ id: 'a', open: 100n }], fee(10n))![0]!.amount).toBe(90n)
  expect(payFromLine({ id: 'l', open: 110n }, [{ id: 'a', open: 100n }], fee(-10n))![0]!.amount).toBe(110n)
  expect(payFromLine({ id: 'l', open: 80n }, [{ id: 'a', open: 100n }], fee(10n))).toBeNull()
})

test('neither way pays more than a line has or an expected transaction wants', () => {
  fc.assert(
    fc.property(several, open, (many, amount) => {
      const one = { id: 'one', open: amount }
      const total = many.reduce((sum, each) => sum + each.open, 0n)
      for (const allocations of [payFromLine(one, many, none), payFromLines(many, one, [])]) {
        if (!allocations) continue
        const paid = allocations.reduce((sum, each) => sum + each.amount, 0n)
        expect(paid).toBe(total < amount ? total : amount)
        expect(allocations).toHaveLength(many.length)
        for (const [place, each] of allocations.entries()) {
          expect(each.amount).toBeGreaterThan(0n)
          expect(each.amount).toBeLessThanOrEqual(many[place]!.open)
        }
      }
    }),
  )
})
