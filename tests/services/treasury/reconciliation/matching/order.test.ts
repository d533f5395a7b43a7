import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  eachAmountIn,
  Groups,
  orderByAmount,
  sorted,
} from '../../../../../services/treasury/reconciliation/matching/order.ts'

/** Few distinct ones, so that many are equal. */
const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }).map(list => Float64Array.from(list))
const rightOrder = (amountOf: Float64Array) =>
  [...amountOf.keys()].sort((one, other) => amountOf[one]! - amountOf[other]! || one - other)

describe('orderByAmount', () => {
  test('by amount, and those of one amount by place', () => {
    fc.assert(
      fc.property(amounts, amountOf => {
        const order = orderByAmount(amountOf)
        expect([...order.places]).toEqual(rightOrder(amountOf))
        expect([...order.amounts]).toEqual(rightOrder(amountOf).map(place => amountOf[place]))
      }),
    )
  })
})

describe('sorted', () => {
  test('is in exact order, whatever the rough one says', () => {
    const ids = fc.array(fc.oneof(fc.uuid(), fc.string({ maxLength: 9 })), { maxLength: 60 })
    const byText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
    fc.assert(
      fc.property(ids, list => {
        expect(sorted(list, beginningOf, byText)).toEqual(list.toSorted(byText))
      }),
    )
  })
})

describe('Groups', () => {
  test('each owner has its own places, by place and by amount', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.constantFrom('a', 'b', null), { minLength: 60, maxLength: 60 }),
        (amountOf, some) => {
          const owners = some.slice(0, amountOf.length)
          const groups = new Groups(owners, amountOf, orderByAmount(amountOf))
          for (const owner of ['a', 'b', 'nobody']) {
            const { from, to } = groups.of(owner)
            expect(Array.from(groups.places.slice(from, to))).toEqual(
              [...owners.keys()].filter(place => owners[place] === owner),
            )
            const byAmount = rightOrder(amountOf).filter(place => owners[place] === owner)
            expect(Array.from(groups.byAmount.places.slice(from, to))).toEqual(byAmount)
            expect(Array.from(groups.byAmount.amounts.slice(from, to))).toEqual(byAmount.map(place => amountOf[place]))
          }
        },
      ),
    )
  })
})

describe('eachAmountIn', () => {
  test('gives each amount of the range once, whole', () => {
    fc.assert(
      fc.property(amounts, fc.nat(9), fc.nat(5), (amountOf, from, width) => {
        const column = amountOf.toSorted()
        const found: number[] = []
        eachAmountIn(column, { from: 0, to: column.length }, { from, to: from + width }, run => {
          expect(new Set(column.slice(run.from, run.to)).size).toBe(1)
          found.push(...column.slice(run.from, run.to))
        })
        expect(found).toEqual([...column].filter(amount => amount >= from && amount <= from + width))
      }),
    )
  })
})
