// The tax of a bill: the specification's worked examples, and properties of any bill.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Currency, CURRENCIES } from '../../../../services/kit/money.ts'
import { assessTax, taxOf, type TaxTerms } from '../../../../services/treasury/bills/tax/assessTax.ts'
import {
  doublesWithoutTaxNumber,
  percentOf,
  VAT_TREATMENTS,
  vatRateOn,
  WITHHOLDINGS,
  withholdingRateOn,
} from '../../../../services/treasury/bills/tax/rates.ts'
import { normalizeTaxInvoiceNumber } from '../../../../services/treasury/bills/tax/taxInvoice.ts'

const rupiah = (whole: number) => BigInt(whole) * 100n
const terms = (over: Partial<TaxTerms> = {}): TaxTerms => ({
  date: '2026-11-20',
  currency: 'IDR',
  baseMinor: rupiah(100_000_000),
  vat: 'STANDARD',
  vatMinor: null,
  withholding: 'PPH23',
  withholdingBaseMinor: null,
  withheldMinor: null,
  reason: null,
  hasTaxNumber: true,
  ...over,
})
const assessed = (over: Partial<TaxTerms> = {}) => {
  const { tax, problems } = assessTax(terms(over))
  expect(problems).toEqual([])
  return tax
}
const problemsOf = (over: Partial<TaxTerms>) =>
  assessTax(terms(over)).problems.map(({ field, error }) => [field, typeof error === 'string' ? error : error.code])

describe('what is paid', () => {
  it('is 109,000,000 for a fee of 100,000,000 with VAT, less PPh 23 (tax.md)', () => {
    const { vatMinor, withholding, netMinor } = assessed()
    expect([vatMinor, withholding?.withheldMinor, netMinor]).toEqual([
      rupiah(11_000_000),
      rupiah(2_000_000),
      rupiah(109_000_000),
    ])
  })

  it.each([
    // Never 12 % of a rounded base: that gives 11,000.0004 (tax.md).
    ['STANDARD', 100_000, 11_000],
    ['STANDARD', 50_000_000, 5_500_000],
    ['LUXURY', 50_000_000, 6_000_000],
    ['SPECIFIED', 10_000_000, 110_000],
    ['NONE', 10_000_000, 0],
  ] as const)('carries VAT %s of %i as %i', (vat, base, expected) => {
    expect(assessed({ vat, baseMinor: rupiah(base), withholding: null }).vatMinor).toBe(rupiah(expected))
  })

  it.each([
    ['PPH23', true, 12_000_000, 240_000],
    ['PPH23', false, 12_000_000, 480_000],
    ['PPH23_15', true, 12_000_000, 1_800_000],
    ['PPH23_15', false, 12_000_000, 3_600_000],
    ['PPH4_2', true, 25_000_000, 2_500_000],
    // Final tax is not doubled.
    ['PPH4_2', false, 25_000_000, 2_500_000],
    ['PPH4_2_1_75', true, 40_000_000, 700_000],
    ['PPH4_2_2_65', false, 40_000_000, 1_060_000],
    ['UMKM_FINAL', false, 10_000_000, 50_000],
    // Half a rupiah rounds up: 24,623,333 x 2 % is 492,466.66, and 25 x 2 % is 0.5.
    ['PPH23', true, 24_623_333, 492_467],
    ['PPH23', true, 25, 1],
    ['PPH23', true, 24, 0],
  ] as const)('is less %s, tax number: %s, of %i by %i', (withholding, hasTaxNumber, base, expected) => {
    const tax = assessed({ withholding, hasTaxNumber, baseMinor: rupiah(base), vat: 'NONE' })
    expect(tax.withholding?.withheldMinor).toBe(rupiah(expected))
    expect(tax.withholding?.isDoubled).toBe(!hasTaxNumber && withholding.startsWith('PPH23'))
  })

  it('rounds dollars to cents', () => {
    const tax = assessed({ currency: 'USD', baseMinor: 1_234_50n })
    expect([tax.vatMinor, tax.withholding?.withheldMinor]).toEqual([135_80n, 24_69n])
  })

  it('withholds from the part that it is told of', () => {
    const { withholding, netMinor } = assessed({ withholdingBaseMinor: rupiah(40_000_000) })
    expect([withholding?.withheldMinor, netMinor]).toEqual([rupiah(800_000), rupiah(110_200_000)])
    expect(problemsOf({ withholdingBaseMinor: rupiah(100_000_001) })).toEqual([
      ['withholdingBase', 'AMOUNT_OUT_OF_RANGE'],
    ])
  })
})

describe('a rate', () => {
  it('is the one of the day', () => {
    const rates = ['2022-03-31', '2022-04-01', '2024-12-31', '2025-01-01'].map(
      date => vatRateOn('STANDARD', date)?.rate,
    )
    expect(rates).toEqual([1000, 1100, 1100, 1100])
    expect(problemsOf({ vat: 'LUXURY', date: '2025-01-31' })).toEqual([['vat', 'U-TRSY-BI-15']])
    expect(problemsOf({ withholding: 'PPH4_2_4', date: '2022-02-20' })).toEqual([['withholding', 'U-TRSY-BI-15']])
  })

  it('names its source, and says what is to be confirmed', () => {
    const found = [
      ...VAT_TREATMENTS.filter(each => each !== 'NONE' && each !== 'OTHER').map(each => vatRateOn(each, '2026-11-20')),
      ...WITHHOLDINGS.map(each => withholdingRateOn(each, '2026-11-20')),
    ]
    for (const each of found) expect(each?.source).toMatch(/^(?:UU|PP|PMK) \d+\/\d{4}$/)
    expect(found.filter(each => each?.toConfirm).length).toBeGreaterThan(0)
    expect([1100, 265, 110, 50, 0].map(percentOf)).toEqual(['11', '2.65', '1.1', '0.5', '0'])
  })
})

