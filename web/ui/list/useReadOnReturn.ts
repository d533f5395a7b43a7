import { useEffect, useRef } from 'react'

/**
 * Refetches whenever this window regains focus: for data that colleagues change without a subscription event. Based on focus, not
 * visibility, because switching from a window next to this one counts too.
 */
export function useReadOnReturn(read: () => void): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  }, [read])
  useEffect(() => {
    const onFocus = () => latest.current()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
}
