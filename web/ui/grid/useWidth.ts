import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, live, without what its scrollbar takes. */
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
