import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundViolationOf,
  type AdjustedExpected,
} from '../../../../../services/treasury/reconciliation/matching/adjustmentBounds.ts'
import {
  explainAmount,
  KNOWN_FEES,
  limitsIn,
  DEFAULT_LIMITS,
  WITHHOLDING_BASES,
  WITHHOLDING_RATES,
  withheldFrom,
} from '../../../../../services/treasury/reconciliation/matching/amount.ts'
import type {
  Adjustment,
  AdjustmentKind,
  Flow,
} from '../../../../../services/treasury/reconciliation/matching/types.ts'

const rupiah = (amount: bigint) => amount * 100n
const of = (
  amount: bigint,
  adjustments: readonly Adjustment[],
  more: Partial<AdjustedExpected> = {},
): AdjustedExpected => ({
  amount,
  open: amount,
  paid: adjustments.reduce((left, each) => left - each.amount, amount),
  adjustments,
  isOfInvoice: false,
  openFrom: null,
  openTo: null,
  ...more,
})
const IN = { currency: 'IDR', direction: 'CREDIT' } as const
const OUT = { currency: 'IDR', direction: 'DEBIT' } as const
const DOLLARS_IN = { currency: 'USD', direction: 'CREDIT' } as const
const violation = (expecteds: readonly AdjustedExpected[], flow: Flow = IN) =>
  boundViolationOf(expecteds, flow, limitsIn(flow.currency))
const kindOf = (amount: bigint, kind: AdjustmentKind, adjusted: bigint, flow: Flow = IN) =>
  violation([of(amount, [{ kind, amount: adjusted }])], flow)?.kind

test.each<[name: string, adjusted: bigint, flow: Flow, isOfInvoice: boolean, refused: boolean]>([
  ['what came above an invoice', -rupiah(1_000_000n), IN, true, false],
  ['what is missing of one', rupiah(1_000_000n), IN, true, true],
  ['what came above anything else', -rupiah(1_000_000n), IN, false, true],
  ['what was paid', -rupiah(1_000_000n), OUT, true, true],
])('credit is %s', (_name, amount, flow, isOfInvoice, refused) => {
  const found = violation([of(rupiah(111_000_000n), [{ kind: 'OVERPAYMENT', amount }], { isOfInvoice })], flow)
  expect(found?.kind).toBe(refused ? 'OVERPAYMENT' : undefined)
})

describe('worked examples', () => {
  test.each<[name: string, amount: bigint, kind: AdjustmentKind, adjusted: bigint, refused: boolean]>([
    ['a rounding of 500,000', rupiah(10_000_000n), 'ROUNDING', rupiah(500_000n), true],
    ['a rounding of 1,000', rupiah(10_000_000n), 'ROUNDING', rupiah(1_000n), false],
    ['a rounding of 1,000.01', rupiah(10_000_000n), 'ROUNDING', rupiah(1_000n) + 1n, true],
    ['a rounding the other way', rupiah(10_000_000n), 'ROUNDING', -rupiah(1_000n), false],
    ['999.99 withheld from 1,000.00', 100_000n, 'WITHHOLDING', 99_999n, true],
    ['2% withheld from 1,000.00', 100_000n, 'WITHHOLDING', 2_000n, false],
    ['2% of the price without VAT', rupiah(1_110_000n), 'WITHHOLDING', rupiah(20_000n), false],
    ['2% and a rupiah', rupiah(1_000_000n), 'WITHHOLDING', rupiah(20_001n), false],
    ['2%, a rupiah and a sen', rupiah(1_000_000n), 'WITHHOLDING', rupiah(20_001n) + 1n, true],
    ['tax that came on top', rupiah(1_000_000n), 'WITHHOLDING', -rupiah(20_000n), true],
    ['the fee of RTGS', rupiah(100_000_000n), 'FEE', rupiah(25_000n), false],
    ['a fee above the largest', rupiah(100_000_000n), 'FEE', rupiah(25_000n) + 1n, true],
  ])('%s', (_name, amount, kind, adjusted, refused) => {
    expect(kindOf(amount, kind, adjusted)).toBe(refused ? kind : undefined)
  })

  test.each<[name: string, adjusted: bigint, flow: Flow, refused: boolean]>([
    ['lowers what comes in', rupiah(2_500n), IN, false],
    ['hides an overpayment', -rupiah(2_500n), IN, true],
    ['raises what goes out', -rupiah(2_500n), OUT, false],
    ['hides what was paid too little', rupiah(2_500n), OUT, true],
  ])('a fee that %s', (_name, adjusted, flow, refused) => {
    expect(kindOf(rupiah(100_000_000n), 'FEE', adjusted, flow)).toBe(refused ? 'FEE_DIRECTION' : undefined)
  })

  test('+999,999 with −999,999 is refused, whatever the kinds', () => {
    const both = [
      { kind: 'FEE', amount: rupiah(999_999n) },
      { kind: 'ROUNDING', amount: -rupiah(999_999n) },
    ] as const
    expect(violation([of(rupiah(5_000_000n), both)])).toEqual({ kind: 'OPPOSITE_SIGNS' })
    expect(violation(both.map(each => of(rupiah(5_000_000n), [each])))).toEqual({ kind: 'OPPOSITE_SIGNS' })
  })

  test('nothing explains nothing', () => {
    expect(violation([of(rupiah(1n), [{ kind: 'FEE', amount: 0n }])])).toEqual({ kind: 'ZERO' })
  })

  test('other currencies have a thousandth of the limits', () => {
    expect(kindOf(1_000_000n, 'FEE', 2_500n, DOLLARS_IN)).toBeUndefined()
    expect(kindOf(1_000_000n, 'FEE', 2_501n, DOLLARS_IN)).toBe('FEE')
    expect(kindOf(1_000_000n, 'ROUNDING', 101n, DOLLARS_IN)).toBe('ROUNDING')
  })

  test('a declared range is what was expected: the difference within it may be any', () => {
    const adjusted = [{ kind: 'ROUNDING', amount: rupiah(500_000n) }] as const
    const inRange = { openFrom: rupiah(9_000_000n), openTo: null }
    expect(violation([of(rupiah(10_000_000n), adjusted, inRange)])).toBeUndefined()
    const tooLow = { openFrom: rupiah(9_600_000n), openTo: null }
    expect(violation([of(rupiah(10_000_000n), adjusted, tooLow)])?.kind).toBe('ROUNDING')
  })

  test('tax of several that are paid together may rest on one of them', () => {
    const tax = withheldFrom(rupiah(3_000_000n), 200n, WITHHOLDING_BASES[0])
    const together = [of(rupiah(2_000_000n), [{ kind: 'WITHHOLDING', amount: tax }]), of(rupiah(1_000_000n), [])]
    expect(violation(together)).toBeUndefined()
  })

  test('tax of what is left is tax too', () => {
    const rest = of(rupiah(3_000_000n), [{ kind: 'WITHHOLDING', amount: rupiah(20_000n) }], {
      open: rupiah(1_000_000n),
    })
    expect(violation([rest])).toBeUndefined()
  })
})

