import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Directory,
  holdsName,
  maybeSimilar,
  nameOf,
  nameSimilarity,
  SAME_NAME,
  SIMILAR_NAME,
} from '../../../../../services/treasury/reconciliation/matching/identify.ts'
import { nameWords } from '../../../../../services/treasury/reconciliation/matching/normalize.ts'
import { counterparty, line } from './builders.ts'

const alike = (seen: string, known: string) => nameSimilarity(nameOf(nameWords(seen)), nameOf(nameWords(known)))

describe('nameSimilarity', () => {
  test.each([
    ['PT Bumi Karsa Mandiri', 'Bumi Karsa Mandiri PT', 100],
    ['SUMBERMAKMUR JAYA', 'PT Sumber Makmur Jaya', 100],
    ['BUMI KARSA MANDI', 'PT Bumi Karsa Mandiri', 90],
  ])('%s is %s', (seen, known, percent) => expect(alike(seen, known)).toBe(percent))

  test('one other word is another party', () => {
    expect(alike('SUMBER MAKMUR ABADI', 'PT Sumber Makmur Jaya')).toBeLessThan(SAME_NAME)
    expect(alike('BUDI SANTOSO', 'PT Bumi Karsa Mandiri')).toBeLessThan(SIMILAR_NAME)
  })

  test('it lies between 0 and 100, and a name is wholly like itself', () => {
    const words = fc.array(fc.stringMatching(/^[A-Z]{2,9}$/), { minLength: 1, maxLength: 4 }).map(nameOf)
    fc.assert(
      fc.property(words, words, (one, other) => {
        const percent = nameSimilarity(one, other)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(nameSimilarity(one, one)).toBe(100)
      }),
    )
  })
})

test('no similar name is passed over, cut or in other words', () => {
  // Few letters, so that words often begin alike.
  const word = fc.stringMatching(/^[ABC]{2,6}$/)
  const words = fc.array(word, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(words, words, fc.nat(12), (one, other, cut) => {
      const known = nameOf([...one, ...other])
      const seen = nameOf([...one, other.join(' ').slice(0, cut)].join(' ').split(' ').filter(Boolean))
      for (const [some, others] of [
        [seen, known],
        [known, seen],
        [nameOf(one), nameOf(other)],
      ] as const)
        if (nameSimilarity(some, others) >= SIMILAR_NAME) expect(maybeSimilar(some, others)).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(maybeSimilar(nameOf(['BUDI', 'SANTOSO']), nameOf(['BUMI', 'KARSA', 'MANDIRI']))).toBe(false)
})

test('a text holds a name only word by word', () => {
  const words = ['KARSA', 'BUMI', 'KARSA', 'MANDIRI']
  expect(holdsName(words, nameOf(['BUMI', 'KARSA']))).toBe(true)
  expect(holdsName(words, nameOf(['KARSA', 'MANDIRI']))).toBe(true)
  expect(holdsName(words, nameOf(['BUMI', 'MANDIRI']))).toBe(false)
  expect(holdsName(['ABC'], nameOf(['ABC']))).toBe(false)
})

describe('Directory', () => {
  const mandiri = counterparty('PT Bumi Karsa Mandiri', { accountNumbers: ['1370012345678'] })
  const energi = counterparty('PT Bumi Karsa Energi')
  const budi = counterparty('Budi Santoso', { learntAliases: ['TOKO BUDI'], learntAccountNumbers: ['5220998877'] })
  const directory = new Directory([mandiri, energi, budi])
  const certain = (partyName: string | null, description = partyName ?? '') =>
    directory.identify(line({ partyName, description })).certain

  test('a whole name is certain, a name cut off before it tells apart is not', () => {
    expect(certain('PT Bumi Karsa Mandiri')).toBe(mandiri.id)
    expect(certain('Bumi Karsa')).toBeNull()
    expect(directory.identify(line({ partyName: 'Bumi Karsa', description: '' })).found.size).toBe(2)
  })

  test('account numbers and learnt names are certain', () => {
    expect(certain(null, 'TRF DARI 1370012345678')).toBe(mandiri.id)
    expect(certain(null, 'TRF DARI 5220998877')).toBe(budi.id)
    expect(certain('Toko Budi')).toBe(budi.id)
    expect(directory.identify(line({ description: 'TRF 1370012345678' })).found.get(mandiri.id)).toEqual({
      kind: 'ACCOUNT',
      similarity: 100,
      number: '1370012345678',
    })
  })

  test('what two share is certain for neither', () => {
    const shared = new Directory([
      counterparty('PT Satu', { accountNumbers: ['1111111111'], learntAliases: ['GRUP KITA'] }),
      counterparty('PT Dua', { accountNumbers: ['1111111111'], learntAliases: ['GRUP KITA'] }),
    ])
    expect(shared.identify(line({ description: 'TRF 1111111111' })).certain).toBeNull()
    expect(shared.identify(line({ partyName: 'Grup Kita', description: 'GRUP KITA' })).certain).toBeNull()
  })

  test('a stranger is nobody', () => {
    expect(directory.identify(line({ partyName: 'Siti Rahma', description: 'TRF SITI RAHMA' }))).toEqual({
      found: new Map(),
      certain: null,
    })
  })

  test('the order in which counterparties come means nothing', () => {
    const all = [mandiri, energi, budi]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: 3 }),
        fc.constantFrom('BUMI KARSA', 'BUMI KARSA ENER', 'BUDI'),
        (order, name) => {
          const from = (records: typeof all) =>
            new Directory(records).identify(line({ partyName: name, description: name }))
          expect([...from(order).found]).toEqual([...from(all).found])
          expect(from(order).certain).toBe(from(all).certain)
        },
      ),
    )
  })
})
