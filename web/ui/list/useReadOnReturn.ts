import { useEffect, useRef } from 'react'

/**
 * Reads again whenever the person comes back to this window: for what colleagues change and no subscription tells. A second
 * window beside this one counts too, which is why it goes by the focus and not by what can be seen.
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
