import { useEffect, useRef } from 'react'

/**
 * Where what is shown is replaced as a whole, what had the focus is gone with it, and by keyboard one would begin at the top of the
 * page: goes on at the heading of what is shown now. Whoever is somewhere else meanwhile stays there. `null` while a dialog is over it,
 * which gives the focus back itself.
 */
export function useGoOnAtHeading(shown: string | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (shown === null || shown === before.current) return
    before.current = shown
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('#main h2')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus()
  }, [shown])
}
