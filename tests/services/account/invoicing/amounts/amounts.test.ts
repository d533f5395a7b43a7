// The computation of amounts, by the specification's worked cases and by properties.
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  documentAmounts,
  type DocumentInput,
  type DocumentLine,
} from '../../../../../services/account/invoicing/amounts/documentAmounts.ts'
import { fraction, halfUp, halfUpTo } from '../../../../../services/account/invoicing/amounts/fractions.ts'
import {
  DiscountTooLarge,
  linesOf,
  parsePercent,
  parseQuantity,
} from '../../../../../services/account/invoicing/amounts/lines.ts'
import { areMilestones, milestonesOf } from '../../../../../services/account/invoicing/amounts/milestones.ts'
import { VAT_TREATMENTS } from '../../../../../services/account/invoicing/amounts/rates.ts'
import { sharesOf } from '../../../../../services/account/invoicing/amounts/shares.ts'
import { taxInvoiceLine, vatOf } from '../../../../../services/account/invoicing/amounts/vat.ts'
import { formatMinor, minorOf } from '../../../../../services/kit/money.ts'
import { formatScaled, parseScaled } from '../../../../../services/kit/scaled.ts'

const DATE = '2026-11-22'
const line = (price: string, more: Partial<DocumentLine> = {}): DocumentLine => ({
  quantity: 10_000n,
  priceMinor: minorOf(price),
  ...more,
})
const figuresOf = (lines: readonly DocumentLine[], more: Partial<DocumentInput> = {}) => {
  const { baseMinor, vatMinor, totalMinor, withheldMinor, cashMinor } = documentAmounts({
    lines,
    vatTreatment: 'STANDARD',
    currency: 'IDR',
    date: DATE,
    ...more,
  })
  return {
    base: formatMinor(baseMinor),
    vat: formatMinor(vatMinor),
    total: formatMinor(totalMinor),
    withheld: formatMinor(withheldMinor),
    cash: formatMinor(cashMinor),
  }
}
const fileLine = (base: string, treatment: 'STANDARD' | 'LUXURY' = 'STANDARD') => {
  const { otherBaseMinor, vatMinor } = taxInvoiceLine(minorOf(base), treatment)
  return [formatMinor(otherBaseMinor), formatMinor(vatMinor)]
}

