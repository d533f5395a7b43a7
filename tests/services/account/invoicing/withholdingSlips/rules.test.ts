// How much of the withholding a slip closes: invoicing.md §8 (withholding slip) and case 21.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closedBy } from '../../../../../services/account/invoicing/withholdingSlips/figures.ts'

const last = { currency: 'IDR', isMoreToCome: false } as const
const rupiah = (amount: number) => BigInt(Math.round(amount * 100))

it.each([
  ['equal', 2_000_000, { roundingMinor: 0n, owedMinor: 0n }],
  ['a rupiah less', 1_999_999, { roundingMinor: 100n, owedMinor: 0n }],
  ['half a rupiah less', 1_999_999.5, { roundingMinor: 50n, owedMinor: 0n }],
  ['a rupiah and a sen less', 1_999_998.99, { roundingMinor: 0n, owedMinor: 101n }],
  ['case 21: 100,000 less', 1_900_000, { roundingMinor: 0n, owedMinor: 10_000_000n }],
])('%s', (_name, amount, closed) => {
  expect(closedBy(rupiah(2_000_000), rupiah(amount), last)).toEqual(closed)
})

it('what is missing is awaited where a further slip is to come, but for a rupiah', () => {
  const more = { currency: 'IDR', isMoreToCome: true } as const
  expect(closedBy(rupiah(2_000_000), rupiah(600_000), more)).toEqual({ roundingMinor: 0n, owedMinor: 0n })
  expect(closedBy(rupiah(2_000_000), rupiah(1_999_999), more)).toEqual({ roundingMinor: 100n, owedMinor: 0n })
})

it('of other currencies nothing is rounded away', () => {
  expect(closedBy(200n, 199n, { currency: 'USD', isMoreToCome: false })).toEqual({ roundingMinor: 0n, owedMinor: 1n })
})

it('closes all or leaves it awaited, never more than is open, and rounds at most a rupiah', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 9_200_000_000_000_000n }),
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.boolean(),
      fc.constantFrom('IDR' as const, 'USD' as const),
      (amount, missing, isMoreToCome, currency) => {
        const { roundingMinor, owedMinor } = closedBy(amount + missing, amount, { currency, isMoreToCome })
        expect(roundingMinor >= 0n && roundingMinor <= 100n && owedMinor >= 0n).toBe(true)
        expect(roundingMinor === 0n || owedMinor === 0n).toBe(true)
        const awaited = missing - roundingMinor - owedMinor
        expect(awaited === 0n || (isMoreToCome && awaited === missing)).toBe(true)
      },
    ),
  )
})
