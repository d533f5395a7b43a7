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
    ['-1500000', 150_000_000n],
    ['\u22121,500,000.00', 150_000_000n],
    ['+1,500,000.00', 150_000_000n],
    ['\u2212IDR1,500,000.00', 150_000_000n],
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
    '-',
    '--1500',
    '9'.repeat(19),
    '99999999999999999.99',
  ])('%s means none', text => {
    expect(amountsOf(text).filter(minor => minor !== null)).toEqual([])
  })

  // As screens print amounts: the currency apart, by a blank at which no line breaks, and a true minus before both.
  it.each([
    ['IDR 264,318,750.00', '264,318,750.00', 26_431_875_000n],
    ['IDR\u00a0264,318,750.00', '264,318,750.00', 26_431_875_000n],
    ['Rp\u00a0264.318.750,00', '264.318.750,00', 26_431_875_000n],
    ['rp. 264.318.750', '264.318.750', 26_431_875_000n],
    ['USD 75.50', '75.50', 7_550n],
    ['SGD 300', '300', 30_000n],
    ['\u2212IDR\u00a0264,318,750.00', '264,318,750.00', 26_431_875_000n],
    ['USD \u221275.50', '\u221275.50', 7_550n],
  ])('%s is one amount, and its currency no word of its own', (text, word, amountMinor) => {
    expect(searchWords(text)).toEqual([{ word, amountMinor }])
  })

  it('keep a currency that stands before no amount', () => {
    expect(searchWords('USD').map(({ word }) => word)).toEqual(['USD'])
    expect(searchWords('rp INV-1500').map(({ word }) => word)).toEqual(['rp', 'INV-1500'])
    expect(searchWords('a b c d e USD 75.50').map(({ word }) => word)).toEqual(['a', 'b', 'c', 'd', 'e', '75.50'])
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
