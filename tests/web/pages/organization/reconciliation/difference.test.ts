import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor, toMinor } from '../../../../../web/i18n/decimal.ts'
import { differenceOf, drawingOf } from '../../../../../web/pages/organization/reconciliation/_lib/difference.ts'

const line = (remaining: string, id = 'line') => ({ id, remaining })
const expected = (remaining: string, id: string) => ({ id, remaining })

describe('the difference', () => {
  it('is zero when the picks are the amount of the line', () => {
    const result = differenceOf(
      [line('2112500000.00')],
      [expected('1362500000.00', 'a'), expected('750000000.00', 'b')],
    )
    expect(result).toMatchObject({ difference: '0.00', outcome: 'FULL', staysOpen: null })
  })

  it('leaves the last pick open when less came', () => {
    const result = differenceOf(
      [line('2112500000.00')],
      [expected('1362500000.00', 'a'), expected('817500000.00', 'b')],
    )
    expect(result).toMatchObject({
      selected: '2180000000.00',
      difference: '-67500000.00',
      outcome: 'PARTIAL',
      staysOpen: { side: 'EXPECTED', id: 'b', amount: '67500000.00' },
    })
  })

  it('leaves the line open when more came', () => {
    const result = differenceOf([line('100.00')], [expected('40.00', 'a')])
    expect(result).toMatchObject({ difference: '60.00', staysOpen: { side: 'LINE', id: 'line', amount: '60.00' } })
  })

  it('is explained by a fee, also when the bank put it on top', () => {
    expect(
      differenceOf([line('1247500.00')], [expected('1250000.00', 'a')], [{ kind: 'FEE', amount: '2500.00' }]),
    ).toMatchObject({
      difference: '0.00',
      explained: '2500.00',
      outcome: 'FULL',
    })
    expect(differenceOf([line('102.50')], [expected('100.00', 'a')], [{ kind: 'FEE', amount: '-2.50' }]).outcome).toBe(
      'FULL',
    )
  })

  it('asks for a pick first', () => {
    expect(differenceOf([line('1.00')], [])).toMatchObject({ outcome: 'NOTHING_PICKED', refusal: null })
    // Several lines without a counterpart are no mistake either.
    expect(differenceOf([line('1.00', 'x'), line('2.00', 'y')], [])).toMatchObject({
      outcome: 'NOTHING_PICKED',
      refusal: null,
    })
  })

  it('refuses many to many, and a pick for which nothing is left', () => {
    expect(
      differenceOf([line('1.00', 'x'), line('1.00', 'y')], [expected('1.00', 'a'), expected('1.00', 'b')]).refusal,
    ).toBe('MANY_TO_MANY')
    expect(differenceOf([line('100.00')], [expected('100.00', 'a'), expected('50.00', 'b')]).refusal).toBe(
      'NOTHING_LEFT_FOR_SOME',
    )
    expect(differenceOf([line('60.00', 'x'), line('40.00', 'y')], [expected('50.00', 'a')]).refusal).toBe(
      'NOTHING_LEFT_FOR_SOME',
    )
  })

  it('keeps 17 digits exact', () => {
    const result = differenceOf([line('99999999999999999.99')], [expected('99999999999999999.98', 'a')])
    expect(result.difference).toBe('0.01')
  })

  it('always satisfies statement − selected + explained = difference', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 19n }).map(fromMinor)
    fc.assert(
      fc.property(
        cents,
        fc.array(cents, { maxLength: 6 }),
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
        (amount, picks, fee) => {
          const result = differenceOf(
            [line(amount)],
            picks.map((pick, index) => expected(pick, String(index))),
            [{ kind: 'FEE', amount: fromMinor(fee) }],
          )
          expect(toMinor(result.statement) - toMinor(result.selected) + toMinor(result.explained)).toBe(
            toMinor(result.difference),
          )
        },
      ),
    )
  })
})

describe('the drawing', () => {
  it('is to scale: picks, then what is missing, and a tick where the money ends', () => {
    const { stretches, tick } = drawingOf([line('2112.50')], [expected('1362.50', 'a'), expected('817.50', 'b')])
    expect(stretches.map(({ kind, percent }) => [kind, percent])).toEqual([
      ['PICKED', 62.5],
      ['PICKED', 34.4],
      ['MISSING', 3.09],
    ])
    expect(tick).toBe(96.9)
  })

  it('never draws beyond its width', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 19n }).map(fromMinor)
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 5 }), (amount, picks) => {
        const { stretches, tick } = drawingOf(
          [line(amount)],
          picks.map((pick, index) => expected(pick, String(index))),
        )
        const width = stretches.reduce((sum, stretch) => sum + stretch.percent, 0)
        expect(width).toBeLessThanOrEqual(100.001)
        expect(width).toBeGreaterThan(99)
        expect(tick).toBeLessThanOrEqual(100)
      }),
    )
  })
})
