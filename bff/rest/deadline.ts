// When an operation has taken too long. A timer and a signal of its own for each would outlive it by many seconds, and cost as much as
// sending a request; operations that begin in the same moment therefore share one.
import { setMaxListeners } from 'node:events'

const MOMENT_MS = 50

type Shared = { signal: AbortSignal; until: number }

const newest = new Map<number, Shared>()

/** A signal that is aborted after `ms`, or a moment later. `ms` is one of a few values: one signal is held for each. */
export function deadlineAfter(ms: number): AbortSignal {
  const now = performance.now()
  const shared = newest.get(ms)
  if (shared && now < shared.until) return shared.signal
  // Whoever joins last has all of the time, too.
  const signal = AbortSignal.timeout(ms + MOMENT_MS)
  // Every call on its way listens.
  setMaxListeners(0, signal)
  newest.set(ms, { signal, until: now + MOMENT_MS })
  return signal
}
