import { useEffect, useRef } from 'react'
import { RequestFailed } from '../../relay/operation.ts'

const RETRY_WITHOUT_CODE_MS = 5_000

/** Whether a failure is temporary, such as that of a restarting server. */
export const isPassing = (error: unknown): boolean => error instanceof RequestFailed && error.isTemporary

/** Retries automatically, with growing delays, after a failure of an unavailable server. */
export function useAutoRetry(error: unknown, retry: () => void = () => {}): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (!isPassing(error)) return
    const abort = new AbortController()
    const again = () => {
      if (!abort.signal.aborted) latest.current()
    }
    import('../../relay/reconnecting.ts').then(
      ({ retryLater }) => retryLater(() => latest.current, abort.signal),
      // Even the retry code can't be fetched.
      () => setTimeout(again, RETRY_WITHOUT_CODE_MS),
    )
    return () => abort.abort()
  }, [error])
}
