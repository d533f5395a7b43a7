import { useCallback, useEffect, useRef } from 'react'

/** For reactions to events: calls `work` once per `delay` ms, after the first of several calls. */
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
