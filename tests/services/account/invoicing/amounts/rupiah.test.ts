// Foreign-currency documents in IDR: worked cases, and properties of any line.
import { describe, expect, it } from 'vitest'
import {
  documentAmounts,
  rupiahAmounts,
  rupiahRateOf,
  toRupiah,
} from '../../../../../services/account/invoicing/amounts/public.ts'
import { inRupiah } from '../../../../../services/account/invoicing/taxInvoices/rupiah.ts'

const date = '2026-11-20'
/** USD 1 = Rp 16,621.00. */
const RATE = 166_210_000n
const document = { vatTreatment: 'STANDARD' as const, date }

describe('a foreign document', () => {
  it('has its VAT in its own currency to 0.01, and in rupiah of the base in rupiah to the whole rupiah', () => {
    expect(rupiahAmounts({ ...document, baseMinor: 1_000_000n, rate: RATE })).toEqual({
      baseMinor: 16_621_000_000n,
      otherBaseMinor: 15_235_916_667n,
      vatMinor: 1_828_310_000n,
      totalMinor: 18_449_310_000n,
    })
    // USD 333.33 at 16,543.21: 5,514,348.1893, and VAT of 606,578.3009.
    expect(rupiahAmounts({ ...document, baseMinor: 33_333n, rate: 165_432_100n })).toMatchObject({
      baseMinor: 551_434_819n,
      vatMinor: 60_657_800n,
    })
    expect(rupiahAmounts({ ...document, vatTreatment: 'EXPORT', baseMinor: 33_333n, rate: RATE })).toMatchObject({
      otherBaseMinor: null,
      vatMinor: 0n,
    })
    const amounts = documentAmounts({
      ...document,
      lines: [{ quantity: 10_000n, priceMinor: 33_333n }],
      currency: 'USD',
      rupiahRate: rupiahRateOf(RATE),
    })
    expect(amounts).toMatchObject({ baseMinor: 33_333n, vatMinor: 3_667n, totalMinor: 37_000n })
  })

  it('bears stamp duty and leaves VAT to a collector strictly above thresholds in rupiah', () => {
    const of = (priceMinor: bigint, more: object = {}) =>
      documentAmounts({
        lines: [{ quantity: 10_000n, priceMinor }],
        vatTreatment: 'NONE',
        currency: 'USD',
        date,
        rupiahRate: rupiahRateOf(100_000_000n),
        ...more,
      })
    expect([of(50_000n).isStampDue, of(50_001n).isStampDue]).toEqual([false, true])
    // It is charged only in IDR.
    expect(of(50_001n, { stampDuty: 'CHARGE' }).stampMinor).toBe(0n)
    const government = { vatTreatment: 'STANDARD', collector: 'GOVERNMENT' }
    expect([of(20_000n, government).collectedVatMinor, of(20_001n, government).collectedVatMinor]).toEqual([0n, 2_200n])
  })
})

describe('a line of the tax office’s file', () => {
  const figures = { vatMinor: 0n, collectedVatMinor: 0n, invoiceDate: date, vatTreatment: 'STANDARD' as const }
  const lineOf = (quantity: bigint, priceMinor: bigint, baseMinor: bigint) => ({
    kind: 'GOODS' as const,
    description: 'Kabel',
    taxUnit: 'UM.0018' as const,
    quantity,
    priceMinor,
    discountMinor: 0n,
    invoiceDiscountMinor: 0n,
    baseMinor,
  })

  it('is in rupiah, with its discount', () => {
    const { lines } = inRupiah({ ...figures, baseMinor: 9_000n, rupiahRate: RATE }, [lineOf(20_000n, 5_000n, 9_000n)])
    expect(lines[0]).toMatchObject({ priceMinor: 83_105_000n, discountMinor: 16_621_000n, baseMinor: 149_589_000n })
  })

  it('always comes to its base: price times quantity less a discount that is not negative', () => {
    let seed = 7n
    const next = (below: bigint) => {
      seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
      return (seed >> 16n) % below
    }
    for (let round = 0; round < 3_000; round += 1) {
      const quantity = 1n + next(50_000_000n)
      const price = 1n + next(1_000_000n)
      const gross = (2n * price * quantity + 10_000n) / 20_000n
      const base = gross - next(gross / 2n + 1n)
      const rate = 90_000_000n + next(120_000_000n)
      const [line] = inRupiah({ ...figures, baseMinor: base, rupiahRate: rate }, [lineOf(quantity, price, base)]).lines
      expect(line!.baseMinor).toBe(toRupiah(base, rate))
      expect(line!.discountMinor).toBeGreaterThanOrEqual(0n)
      expect((2n * line!.priceMinor * quantity + 10_000n) / 20_000n - line!.discountMinor).toBe(line!.baseMinor)
    }
  })
})
