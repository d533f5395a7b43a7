// The page hears that something on it has changed, and asks again for what it shows. Events say nothing of what it is: that takes the session.
import { useSyncExternalStore } from 'react'

/** `turn`: how often something changed so far. `isLost`: what is shown may be old. */
type Live = { turn: number; isLost: boolean }

/** Many changes at once are asked for once. */
const TOGETHER_MS = 500
/** Where the browser gives up by itself, such as when a server is away. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

let state: Live = { turn: 0, isLost: false }
const listeners = new Set<() => void>()

function set(next: Partial<Live>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Follows the changes of the session's page until it is stopped. */
export function followChanges(): () => void {
  let source: EventSource | undefined
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  const turn = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      set({ turn: state.turn + 1 })
    }, TOGETHER_MS)
  }
  function connect(): void {
    const own = new EventSource('/customer/events')
    source = own
    let isFirst = true
    own.addEventListener('changed', () => {
      // The first one says that the connection stands: what the page shows was asked for a moment ago, unless one before was lost.
      const isNew = !isFirst || state.isLost
      isFirst = false
      failures = 0
      if (state.isLost) set({ isLost: false })
      if (isNew) turn()
    })
    own.onerror = () => {
      set({ isLost: true })
      // Otherwise the browser connects again by itself.
      if (own.readyState !== EventSource.CLOSED) return
      // Whoever is signed out is told so by what is asked next.
      turn()
      again = setTimeout(connect, PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)])
    }
  }
  connect()
  return () => {
    clearTimeout(again)
    clearTimeout(soon)
    source?.close()
    set({ isLost: false })
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is known of changes now. */
export const useLive = (): Live =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
