// Notifies the page of changes, so that it refetches what it shows. Events contain no data: reading it requires the session.
import { useSyncExternalStore } from 'react'

/** `turn`: number of changes so far. `isLost`: the shown data may be outdated. */
type Live = { turn: number; isLost: boolean }

/** Many simultaneous changes cause one refetch. */
const TOGETHER_MS = 500
/** Delays for reconnecting where the browser gives up, such as when a server is unavailable. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

let state: Live = { turn: 0, isLost: false }
const listeners = new Set<() => void>()

function set(next: Partial<Live>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the session's page until it is stopped. */
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
      // The first event only confirms the connection: the page's data was just loaded, unless a connection was lost before.
      const isNew = !isFirst || state.isLost
      isFirst = false
      failures = 0
      if (state.isLost) set({ isLost: false })
      if (isNew) turn()
    })
    own.onerror = () => {
      set({ isLost: true })
      // Otherwise the browser reconnects automatically.
      if (own.readyState !== EventSource.CLOSED) return
      // If the session has ended, the refetch reports it.
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

/** The current state. */
export const useLive = (): Live =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
