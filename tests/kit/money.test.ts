import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatMinor, MAX_MINOR, moneyInput, parseMinor, positiveDecimal } from '../../services/kit/money.ts'

const stored = fc.bigInt({ min: -(2n ** 63n), max: MAX_MINOR })

describe('amounts', () => {
  it('come back from their decimal string as they were', () => {
    fc.assert(
      fc.property(stored, minor => {
        expect(parseMinor(formatMinor(minor))).toBe(minor)
      }),
    )
  })

  it('are written with two decimals, and only one way', () => {
    fc.assert(
      fc.property(stored, minor => {
        expect(formatMinor(minor)).toMatch(/^-?(?:0|[1-9]\d*)\.\d{2}$/)
      }),
    )
  })

  it('add up on the wire as in the database', () => {
    const small = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [first, second] = [parseMinor(formatMinor(a)), parseMinor(formatMinor(b))]
        expect(formatMinor((first ?? 0n) + (second ?? 0n))).toBe(formatMinor(a + b))
      }),
    )
  })

  it.each([
    ['1500000', 150_000_000n],
    ['1500000.5', 150_000_050n],
    ['1500000.00', 150_000_000n],
    ['0.01', 1n],
    ['-0.01', -1n],
    ['007', 700n],
    ['92233720368547758.07', MAX_MINOR],
  ])('reads %s', (text, minor) => expect(parseMinor(text)).toBe(minor))

  it.each(['', '.', '1.', '.5', '1,5', '1.234', '1e3', ' 1', '1 ', '+1', '--1', '0x10', 'NaN', 'Infinity', '１'])(
    'refuses %j',
    text => expect(parseMinor(text)).toBeUndefined(),
  )

  it('refuses what the database cannot hold', () => {
    expect(parseMinor('92233720368547758.08')).toBeUndefined()
    expect(parseMinor('-92233720368547758.08')).toBe(-(2n ** 63n))
    expect(parseMinor('-92233720368547758.09')).toBeUndefined()
    expect(parseMinor('9'.repeat(31))).toBeUndefined()
  })

  it('never takes what is not a decimal string', () => {
    const isDecimal = (text: string) => /^-?\d+(?:\.\d{1,2})?$/.test(text)
    const taken = fc.sample(fc.string(), 2_000).filter(text => parseMinor(text) !== undefined)
    expect(taken.filter(text => !isDecimal(text))).toEqual([])
  })
})

describe('schemas', () => {
  it('say which rule an amount broke', () => {
    const reason = (schema: typeof decimal, text: string) =>
      schema.safeParse(text).error?.issues.map(issue => (issue.code === 'custom' ? issue.params?.code : issue.code))
    expect(reason(decimal, 'ten')).toEqual(['INVALID_AMOUNT'])
    expect(reason(decimal, '9'.repeat(20))).toEqual(['AMOUNT_OUT_OF_RANGE'])
    expect(reason(positiveDecimal, '0.00')).toEqual(['AMOUNT_NOT_POSITIVE'])
    expect(reason(positiveDecimal, '-1')).toEqual(['AMOUNT_NOT_POSITIVE'])
    expect(positiveDecimal.safeParse('0.01').success).toBe(true)
  })

  it('refuse a number, another currency and unknown fields', () => {
    expect(moneyInput.safeParse({ amount: 1, currency: 'IDR' }).success).toBe(false)
    expect(moneyInput.safeParse({ amount: '1', currency: 'EUR' }).success).toBe(false)
    expect(moneyInput.safeParse({ amount: '1', currency: 'IDR', minor: 1 }).success).toBe(false)
  })
})
