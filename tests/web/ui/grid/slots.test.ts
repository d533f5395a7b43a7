import { expect, test } from 'vitest'
import { assignSlots } from '../../../../web/ui/grid/slots.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

test('rows get elements in their order at first', () => {
  expect([...assignSlots(new Map(), range(0, 3))]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
})

test('rows that stay keep their element, and those that come take over the elements of those that went', () => {
  const before = assignSlots(new Map(), range(0, 5))
  const after = assignSlots(before, range(2, 7))
  expect(range(2, 5).map(index => after.get(index))).toEqual([2, 3, 4])
  expect([after.get(5), after.get(6)]).toEqual([0, 1])
})

test('no two rows ever share an element, and there are never more than are shown', () => {
  let slots = assignSlots(new Map(), range(0, 40))
  for (const start of [11, 22, 4000, 3990, 9_960, 0]) {
    // The focused row stays, however far the others are.
    slots = assignSlots(slots, [...new Set([7, ...range(start, start + 40)])])
    const used = [...slots.values()]
    expect(new Set(used).size).toBe(used.length)
    expect(Math.max(...used)).toBeLessThanOrEqual(41)
    expect(slots.get(7)).toBe(7)
  }
})
