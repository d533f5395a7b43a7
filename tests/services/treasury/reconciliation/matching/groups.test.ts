import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Effort,
  MAX_ITEMS,
  MAX_PARTS,
  uniqueSum,
} from '../../../../../services/treasury/reconciliation/matching/groups.ts'

const enough = () => new Effort(1_000_000)

/** Brute force over all subsets: slow and certain. */
function byHand(amounts: readonly bigint[], target: bigint): number[][] {
  const found: number[][] = []
  const extend = (from: number, places: number[], left: bigint) => {
    if (left === 0n && places.length >= 2) found.push(places)
    if (places.length === MAX_PARTS) return
    for (let place = from; place < amounts.length; place++)
      if (amounts[place]! <= left) extend(place + 1, [...places, place], left - amounts[place]!)
  }
  extend(0, [], target)
  return found
}

describe('uniqueSum', () => {
  test('finds the one choice that adds up', () => {
    expect(uniqueSum([10n, 25n, 40n, 7n], 47n, enough())).toEqual([2, 3])
    expect(uniqueSum([1n, 2n, 4n, 8n, 16n, 32n, 64n], 63n, enough())).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('two choices are none', () => {
    expect(uniqueSum([10n, 20n, 30n, 40n], 50n, enough())).toBeNull()
    expect(uniqueSum([10n, 10n, 20n], 30n, enough())).toBeNull()
  })

  test('one amount alone, seven parts, too many items and no effort left are none', () => {
    expect(uniqueSum([10n, 20n], 20n, enough())).toBeNull()
    expect(uniqueSum([1n, 2n, 4n, 8n, 16n, 32n, 64n], 127n, enough())).toBeNull()
    expect(
      uniqueSum(
        Array.from({ length: MAX_ITEMS + 1 }, (_, place) => 2n ** BigInt(place)),
        3n,
        enough(),
      ),
    ).not.toBeNull()
    expect(
      uniqueSum(
        Array.from({ length: MAX_ITEMS + 1 }, () => 2n),
        4n,
        enough(),
      ),
    ).toBeNull()
    expect(uniqueSum([10n, 25n], 35n, new Effort(1))).toBeNull()
  })

  test('agrees with trying everything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 60n }), { minLength: 2, maxLength: 9 }),
        fc.bigInt({ min: 2n, max: 200n }),
        (amounts, target) => {
          const usable = amounts.filter(amount => amount < target)
          const all = byHand(
            amounts.map(amount => (amount < target ? amount : target + 1n)),
            target,
          )
          const found = uniqueSum(amounts, target, enough())
          if (usable.length < 2 || all.length !== 1) expect(found).toBeNull()
          else expect(found?.toSorted((one, other) => one - other)).toEqual(all[0])
        },
      ),
      { numRuns: 500 },
    )
  })

  test('amounts beyond 2³² that only agree in their fingerprint do not add up', () => {
    expect(uniqueSum([2n ** 32n + 5n, 10n, 7n ** 20n], 15n, enough())).toBeNull()
    expect(uniqueSum([2n ** 40n, 3n ** 25n], 2n ** 40n + 3n ** 25n, enough())).toEqual([0, 1])
  })
})
