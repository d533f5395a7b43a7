import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element, live, without its scrollbar. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const measure = () => setWidth(watched.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}
