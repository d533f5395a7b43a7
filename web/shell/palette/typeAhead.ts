// Keys that are pressed between opening the palette and the focus of its field: its code may still be loading, and the screen below, which
// has shortcuts of single letters, must not get them.
import { useEffect, useRef } from 'react'

let typed = ''
let release = () => {}

/** Keeps what is typed from opening the palette until its field takes it; Escape closes it. */
export function useTypeAhead(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const keep = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') close.current()
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
    }
    window.addEventListener('keydown', keep, { capture: true })
    release = () => window.removeEventListener('keydown', keep, { capture: true })
    return () => {
      takeTypeAhead()
    }
  }, [isOpen])
}

/** What was typed so far; from now on keys arrive at the focused field. */
export function takeTypeAhead(): string {
  release()
  const text = typed
  typed = ''
  return text
}