describe('worked cases', () => {
  it('1: 50,000,000 bears 5,500,000 in the invoice and in the file', () => {
    expect(figuresOf([line('50000000')])).toMatchObject({ vat: '5500000.00', total: '55500000.00' })
    expect(fileLine('50000000')).toEqual(['45833333.33', '5500000.00'])
  })

  it.each([
    [2, '100000', '11000.00'],
    [3, '8945', '984.00'],
    [5, '45.45', '5.00'],
    [5, '50', '6.00'],
  ])('%i: %s bears %s, never 12 %% of a rounded base', (_, base, vat) => {
    expect(figuresOf([line(base)]).vat).toBe(vat)
  })

  it('3: the file has sen where the invoice has rupiah', () => {
    expect(fileLine('8945')).toEqual(['8199.58', '983.95'])
    expect(fileLine('985714.29')).toEqual(['903571.43', '108428.57'])
    expect(fileLine('119990000.31')).toEqual(['109990833.62', '13198900.03'])
    expect(fileLine('100', 'LUXURY')).toEqual(['100.00', '12.00'])
  })

  it('4: tax is taken of the whole, not of each line', () => {
    expect(figuresOf([line('150'), line('150'), line('150')]).vat).toBe('50.00')
  })

  it('6: a percentage off an item is rounded to 0.01', () => {
    const [item] = linesOf([{ quantity: 30_000n, priceMinor: minorOf('1333333'), discount: { percent: 750n } }])
    expect(formatMinor(item!.discountMinor)).toBe('299999.93')
    const lines = [line('1333333', { quantity: 30_000n, discount: { percent: 750n } })]
    expect(figuresOf(lines)).toMatchObject({ base: '3699999.07', vat: '407000.00', total: '4106999.07' })
  })

  it('7: a discount on the whole is spread by largest remainder', () => {
    const lines = [line('1000000'), line('2000000'), line('4000000')]
    const discount = { amountMinor: minorOf('100000') }
    const shares = linesOf(lines, discount).map(({ orderDiscountMinor }) => formatMinor(orderDiscountMinor))
    expect(shares).toEqual(['14285.71', '28571.43', '57142.86'])
    expect(figuresOf(lines, { discount })).toMatchObject({
      base: '6900000.00',
      vat: '759000.00',
      total: '7659000.00',
    })
  })

  it.each([
    [8, [line('100000000', { withholding: 'PPH23' })], {}, '111000000.00', '2000000.00', '109000000.00'],
    [
      9,
      [line('10000000', { isGoods: true }), line('5333333', { withholding: 'PPH23' })],
      {},
      '17020000.00',
      '106667.00',
      '16913333.00',
    ],
    [10, [line('25000000', { withholding: 'PPH4_2' })], {}, '27750000.00', '2500000.00', '25250000.00'],
    [
      11,
      [line('10000000', { withholding: 'PPH23' })],
      { vatTreatment: 'NONE', sellerHasFinalTaxLetter: true },
      '10000000.00',
      '50000.00',
      '9950000.00',
    ],
    [
      12,
      [line('100000000', { withholding: 'PPH23' })],
      { collector: 'GOVERNMENT' },
      '111000000.00',
      '13000000.00',
      '98000000.00',
    ],
    [13, [line('100000000')], { vatTreatment: 'LUXURY' }, '112000000.00', '0.00', '112000000.00'],
  ] as const)('%i: what is withheld lowers the cash', (_, lines, more, total, withheld, cash) => {
    expect(figuresOf(lines, more)).toMatchObject({ total, withheld, cash })
  })

  it.each([
    [14, '55500000', '0', ['33.33', '33.33', '33.34'], ['18498150.00', '18498150.00', '18503700.00']],
    [15, '11111111', '0', ['30', '30', '40'], ['3333333.00', '3333333.00', '4444445.00']],
    [16, '111000000', '2000000', ['30', '70'], ['32700000.00', '76300000.00']],
  ])(
    '%i: milestones sum to the whole, and the last takes what rounding leaves',
    (_, total, withheld, percents, cash) => {
      const amounts = { totalMinor: minorOf(total), withheldMinor: minorOf(withheld) }
      const parts = milestonesOf(
        percents.map(percent => parsePercent(percent)!),
        amounts,
        'IDR',
      )
      expect(parts.map(({ cashMinor }) => formatMinor(cashMinor))).toEqual(cash)
    },
  )

  it('17: stamp duty is due strictly above five million', () => {
    const stampOf = (base: string, stampDuty: 'FLAG' | 'CHARGE' | 'NONE' = 'FLAG') => {
      const { isStampDue, totalMinor } = documentAmounts({
        lines: [line(base)],
        vatTreatment: 'STANDARD',
        currency: 'IDR',
        date: DATE,
        stampDuty,
      })
      return [isStampDue, formatMinor(totalMinor)]
    }
    expect(stampOf('4504504')).toEqual([false, '4999999.00'])
    expect(stampOf('4504505')).toEqual([true, '5000001.00'])
    expect(stampOf('4504505', 'CHARGE')).toEqual([true, '5010001.00'])
    expect(stampOf('4504504.50', 'CHARGE')).toEqual([false, '4999999.50'])
    expect(stampOf('4504505', 'NONE')).toEqual([false, '5000001.00'])
    const exact = { lines: [line('5000000')], vatTreatment: 'NONE', currency: 'IDR', date: DATE } as const
    expect(documentAmounts(exact)).toMatchObject({ isStampDue: false, totalMinor: 5_000_000_00n })
  })
})

