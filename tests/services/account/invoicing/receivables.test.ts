// How the expected amount of an invoice is divided among its parts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openParts, type Part, promisedParts } from '../../../../services/account/invoicing/receivables/parts.ts'

const part = (partId: string, dueDate: string, cashMinor: bigint, bankMinor = 0n): Part => ({
  partId,
  name: partId,
  dueDate,
  cashMinor,
  bankMinor,
})
const open = (parts: Part[], openMinor: bigint) => openParts(parts, openMinor).map(({ expectedMinor }) => expectedMinor)

describe('parts of an invoice', () => {
  const parts = [part('a', '2026-12-01', 30n), part('b', '2026-12-31', 70n)]

  it('are settled by their due dates', () => {
    expect(open(parts, 100n)).toEqual([30n, 70n])
    expect(open(parts, 80n)).toEqual([10n, 70n])
    expect(open(parts, 40n)).toEqual([0n, 40n])
    expect(open(parts, 0n)).toEqual([0n, 0n])
  })

  it('are settled by the bank lines that they were matched with, whatever their due dates', () => {
    expect(open([parts[0]!, part('b', '2026-12-31', 70n, 70n)], 30n)).toEqual([30n, 0n])
    expect(open([parts[0]!, part('b', '2026-12-31', 70n, 20n)], 60n)).toEqual([10n, 50n])
  })

  it('are promised where they are due by then, else the next that is open', () => {
    const promised = (openMinor: bigint, on: string | null) =>
      promisedParts(openParts(parts, openMinor), on).map(({ promisedOn }) => promisedOn)
    expect(promised(100n, null)).toEqual([null, null])
    expect(promised(100n, '2026-12-15')).toEqual(['2026-12-15', null])
    expect(promised(100n, '2027-01-05')).toEqual(['2027-01-05', '2027-01-05'])
    // Before anything is due, the next one is meant. Paid parts are no longer promised.
    expect(promised(100n, '2026-11-25')).toEqual(['2026-11-25', null])
    expect(promised(70n, '2026-12-15')).toEqual([null, '2026-12-15'])
    expect(promised(0n, '2026-12-15')).toEqual([null, null])
  })

  it('sum to what is open, and none is below nothing', () => {
    const minor = fc.bigInt({ min: 0n, max: 1_000n })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minor, minor, fc.integer({ min: 1, max: 28 })), { minLength: 1, maxLength: 6 }),
        minor,
        (raw, wanted) => {
          const all = raw.map(([cash, bank, day], place) =>
            part(String(place), `2026-12-${String(day).padStart(2, '0')}`, cash, bank < cash ? bank : cash),
          )
          const rooms = all.reduce((sum, { cashMinor, bankMinor }) => sum + cashMinor - bankMinor, 0n)
          const openMinor = wanted < rooms ? wanted : rooms
          const answer = open(all, openMinor)
          expect(answer.reduce((sum, each) => sum + each, 0n)).toBe(openMinor)
          expect(answer.every(each => each >= 0n)).toBe(true)
        },
      ),
    )
  })
})