describe('what a tax invoice prints', () => {
  it('stands with a reason, as far as rounding its lines explains it', () => {
    const vatMinor = rupiah(11_000_099)
    expect(problemsOf({ vatMinor })).toEqual([['overrideReason', 'U-TRSY-BI-14']])
    const tax = assessed({ vatMinor, reason: 'Rounded by line' })
    expect([tax.vatMinor, tax.computedVatMinor, tax.netMinor]).toEqual([
      vatMinor,
      rupiah(11_000_000),
      rupiah(109_000_099),
    ])
    expect(problemsOf({ vatMinor: rupiah(11_000_101), reason: 'Rounded by line' })).toEqual([
      ['vatAmount', 'U-TRSY-BI-13'],
    ])
    expect(problemsOf({ withheldMinor: rupiah(1_999_899), reason: 'Rounded by line' })).toEqual([
      ['withheldAmount', 'U-TRSY-BI-13'],
    ])
    // Without VAT the amount must be zero.
    expect(problemsOf({ vat: 'NONE', vatMinor: 1n, reason: 'Typing' })).toEqual([['vatAmount', 'U-TRSY-BI-13']])
    // A computed amount needs no reason.
    expect(assessed({ vatMinor: rupiah(11_000_000) }).vatMinor).toBe(rupiah(11_000_000))
  })

  it('is typed where no treatment gives it, up to the highest rate, with a reason', () => {
    const other = { vat: 'OTHER', reason: 'Part of it is exempt' } as const
    expect(assessed({ ...other, vatMinor: rupiah(7_000_000) }).netMinor).toBe(rupiah(105_000_000))
    expect(problemsOf(other)).toEqual([['vatAmount', 'REQUIRED']])
    expect(problemsOf({ ...other, vatMinor: rupiah(12_000_001) })).toEqual([['vatAmount', 'AMOUNT_OUT_OF_RANGE']])
    expect(problemsOf({ ...other, vatMinor: rupiah(7_000_000), reason: null })).toEqual([
      ['overrideReason', 'U-TRSY-BI-14'],
    ])
  })

  it.each([
    ['04002600098811204', '04002600098811204'],
    ['040.026-00.09881120.4', '04002600098811204'],
    ['10002600098811204', '10002600098811204'],
    ['11002600098811204', undefined],
    ['00002600098811204', undefined],
    ['0400260009881120', undefined],
    ['040026000988112041', undefined],
    ['0400260009881120A', undefined],
    ['', undefined],
  ])('has the number %s, which is read as %s', (text, expected) => {
    expect(normalizeTaxInvoiceNumber(text)).toBe(expected)
  })
})

const anyTerms: fc.Arbitrary<TaxTerms> = fc
  .record({
    currency: fc.constantFrom<Currency>(...CURRENCIES),
    baseMinor: fc.bigInt(1n, 10n ** 17n),
    vat: fc.constantFrom('STANDARD', 'LUXURY', 'SPECIFIED', 'NONE'),
    withholding: fc.option(fc.constantFrom(...WITHHOLDINGS)),
    part: fc.bigInt(1n, 100n),
    hasTaxNumber: fc.boolean(),
  })
  .map(({ part, ...over }) => {
    const partMinor = (over.baseMinor * part) / 100n
    return terms({ ...over, withholdingBaseMinor: partMinor > 0n ? partMinor : null })
  })

const UNIT: Record<Currency, bigint> = { IDR: 100n, USD: 1n, SGD: 1n }

test('for any bill base + VAT - withheld is paid, and nothing is lost between them', () => {
  fc.assert(
    fc.property(anyTerms, of => {
      const { tax, problems } = assessTax(of)
      const withheld = tax.withholding?.withheldMinor ?? 0n
      expect(problems).toEqual([])
      expect(tax.netMinor).toBe(of.baseMinor + tax.vatMinor - withheld)
      expect(tax.vatMinor % UNIT[of.currency]).toBe(0n)
      expect(withheld % UNIT[of.currency]).toBe(0n)
    }),
  )
})

test('any tax is the nearest whole unit, the upper one of two as near', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 17n),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom<Currency>(...CURRENCIES),
      (base, rate, currency) => {
        const twice = 2n * (taxOf(base, rate, currency) * 10_000n - base * BigInt(rate))
        const unit = 10_000n * UNIT[currency]
        expect(twice > -unit && twice <= unit).toBe(true)
      },
    ),
  )
})

test('without a tax number article 23 takes twice the rate, and nothing else does', () => {
  fc.assert(
    fc.property(anyTerms, of => {
      const rateOf = (hasTaxNumber: boolean) => assessTax({ ...of, hasTaxNumber }).tax.withholding?.rate ?? 0
      const factor = of.withholding !== null && doublesWithoutTaxNumber(of.withholding) ? 2 : 1
      expect(rateOf(false)).toBe(factor * rateOf(true))
    }),
  )
})

test('whatever is typed within the tolerance stands as typed, and never without a reason', () => {
  fc.assert(
    fc.property(anyTerms, fc.bigInt(-10_000n, 10_000n), (of, off) => {
      fc.pre(of.vat !== 'NONE' && of.currency === 'IDR' && off !== 0n)
      const vatMinor = assessTax(of).tax.vatMinor + off
      fc.pre(vatMinor >= 0n)
      expect(assessTax({ ...of, vatMinor }).problems.map(({ field }) => field)).toEqual(['overrideReason'])
      const { tax, problems } = assessTax({ ...of, vatMinor, reason: 'As printed' })
      expect([tax.vatMinor, problems]).toEqual([vatMinor, []])
    }),
  )
})
