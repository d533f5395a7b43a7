// Failures that a boundary has caught never reach the browser's own error event: whoever reports errors hears of them here.

const listeners = new Set<(error: unknown) => void>()

/** For React's root: a failure within the page, where a message took its place. */
export function noteFailure(error: unknown): void {
  for (const listener of listeners) listener(error)
}

/** Calls back with each failure; returns how to stop. */
export function onFailure(listener: (error: unknown) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
