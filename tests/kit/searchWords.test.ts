import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMinor, MAX_MINOR } from '../../services/kit/money.ts'
import { searchWords } from '../../services/kit/searchWords.ts'

const amountsOf = (text: string) => searchWords(text).map(({ amountMinor }) => amountMinor)

describe('words of a search box', () => {
  it('are split at blanks, at most six', () => {
    expect(searchWords('  PT  Sinar\tmakmur ').map(({ word }) => word)).toEqual(['PT', 'Sinar', 'makmur'])
    expect(searchWords('')).toEqual([])
    expect(searchWords('a b c d e f g h')).toHaveLength(6)
  })

  it.each([
    ['1500000', 150_000_000n],
    ['1.500.000', 150_000_000n],
    ['1,500,000', 150_000_000n],
    ['1.500.000,5', 150_000_050n],
    ['1,500,000.50', 150_000_050n],
    ['Rp1.500.000,00', 150_000_000n],
    ['IDR1500000', 150_000_000n],
    ['0.01', 1n],
    ['1.500', 150_000n],
  ])('%s can mean an amount', (text, minor) => {
    expect(amountsOf(text)).toEqual([minor])
  })

  it.each([
    'INV-1500',
    '1.50.000',
    '1,500.000,00',
    '1.500.000.00',
    '12.345678',
    '',
    'Rp',
    '9'.repeat(19),
    '99999999999999999.99',
  ])('%s means none', text => {
    expect(amountsOf(text).filter(minor => minor !== null)).toEqual([])
  })

  it('are read as people write amounts in either language', () => {
    fc.assert(
      fc.property(fc.bigInt(100_000n, MAX_MINOR), minor => {
        const [whole = '', fraction = ''] = formatMinor(minor).split('.')
        const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)
        expect(amountsOf(`${grouped('.')},${fraction}`)).toEqual([minor])
        expect(amountsOf(`${grouped(',')}.${fraction}`)).toEqual([minor])
        expect(amountsOf(`${whole}.${fraction}`)).toEqual([minor])
      }),
    )
  })
})
