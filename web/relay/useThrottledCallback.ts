import { useCallback, useEffect, useRef } from 'react'

/** For what follows from events: many calls in a row are one call of `work`, `delay` ms after the first of them. */
export function useThrottledCallback(work: () => void, delay: number): () => void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  }, [work])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, delay)
  }, [delay])
}
