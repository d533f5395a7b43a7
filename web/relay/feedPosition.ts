// Where the server's event feeds stood when this tab last heard of them. Whatever is read from now on knows all that happened before, so a
// subscription that names this place learns what has been missed between reading and following.

/** Outlives a reload: an older place only means to look further back. */
const STORAGE_KEY = 'arus.feedPosition'

/** An answer of the server has told where the feeds stand. */
export function noteFeedPosition(position: unknown): void {
  if (typeof position === 'string' && position !== '') sessionStorage.setItem(STORAGE_KEY, position)
}

/** Where the feeds stood at least; empty before the server has said anything. */
export function feedPosition(): string {
  return sessionStorage.getItem(STORAGE_KEY) ?? ''
}
