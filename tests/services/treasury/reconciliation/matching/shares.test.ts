import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealOut } from '../../../../../services/treasury/reconciliation/matching/shares.ts'

const flow = (currency: 'IDR' | 'USD' | 'SGD', lines: number) => ({ currency, direction: 'CREDIT' as const, lines })
const linesOf = (shares: { lines: number }[][]) => shares.map(share => share.reduce((sum, { lines }) => sum + lines, 0))

describe('dealOut', () => {
  test('the largest stands alone where the others together are less', () => {
    expect(linesOf(dealOut([flow('USD', 20), flow('IDR', 70), flow('SGD', 10)], 2))).toEqual([70, 30])
  })

  test('there are no more shares than flows, and none without flows', () => {
    expect(dealOut([flow('IDR', 5)], 2)).toEqual([[flow('IDR', 5)]])
    expect(dealOut([], 2)).toEqual([])
  })

  test('every flow is in one share, and no share could spare its smallest flow to another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (sizes, most) => {
        const flows = sizes.map(lines => flow('IDR', lines))
        const shares = dealOut(flows, most)
        expect(shares.length).toBe(Math.min(most, flows.length))
        const bySize = (one: { lines: number }, other: { lines: number }) => one.lines - other.lines
        expect(shares.flat().toSorted(bySize)).toEqual(flows.toSorted(bySize))
        const totals = linesOf(shares)
        expect(totals).toEqual(totals.toSorted((one, other) => other - one))
        for (const [place, share] of shares.entries()) {
          const smallest = Math.min(...share.map(({ lines }) => lines))
          expect(totals[place]! - smallest).toBeLessThanOrEqual(Math.min(...totals))
        }
      }),
    )
  })
})
