import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../../../../services/treasury/reconciliation/matching/amount.ts'
import { Pool } from '../../../../../services/treasury/reconciliation/matching/probe.ts'
import { expected, line } from './builders.ts'

const ids = (candidates: { expected: { id: string } }[]) => candidates.map(candidate => candidate.expected.id)

describe('Pool', () => {
  test('finds by exact amount on the account', () => {
    const here = expected({ accountId: 'account-1' })
    const anywhere = expected()
    const pool = new Pool([here, anywhere, expected({ accountId: 'account-2' }), expected({ open: 100_000_001n })])
    expect(ids(pool.within(line(), [rangeOf(100_000_000n)])).sort()).toEqual([here.id, anywhere.id].sort())
  })

  test('finds every amount of a range, and nothing beside it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 5_000n }), { maxLength: 40 }),
        fc.bigInt({ min: 1n, max: 5_000n }),
        fc.bigInt({ min: 0n, max: 900n }),
        (opens, from, width) => {
          const records = opens.map(open => expected({ open }))
          const found = ids(new Pool(records).within(line(), [{ from: Number(from), to: Number(from + width) }]))
          const right = records.filter(({ open }) => open >= from && open <= from + width).map(({ id }) => id)
          expect(found.toSorted()).toEqual(right.toSorted())
        },
      ),
    )
  })

  test('of many alike the nearest days are found', () => {
    const records = Array.from({ length: 60 }, (_, place) => expected({ day: 19_970 + place }))
    const days = new Pool(records).within(line({ day: 20_000 }), [rangeOf(100_000_000n)]).map(each => each.expected.day)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(19_993)
    expect(Math.max(...days)).toBeLessThanOrEqual(20_007)
  })

  test('one counterparty is found among many alike', () => {
    const records = Array.from({ length: 100 }, (_, place) =>
      expected({ day: 20_000 + place, counterpartyId: `c${place}` }),
    )
    const pool = new Pool(records)
    expect(ids(pool.within(line({ day: 20_000 }), [rangeOf(100_000_000n)], 'c99'))).toEqual([records[99]!.id])
    expect(ids(pool.of(line(), 'c99', 5))).toEqual([records[99]!.id])
  })

  test('a number that many documents share names none of them', () => {
    const contract = (count: number) =>
      Array.from({ length: count }, () => expected({ description: 'Kontrak KTR-7788' }))
    expect(new Pool(contract(3)).named(line(), 'KTR7788')).toHaveLength(3)
    expect(new Pool(contract(4)).named(line(), 'KTR7788')).toHaveLength(0)
  })

  test('our own number is known by the whole of it alone', () => {
    const pool = new Pool([expected({ number: 'ET-2026-001187' })])
    expect(pool.named(line(), 'ET2026001187')).toHaveLength(1)
    expect(pool.named(line(), '001187')).toHaveLength(0)
  })
})
