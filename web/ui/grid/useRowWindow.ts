import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Position of a row: its index, and its distance from the first. */
export type Place = { index: number; start: number }

type RowWindow = {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** Of each row: rows of equal height need no measuring. */
  height: number
  /** Height of the sticky part above the rows. */
  head: number
  /** Rows beyond both edges that are mounted before they become visible. */
  overscan: number
  /** A row that stays mounted while scrolling: the focused one. */
  kept: number
  initialScroll: number
}

/** First and last visible row; null until the scroller is measured. */
type InSight = { first: number; last: number } | null

/** The mounted rows, by scroll position. */
export function useRowWindow({ scroll, count, height, head, overscan, kept, initialScroll }: RowWindow) {
  const [inSight, setInSight] = useState<InSight>(null)

  const look = useCallback(() => {
    const element = scroll.current
    if (element === null) return
    const first = Math.max(0, Math.floor(element.scrollTop / height))
    const last = Math.ceil((element.scrollTop + element.clientHeight - head) / height)
    setInSight(before => (before?.first === first && before.last === last ? before : { first, last }))
  }, [scroll, height, head])

  // Only the initial position, to restore it on going back; later the user scrolls.
  const [start] = useState(initialScroll)
  useLayoutEffect(() => {
    if (start > 0) scroll.current?.scrollTo({ top: start })
  }, [scroll, start])

  useLayoutEffect(() => {
    const element = scroll.current
    if (element === null) return undefined
    // Before the next frame: with a fast wheel it would show empty space.
    const onScroll = () => flushSync(look)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    look()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroll, look])

  /** Scrolls no further than needed to show the whole row. */
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroll.current
      if (element === null) return
      const least = (index + 1) * height + head - element.clientHeight
      const top = Math.max(Math.min(element.scrollTop, index * height), least)
      if (top === element.scrollTop) return
      element.scrollTo({ top })
      look()
    },
    [scroll, height, head, look],
  )

  return { places: placesOf(inSight, count, height, overscan, kept), totalHeight: count * height, scrollTo }
}

function placesOf(inSight: InSight, count: number, height: number, overscan: number, kept: number): readonly Place[] {
  if (inSight === null) return []
  const places: Place[] = []
  const from = Math.max(0, Math.min(inSight.first, count - 1) - overscan)
  const to = Math.min(inSight.last + overscan, count - 1)
  if (kept < from && kept < count) places.push({ index: kept, start: kept * height })
  for (let index = from; index <= to; index++) places.push({ index, start: index * height })
  if (kept > to && kept < count) places.push({ index: kept, start: kept * height })
  return places
}