describe('taxes by law', () => {
  it('takes twice as much of a seller without a tax number, by article 23 alone', () => {
    const withheld = (withholding: 'PPH23' | 'PPH23_15' | 'PPH4_2') =>
      figuresOf([line('1000000', { withholding })], { sellerHasTaxNumber: false }).withheld
    expect([withheld('PPH23'), withheld('PPH23_15'), withheld('PPH4_2')]).toEqual([
      '40000.00',
      '300000.00',
      '100000.00',
    ])
  })

  it.each([
    ['CONSTRUCTION_SMALL', '17500.00'],
    ['CONSTRUCTION_QUALIFIED', '26500.00'],
    ['CONSTRUCTION_UNQUALIFIED', '40000.00'],
    ['CONSTRUCTION_CONSULTING', '35000.00'],
    ['CONSTRUCTION_CONSULTING_UNQUALIFIED', '60000.00'],
  ] as const)('%s of a million is %s', (withholding, withheld) => {
    expect(figuresOf([line('1000000', { withholding })]).withheld).toBe(withheld)
  })

  it('rounds what is withheld once per code, and the letter of final tax replaces article 23 alone', () => {
    const lines = [line('25', { withholding: 'PPH23' }), line('25', { withholding: 'PPH23' })]
    expect(figuresOf(lines).withheld).toBe('1.00')
    const mixed = [line('1000000', { withholding: 'PPH23' }), line('1000000', { withholding: 'PPH4_2' })]
    expect(figuresOf(mixed, { sellerHasFinalTaxLetter: true }).withheld).toBe('105000.00')
  })

  it('lets a collector keep the VAT strictly above its threshold', () => {
    const withheld = (base: string, collector: 'GOVERNMENT' | 'OTHER_COLLECTOR') =>
      figuresOf([line(base)], { collector }).withheld
    expect(withheld('2000000', 'GOVERNMENT')).toBe('0.00')
    expect(withheld('2000001', 'GOVERNMENT')).toBe('220000.00')
    expect(withheld('9009009', 'OTHER_COLLECTOR')).toBe('0.00')
    expect(withheld('9009010', 'OTHER_COLLECTOR')).toBe('990991.00')
    // Government treasurers withhold article 22 on goods as well.
    expect(figuresOf([line('2000001', { isGoods: true })], { collector: 'GOVERNMENT' }).withheld).toBe('250000.00')
    expect(figuresOf([line('2000000', { isGoods: true })], { collector: 'GOVERNMENT' }).withheld).toBe('0.00')
  })

  it('follows what the organization has confirmed or entered, from its day on', () => {
    const collectorRules = [
      { kind: 'GOVERNMENT_THRESHOLD', from: '2026-12-01', value: 3_000_000_00n },
      { kind: 'PPH22_RATE', from: '2026-12-01', value: 2_00n },
      { kind: 'OTHER_COLLECTOR_THRESHOLD', from: '2026-12-01', value: 20_000_000_00n },
    ] as const
    const withheldOn = (date: string, base: string, collector: 'GOVERNMENT' | 'OTHER_COLLECTOR') =>
      figuresOf([line(base, { isGoods: collector === 'GOVERNMENT' })], { collector, collectorRules, date }).withheld
    // The day before, the program's own values: VAT 275,000 and 1.5 % of 2,500,000.
    expect(withheldOn('2026-11-30', '2500000', 'GOVERNMENT')).toBe('312500.00')
    expect(withheldOn('2026-12-01', '2500000', 'GOVERNMENT')).toBe('0.00')
    expect(withheldOn('2026-12-01', '3000000', 'GOVERNMENT')).toBe('0.00')
    // VAT 440,000 and 2 % of 4,000,000.
    expect(withheldOn('2027-05-01', '4000000', 'GOVERNMENT')).toBe('520000.00')
    expect(withheldOn('2026-11-30', '10000000', 'OTHER_COLLECTOR')).toBe('1100000.00')
    expect(withheldOn('2026-12-01', '10000000', 'OTHER_COLLECTOR')).toBe('0.00')
  })

  it('has luxury goods at 12 % since February 2025, and each rate from its day', () => {
    const vat = (date: string) => formatMinor(vatOf({ baseMinor: 100_00n, treatment: 'LUXURY', date, currency: 'USD' }))
    expect([vat('2025-01-31'), vat('2025-02-01')]).toEqual(['11.00', '12.00'])
  })

  it('counts thresholds in rupiah for other currencies, and asks for the tax rate', () => {
    const usd = { currency: 'USD', vatTreatment: 'EXPORT', stampDuty: 'CHARGE' } as const
    expect(() => figuresOf([line('400')], usd)).toThrow(RangeError)
    const at = (price: string) =>
      documentAmounts({ ...usd, date: DATE, lines: [line(price)], rupiahRate: fraction(16_000n) })
    expect(at('312.50')).toMatchObject({ isStampDue: false })
    expect(at('312.51')).toMatchObject({ isStampDue: true, stampMinor: 0n, totalMinor: 312_51n })
  })
})

