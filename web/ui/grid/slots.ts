import { useLayoutEffect, useRef } from 'react'

/** For each row in sight the element that shows it. */
export type Slots = ReadonlyMap<number, number>

/**
 * Rows that stay in sight keep their element; those that come take over the elements of those that went. Filling an element
 * anew costs a third of making one: style and layout are computed for what changed, and nothing is left to collect.
 */
export function assignSlots(before: Slots, indexes: readonly number[]): Slots {
  const taken = new Set(indexes.map(index => before.get(index)))
  let free = 0
  const nextFree = () => {
    while (taken.has(free)) free += 1
    taken.add(free)
    return free
  }
  return new Map(indexes.map(index => [index, before.get(index) ?? nextFree()]))
}

/** The slots of the rows that are shown now, following those of the last time. */
export function useSlots(indexes: readonly number[]): Slots {
  const shown = useRef<Slots>(new Map())
  const slots = assignSlots(shown.current, indexes)
  useLayoutEffect(() => {
    shown.current = slots
  })
  return slots
}
