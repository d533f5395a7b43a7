import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Directory } from '../../../../../services/treasury/reconciliation/matching/identify.ts'
import { counterparty, line } from './builders.ts'

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

  test('account numbers are the same with leading zeros and without', () => {
    const padded = counterparty('PT Nol Depan', {
      accountNumbers: ['0081234567'],
      learntAccountNumbers: ['0009988776655'],
    })
    const zeros = new Directory([mandiri, padded])
    const who = (description: string) => zeros.identify(line({ description })).certain
    expect(who('TRF 81234567')).toBe(padded.id)
    expect(who('TRF 9988776655')).toBe(padded.id)
    expect(who('TRF 001370012345678')).toBe(mandiri.id)
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