describe('refusals', () => {
  it('refuses a discount above what it is taken off, and says of which line', () => {
    const tooMuch = { quantity: 10_000n, priceMinor: 100n, discount: { amountMinor: 101n } }
    const refusal = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        return error instanceof DiscountTooLarge ? (error.line ?? 'whole') : error
      }
      return 'none'
    }
    expect(refusal(() => linesOf([{ quantity: 10_000n, priceMinor: 100n }, tooMuch]))).toBe(1)
    expect(refusal(() => linesOf([{ quantity: 10_000n, priceMinor: 100n }], { amountMinor: 101n }))).toBe('whole')
    expect(refusal(() => linesOf([{ ...tooMuch, discount: { percent: 10_001n } }]))).toBe(0)
    expect(refusal(() => linesOf([{ ...tooMuch, discount: { amountMinor: 100n } }]))).toBe('none')
  })

  it('reads quantities of four decimals and percentages of two, and nothing else', () => {
    expect(['1', '0.0001', '1.5', '1.00001', '1,5', '', 'NaN', '1e3'].map(parseQuantity)).toEqual([
      10_000n,
      1n,
      15_000n,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['33.33', '100', '0.001'].map(parsePercent)).toEqual([3_333n, 10_000n, undefined])
    expect(areMilestones([5_000n, 4_999n])).toBe(false)
    expect(areMilestones([10_001n, -1n])).toBe(false)
    expect(areMilestones([])).toBe(false)
    expect(areMilestones([10_000n])).toBe(true)
  })
})

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
const discount = fc.oneof(fc.record({ percent: fc.bigInt({ min: 0n, max: 10_000n }) }), fc.constant(undefined))
const anyLine = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 10n ** 8n }),
  priceMinor: fc.bigInt({ min: 0n, max: 10n ** 11n }),
  discount,
  withholding: fc.constantFrom('PPH23' as const, 'PPH4_2' as const, null),
})
const lines = fc.array(anyLine, { minLength: 1, maxLength: 20 })
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)

it('computes with integers alone', () => {
  const files = globSync('services/account/invoicing/amounts/*.ts')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    expect([
      file,
      /\bMath\.|parseFloat|toFixed|\d\.\d/.exec(source.replaceAll(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g, '')),
    ]).toEqual([file, null])
  }
})

