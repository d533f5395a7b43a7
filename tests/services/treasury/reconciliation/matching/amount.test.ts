import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  explainAmount,
  KNOWN_FEES,
  probesFor,
  rangeOf,
  limitsIn,
  DEFAULT_LIMITS,
  WITHHOLDING_BASES,
  WITHHOLDING_RATES,
  withheldFrom,
  withholdingParts,
} from '../../../../../services/treasury/reconciliation/matching/amount.ts'
import type { Currency } from '../../../../../services/kit/money.ts'
import type { Flow } from '../../../../../services/treasury/reconciliation/matching/types.ts'

const rupiah = (amount: bigint) => amount * 100n
const IN = { currency: 'IDR', direction: 'CREDIT' } as const
const OUT = { currency: 'IDR', direction: 'DEBIT' } as const
const DOLLARS_IN = { currency: 'USD', direction: 'CREDIT' } as const
const codeOf = (statement: bigint, expected: bigint, flow: Flow = IN) =>
  explainAmount(statement, expected, flow).reasons[0]!.code

describe('explainAmount', () => {
  test('exact', () => {
    expect(explainAmount(100n, 100n, IN)).toMatchObject({
      full: true,
      proof: 'ALONE',
      adjustments: [],
      difference: 0n,
    })
  })

  test.each(KNOWN_FEES)('a fee of %s lowers what comes in and raises what goes out', fee => {
    const expected = rupiah(5_000_000n)
    expect(explainAmount(expected - fee, expected, IN)).toMatchObject({
      full: true,
      adjustments: [{ kind: 'FEE', amount: fee }],
      reasons: [{ code: 'AMOUNT_LESS_FEE', amount: fee }],
    })
    expect(explainAmount(expected + fee, expected, OUT)).toMatchObject({
      full: true,
      adjustments: [{ kind: 'FEE', amount: -fee }],
      reasons: [{ code: 'AMOUNT_PLUS_FEE', amount: fee }],
    })
  })

  test.each(KNOWN_FEES)('an overpayment of %s is no fee, nor is what was paid too little', fee => {
    const expected = rupiah(5_000_000n)
    const kinds = (paid: bigint, flow: Flow) => explainAmount(paid, expected, flow).adjustments.map(({ kind }) => kind)
    expect(kinds(expected + fee, IN)).not.toContain('FEE')
    expect(kinds(expected - fee, OUT)).not.toContain('FEE')
  })

  test('a fee beside a tax is an income only', () => {
    const expected = rupiah(4_817_333n)
    const paid = expected - withheldFrom(expected, 200n, WITHHOLDING_BASES[0]) - 290_000n
    const explain = (flow: Flow) =>
      explainAmount(paid, expected, flow, undefined, undefined, { mayBeBoth: true }).adjustments.map(each => each.kind)
    expect(explain(IN)).toEqual(['WITHHOLDING', 'FEE'])
    expect(explain(OUT)).toEqual([])
  })

  test('a fee explains nothing of an amount that is hardly larger, nor in another currency', () => {
    expect(codeOf(rupiah(1_000n), rupiah(3_500n))).toBe('AMOUNT_SHORT')
    expect(codeOf(rupiah(5_000_000n) - 250_000n, rupiah(5_000_000n), DOLLARS_IN)).toBe('AMOUNT_SHORT')
  })

  test('PPh 23 of the price without VAT, as in the mock-up: 1,387,500,000 invoiced, 25,000,000 withheld', () => {
    expect(explainAmount(rupiah(1_362_500_000n), rupiah(1_387_500_000n), IN)).toMatchObject({
      full: true,
      // A round amount could be anything: only together with the document's number.
      proof: 'WITH_NUMBER',
      adjustments: [{ kind: 'WITHHOLDING', amount: rupiah(25_000_000n) }],
      reasons: [{ code: 'AMOUNT_LESS_WITHHOLDING', rate: '2' }],
    })
  })

  test('tax to the rupiah is found whatever rate, base and rounding', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: rupiah(100_000n), max: rupiah(9_000_000_000n) }),
        fc.constantFrom(...WITHHOLDING_RATES),
        fc.constantFrom(...WITHHOLDING_BASES),
        fc.bigInt({ min: -100n, max: 100n }),
        (expected, rate, base, rounding) => {
          const statement = expected - withheldFrom(expected, rate, base) + rounding
          const found = explainAmount(statement, expected, IN)
          expect(found.full).toBe(true)
          expect(statement + found.adjustments.reduce((sum, { amount }) => sum + amount, 0n)).toBe(expected)
        },
      ),
    )
  })

  test('tolerance and a declared range are full and never proof', () => {
    expect(explainAmount(rupiah(999_990n), rupiah(1_000_000n), IN)).toMatchObject({
      full: true,
      proof: 'NONE',
      adjustments: [{ kind: 'ROUNDING', amount: rupiah(10n) }],
      reasons: [{ code: 'AMOUNT_WITHIN_TOLERANCE' }],
    })
    const range = { from: rupiah(700_000n), to: rupiah(1_200_000n) }
    expect(explainAmount(rupiah(750_123n), rupiah(1_000_000n), IN, undefined, range)).toMatchObject({
      full: true,
      proof: 'NONE',
    })
    expect(codeOf(rupiah(750_123n), rupiah(1_000_000n))).toBe('AMOUNT_SHORT')
    expect(codeOf(rupiah(1_750_123n), rupiah(1_000_000n))).toBe('AMOUNT_OVER')
  })

  test('an organization says how much may be rounding; of dollars it is a thousandth of the number', () => {
    const within = (difference: bigint, currency: Currency, tolerance: bigint) =>
      explainAmount(
        rupiah(9_000_000n) - difference,
        rupiah(9_000_000n),
        { currency, direction: 'CREDIT' },
        limitsIn(currency, { ...DEFAULT_LIMITS, rounding: tolerance }),
      ).full
    expect(within(rupiah(1_000n), 'IDR', DEFAULT_LIMITS.rounding)).toBe(true)
    expect(within(rupiah(1_000n), 'IDR', rupiah(999n))).toBe(false)
    expect(within(1n, 'IDR', 0n)).toBe(false)
    expect(within(rupiah(5_000n), 'IDR', rupiah(5_000n))).toBe(true)
    expect(within(100n, 'USD', DEFAULT_LIMITS.rounding)).toBe(true)
    expect(within(101n, 'USD', DEFAULT_LIMITS.rounding)).toBe(false)
    // Never more than a thousandth, whatever is configured.
    expect(within(rupiah(9_001n), 'IDR', rupiah(1_000_000n))).toBe(false)
  })

  test('what is paid, explained and left open always add up to what was expected', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 18n })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(IN, OUT, DOLLARS_IN), (statement, expected, flow) => {
        const { adjustments, difference, full } = explainAmount(statement, expected, flow)
        const explained = adjustments.reduce((sum, each) => sum + each.amount, 0n)
        expect(statement + explained + difference).toBe(expected)
        expect(full).toBe(difference === 0n)
      }),
    )
  })
})

