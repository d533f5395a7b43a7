// The latest known position of the server's event feeds. Any later read includes everything before it, so a subscription that names this
// position receives the events missed between reading and subscribing.

/** Survives a reload: an older position only means that more events are replayed. */
const STORAGE_KEY = 'arus.feedPosition'

/** Stores the feed position of a server answer. */
export function noteFeedPosition(position: unknown): void {
  if (typeof position === 'string' && position !== '') sessionStorage.setItem(STORAGE_KEY, position)
}

/** A lower bound of the feed position; empty before the first server answer. */
export function feedPosition(): string {
  return sessionStorage.getItem(STORAGE_KEY) ?? ''
}