const amounts = fc.bigInt({ min: rupiah(10_000n), max: rupiah(9_000_000_000n) })

describe('for all amounts', () => {
  test('what the engine explains is within the bounds', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.oneof(
          fc.bigInt({ min: -rupiah(200_000n), max: rupiah(2_000_000n) }),
          fc.constantFrom(...KNOWN_FEES, ...KNOWN_FEES.map(fee => -fee)),
        ),
        fc.constantFrom(IN, OUT),
        (expected, missing, flow) => {
          const { adjustments, full } = explainAmount(expected - missing, expected, flow)
          if (full && adjustments.length) expect(violation([of(expected, adjustments)], flow)).toBeUndefined()
        },
      ),
    )
  })

  test('tax at a known rate is within them, and several parts of one kind weigh as much as their sum', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...WITHHOLDING_RATES),
        fc.constantFrom(...WITHHOLDING_BASES),
        fc.bigInt({ min: 1n, max: 1_000n }),
        (expected, rate, base, part) => {
          const tax = withheldFrom(expected, rate, base)
          const parts: Adjustment[] = [
            { kind: 'WITHHOLDING', amount: part },
            { kind: 'WITHHOLDING', amount: tax - part },
          ]
          expect(violation([of(expected, [{ kind: 'WITHHOLDING', amount: tax }])])).toBeUndefined()
          expect(violation([of(expected, parts)])).toBeUndefined()
        },
      ),
    )
  })

  test('a limit can not be passed by dividing what is beyond it, over one or over several', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('FEE' as const, 'ROUNDING' as const),
        fc.array(fc.bigInt({ min: 1n, max: rupiah(24_000n) }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (kind, parts, overSeveral) => {
          const adjustments = parts.map(amount => ({ kind, amount }))
          const expecteds = overSeveral
            ? adjustments.map(each => of(rupiah(1_000_000n), [each]))
            : [of(rupiah(1_000_000n), adjustments)]
          const total = parts.reduce((sum, amount) => sum + amount, 0n)
          const limit = kind === 'FEE' ? DEFAULT_LIMITS.fee : DEFAULT_LIMITS.rounding
          expect(violation(expecteds)?.kind).toBe(total > limit ? kind : undefined)
        },
      ),
    )
  })

  test('of two signs none is taken', () => {
    const some = fc.record({
      kind: fc.constantFrom<AdjustmentKind>('FEE', 'WITHHOLDING', 'ROUNDING'),
      amount: fc.bigInt({ min: 1n, max: rupiah(10n) }),
    })
    fc.assert(
      fc.property(some, some, (one, other) => {
        const opposite = { ...other, amount: -other.amount }
        expect(violation([of(rupiah(1_000_000n), [one, opposite])])).toEqual({ kind: 'OPPOSITE_SIGNS' })
      }),
    )
  })
})