test('whatever fee or tax explains, the probes find', () => {
  fc.assert(
    fc.property(
      // Beyond 2⁵³ too, where a number is no longer exact.
      fc.bigInt({ min: rupiah(200_000n), max: 10n ** 18n }),
      fc.oneof(
        fc.constantFrom(...KNOWN_FEES).map(
          fee =>
            (expected: bigint, { direction }: Flow) =>
              direction === 'CREDIT' ? expected - fee : expected + fee,
        ),
        fc
          .tuple(
            fc.constantFrom(...WITHHOLDING_RATES),
            fc.constantFrom(...WITHHOLDING_BASES),
            fc.bigInt({ min: -100n, max: 100n }),
          )
          .map(
            ([rate, base, rounding]) =>
              (expected: bigint) =>
                expected - withheldFrom(expected, rate, base) + rounding,
          ),
      ),
      fc.constantFrom(IN, OUT),
      (expected, pay, flow) => {
        const probes = probesFor(pay(expected, flow), flow)
        expect(probes.some(({ from, to }) => Number(expected) >= from && Number(expected) <= to)).toBe(true)
      },
    ),
  )
  expect(probesFor(100n, DOLLARS_IN)).toEqual([])
})

test('the range of an amount holds it, whatever its size, and no other while numbers are exact', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), amount => {
      const { from, to } = rangeOf(amount)
      expect(Number(amount)).toBeGreaterThanOrEqual(from)
      expect(Number(amount)).toBeLessThanOrEqual(to)
      if (amount < 2n ** 52n) expect(from).toBe(to)
    }),
  )
})

test('shares of a withheld tax add up to it', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 6 }),
      (withheld, amounts) => {
        const parts = withholdingParts(withheld, amounts)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(withheld)
        expect(parts.every(part => part >= 0n)).toBe(true)
      },
    ),
  )
})
