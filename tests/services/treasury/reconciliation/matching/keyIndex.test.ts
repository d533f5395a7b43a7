import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CollectedKeys, KeyIndex } from '../../../../../services/treasury/reconciliation/matching/keyIndex.ts'

test('it finds what a map of lists would, the last first', () => {
  // Few letters, so that keys repeat.
  const keys = fc.array(fc.stringMatching(/^[A0]{0,4}$/), { maxLength: 60 })
  fc.assert(
    fc.property(keys, fc.string(), (texts, another) => {
      const collected = new CollectedKeys()
      const expected = new Map<string, { place: number; strength: 'WHOLE' | 'SERIAL' }[]>()
      for (const [place, text] of texts.entries()) {
        const strength = place % 2 === 0 ? 'WHOLE' : 'SERIAL'
        collected.add(text, place, strength)
        expected.set(text, [{ place, strength }, ...(expected.get(text) ?? [])])
      }
      const index = new KeyIndex(collected)
      for (const text of [...texts, another]) expect(index.get(text)).toEqual(expected.get(text) ?? [])
    }),
  )
})
