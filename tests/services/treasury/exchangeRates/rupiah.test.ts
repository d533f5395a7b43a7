// Conversion to rupiah: exact to the sen, half rounded away from zero, for any amount.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toRupiah } from '../../../../services/treasury/exchangeRates/rupiah.ts'

it('617,971.70 dollars at 16,284.00 are 10,063,051,162.80 rupiah', () => {
  expect(toRupiah(61_797_170n, { rate: 162_840_000n })).toBe(1_006_305_116_280n)
  expect(toRupiah(1n, { rate: 5_000n })).toBe(1n)
  expect(toRupiah(1n, { rate: 4_999n })).toBe(0n)
  expect(toRupiah(-1n, { rate: 5_000n })).toBe(-1n)
})

it('is off by half a sen at most, and a debt by as much as a credit', () => {
  fc.assert(
    fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n), fc.bigInt(1n, 10n ** 10n), (minor, rate) => {
      const rupiah = toRupiah(minor, { rate })
      const distance = 2n * (rupiah * 10_000n - minor * rate)
      expect(distance >= -10_000n && distance <= 10_000n).toBe(true)
      expect(toRupiah(-minor, { rate })).toBe(-rupiah)
    }),
  )
})
