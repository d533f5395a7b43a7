import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KnownNames } from '../../../../services/treasury/reconciliation/matching/knownNames.ts'
import {
  holdsName,
  nameOf,
  nameSimilarity,
  SAME_NAME,
  SIMILAR_NAME,
} from '../../../../services/treasury/bankText/names.ts'
import { nameWords } from '../../../../services/treasury/bankText/normalize.ts'

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
  // Few letters, so that words often share prefixes.
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
        if (nameSimilarity(some, others) >= SIMILAR_NAME)
          expect(new KnownNames([[others]]).similarity(0, some)).toBe(nameSimilarity(some, others))
    }),
    { numRuns: 500 },
  )
  const known = new KnownNames([
    [nameOf(['BUMI', 'KARSA', 'MANDIRI'])],
    [nameOf(['ABADI']), nameOf(['BUDI', 'SANTOSA'])],
  ])
  expect(known.similarity(0, nameOf(['BUDI', 'SANTOSO']))).toBe(0)
  expect(known.similarity(0, nameOf(['BUDI', 'SANTOSA', 'PUTRA']))).toBe(0)
  expect(known.similarity(1, nameOf(['BUDI', 'SANTOSA', 'PUTRA']))).toBeGreaterThan(SIMILAR_NAME)
})

test('a text holds a name only word by word', () => {
  const words = ['KARSA', 'BUMI', 'KARSA', 'MANDIRI']
  expect(holdsName(words, nameOf(['BUMI', 'KARSA']))).toBe(true)
  expect(holdsName(words, nameOf(['KARSA', 'MANDIRI']))).toBe(true)
  expect(holdsName(words, nameOf(['BUMI', 'MANDIRI']))).toBe(false)
  expect(holdsName(['ABC'], nameOf(['ABC']))).toBe(false)
})
