import { useEffect, useRef } from 'react'
import { RequestFailed } from '../../relay/operation.ts'

const RETRY_WITHOUT_CODE_MS = 5_000

/** Whether a failure goes away by itself, as that of a server that is being restarted. */
export const isPassing = (error: unknown): boolean => error instanceof RequestFailed && error.isTemporary

/** Retries by itself, with growing pauses, what failed because the server was away. */
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
      // Not even the code of waiting can be fetched.
      () => setTimeout(again, RETRY_WITHOUT_CODE_MS),
    )
    return () => abort.abort()
  }, [error])
}
