import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  fromMinor,
  isDecimal,
  negate,
  subtractDecimals,
  toMinor,
} from '../../../web/i18n/decimal.ts'

const minor = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n })

describe('decimal strings', () => {
  test('say the same as minor units, however large', () => {
    fc.assert(fc.property(minor, value => toMinor(fromMinor(value)) === value))
  })

  test('take one place, two places or none', () => {
    expect(toMinor('12')).toBe(1200n)
    expect(toMinor('12.5')).toBe(1250n)
    expect(toMinor('-0.05')).toBe(-5n)
  })

  test.each(['', '1.234', '1,00', 'abc', '1e5', '--1', '+1'])('refuse %j', text => {
    expect(isDecimal(text)).toBe(false)
    expect(() => toMinor(text)).toThrow(RangeError)
  })

  test('add, subtract, negate and compare without rounding', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const [left, right] = [fromMinor(a), fromMinor(b)]
        expect(addDecimals([left, right])).toBe(fromMinor(a + b))
        expect(subtractDecimals(left, right)).toBe(fromMinor(a - b))
        expect(negate(left)).toBe(fromMinor(-a))
        expect(compareDecimals(left, right)).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })
})
