// Errors caught by a boundary never reach the browser's error event: error reporting listens here.

const listeners = new Set<(error: unknown) => void>()

/** For React's root: an error within the page, replaced by a message. */
export function noteFailure(error: unknown): void {
  for (const listener of listeners) listener(error)
}

/** Calls back with each failure; returns the unsubscribe function. */
export function onFailure(listener: (error: unknown) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
