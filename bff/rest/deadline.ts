// The deadline of operations. A timer and signal per operation would outlive it by many seconds and cost as much as sending a request, so
// operations that begin in the same moment share one.
import { setMaxListeners } from 'node:events'

const MOMENT_MS = 50

type Shared = { signal: AbortSignal; until: number }

const newest = new Map<number, Shared>()

/** A signal that is aborted after `ms`, or a moment later. `ms` is one of a few values, each with its own signal. */
export function deadlineAfter(ms: number): AbortSignal {
  const now = performance.now()
  const shared = newest.get(ms)
  if (shared && now < shared.until) return shared.signal
  // An operation that joins last must also have its full time.
  const signal = AbortSignal.timeout(ms + MOMENT_MS)
  // Every call in progress listens.
  setMaxListeners(0, signal)
  newest.set(ms, { signal, until: now + MOMENT_MS })
  return signal
}
