import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSum, readAmount, readingsOf } from '../../../web/i18n/amountInput.ts'
import { fromMinor } from '../../../web/i18n/decimal.ts'
import { createFormats } from '../../../web/i18n/format.ts'
import type { Language } from '../../../web/i18n/language.ts'

const languages: readonly Language[] = ['en', 'id']
/** At most 17 digits before the point. */
const amount = fc.bigInt({ min: 0n, max: 10n ** 19n - 1n })

describe('what is typed into an amount field', () => {
  test('what the page shows can be typed in again, exactly', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...languages), (minor, language) => {
        const decimal = fromMinor(minor)
        expect(readAmount(createFormats(language, 'Asia/Jakarta').amount(decimal), language)).toBe(decimal)
      }),
    )
  })

  test('a money text pasted from a document is read', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...languages), (minor, language) => {
        const money = { amount: fromMinor(minor), currency: 'IDR' }
        expect(readAmount(createFormats(language, 'Asia/Jakarta').money(money), language)).toBe(money.amount)
      }),
    )
  })

  test('sums are exact', () => {
    const small = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const text = `${fromMinor(a)}+${fromMinor(b)}-${fromMinor(c)}`
        expect(readAmount(text, 'en')).toBe(fromMinor(a + b - c))
      }),
    )
  })

  test.each([
    ['1,250,000.50', 'en', '1250000.50'],
    ['1.250.000,50', 'id', '1250000.50'],
    ['1000000-250000', 'en', '750000.00'],
    ['2*(1.500+500)', 'id', '4000.00'],
    ['100/3', 'en', '33.33'],
    ['200 / 3', 'en', '66.67'],
    ['Rp1.250.000', 'id', '1250000.00'],
    ['−5', 'en', '-5.00'],
  ] as const)('%s in %s is %s', (text, language, expected) => {
    expect(readAmount(text, language)).toBe(expected)
  })

  test.each([
    ['1.250.000,50', 'en'],
    ['1,250,000.50', 'id'],
    ['12,34', 'en'],
    ['1.234', 'en'],
    ['0,500', 'en'],
    ['0.500', 'id'],
    ['1,,000', 'en'],
    ['1/0', 'en'],
    ['(1', 'en'],
    ['1+', 'en'],
    ['abc', 'en'],
    ['1O0', 'en'],
    ['123456789012345678', 'en'],
  ] as const)('%s is not read in %s', (text, language) => {
    expect(readAmount(text, language)).toBeNull()
  })

  test('a sum is told from a negative number', () => {
    expect(isSum('5-3')).toBe(true)
    expect(isSum('-5')).toBe(false)
  })

  test.each([
    ['1.500', ['1500.00', '1.50'], false],
    ['Rp 1,500', ['1500.00', '1.50'], false],
    ['12.345', ['12345.00'], false],
    ['0.500', ['0.50'], true],
    ['1.250.000', ['1250000.00'], true],
    ['1,5', ['1.50'], true],
    ['0.505', [], false],
    ['abc', [], false],
  ] as const)('pasted from anywhere, %s can mean %j', (text, readings, isCertain) => {
    expect(readingsOf(text)).toEqual({ readings, isCertain })
  })
})