describe('properties', () => {
  it('shares sum to the amount, none is negative or a unit off its exact part', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (total, weights) => {
        fc.pre(sum(weights) > 0n)
        const shares = sharesOf(total, weights)
        expect(sum(shares)).toBe(total)
        for (const [place, share] of shares.entries()) {
          const off = share * sum(weights) - total * weights[place]!
          expect(share >= 0n && off < sum(weights) && -off < sum(weights)).toBe(true)
        }
      }),
    )
  })

  it('shares are as fair as they can be: the larger weight never gets less', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 2, maxLength: 10 }), (total, weights) => {
        fc.pre(sum(weights) > 0n)
        const shares = sharesOf(total, weights)
        for (const [one, weight] of weights.entries())
          for (const [other, another] of weights.entries())
            if (weight > another) expect(shares[one]! >= shares[other]!).toBe(true)
      }),
    )
  })

  it('no discount makes a line or the whole negative, and the bases sum to what is left', () => {
    fc.assert(
      fc.property(lines, discount, (input, orderDiscount) => {
        const all = linesOf(input, orderDiscount)
        expect(all.every(({ netMinor, baseMinor }) => netMinor >= 0n && baseMinor >= 0n)).toBe(true)
        const nets = sum(all.map(({ netMinor }) => netMinor))
        const taken = sum(all.map(({ orderDiscountMinor }) => orderDiscountMinor))
        expect(sum(all.map(({ baseMinor }) => baseMinor))).toBe(nets - taken)
      }),
    )
  })

  it('the order of lines changes no sum', () => {
    const shuffled = lines.chain(input =>
      fc.tuple(fc.constant(input), fc.shuffledSubarray(input, { minLength: input.length })),
    )
    fc.assert(
      fc.property(
        shuffled,
        discount,
        fc.constantFrom(...VAT_TREATMENTS),
        ([one, other], orderDiscount, vatTreatment) => {
          const of = (input: typeof one) => {
            const { baseMinor, vatMinor, totalMinor } = documentAmounts({
              lines: input.map(each => ({ ...each, withholding: null })),
              discount: orderDiscount,
              vatTreatment,
              currency: 'IDR',
              date: DATE,
            })
            return { baseMinor, vatMinor, totalMinor }
          }
          expect(of(one)).toEqual(of(other))
        },
      ),
    )
  })

  it('taxes of rupiah are whole, the total adds up, and cash is never above it', () => {
    fc.assert(
      fc.property(lines, discount, (input, orderDiscount) => {
        const all = documentAmounts({
          lines: input,
          discount: orderDiscount,
          vatTreatment: 'STANDARD',
          currency: 'IDR',
          date: DATE,
          stampDuty: 'CHARGE',
        })
        expect([all.vatMinor % 100n, ...all.withheld.map(({ amountMinor }) => amountMinor % 100n)]).toEqual(
          [all.vatMinor, ...all.withheld].map(() => 0n),
        )
        expect(all.totalMinor).toBe(all.baseMinor + all.vatMinor + all.stampMinor)
        expect(all.cashMinor).toBe(all.totalMinor - all.withheldMinor)
        expect(all.cashMinor <= all.totalMinor).toBe(true)
      }),
    )
  })

  it('milestones sum to total and withheld, and none is negative', () => {
    const percents = fc
      .array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 12 })
      .map(parts => sharesOf(10_000n, parts.map(BigInt)))
      .filter(areMilestones)
    fc.assert(
      fc.property(percents, amount, fc.constantFrom('IDR' as const, 'USD' as const), (parts, totalMinor, currency) => {
        const withheldMinor = totalMinor / 50n
        const all = milestonesOf(parts, { totalMinor, withheldMinor }, currency)
        expect(sum(all.map(each => each.totalMinor))).toBe(totalMinor)
        expect(sum(all.map(each => each.withheldMinor))).toBe(withheldMinor)
        expect(all.every(each => each.totalMinor >= 0n && each.withheldMinor >= 0n)).toBe(true)
      }),
    )
  })

  it('rounds to the nearest, halves away from zero, and steps are multiples', () => {
    expect([5n, -5n, 15n, 14n, -14n].map(tenths => halfUp(fraction(tenths, 10n)))).toEqual([1n, -1n, 2n, 1n, -1n])
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 6n), (numerator, denominator) => {
        const value = fraction(numerator, denominator)
        const off = 2n * (halfUp(value) * denominator - numerator)
        expect(off <= denominator && off >= -denominator).toBe(true)
        expect(halfUpTo(value, 100n) % 100n).toBe(0n)
      }),
    )
  })

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        expect(parseScaled(formatScaled(value, decimals), decimals)).toBe(value)
      }),
    )
  })
})
