import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../../ui/isFocusLost.ts'

/**
 * When the content is replaced as a whole, the focus is lost, and keyboard users would start at the top of the page: focuses the new
 * content's heading, unless the focus is elsewhere. `null` while a dialog is open, which restores the focus itself.
 */
export function useGoOnAtHeading(shown: string | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (shown === null || shown === before.current) return
    before.current = shown
    if (!isFocusLost()) return
    const heading = document.querySelector<HTMLElement>('#main h2')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus()
  }, [shown])
}
