// Limits of a websocket, and how one that exceeds them is closed.
import type { WebSocket } from 'ws'

export const SOCKET_LIMITS = {
  /** Maximum length of a client's message. */
  payloadBytes: 65_536,
  subscriptionsPerSocket: 20,
  socketsPerPerson: 5,
  messagesPerMinute: 100,
  /** How much a slow reader may leave unread before it is dropped. */
  unreadBytes: 1_048_576,
  initMs: 3_000,
  pingMs: 30_000,
} as const

export type SocketLimits = Record<keyof typeof SOCKET_LIMITS, number>

/** Close codes beyond the protocol's; the client reconnects after 1001, 1012, 1013 and 4403, never after 4429. */
export const CLOSE = { goingAway: 1001, restart: 1012, tryAgain: 1013, forbidden: 4403, tooMany: 4429 } as const

/** A client that doesn't react to the close frame is disconnected after this time. */
const CLOSING_MS = 5_000

/** A close frame waits behind all unread data: a reader that has stopped never sees it. */
export function closeForGood(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const impatient = setTimeout(() => socket.terminate(), CLOSING_MS).unref()
  socket.once('close', () => clearTimeout(impatient))
}

/** Closes a socket that sends more messages per minute than any page does. */
export function limitMessages(socket: WebSocket, most: number): void {
  let windowStart = performance.now()
  let count = 0
  socket.on('message', () => {
    const now = performance.now()
    if (now - windowStart > 60_000) [windowStart, count] = [now, 0]
    if (++count > most) socket.close(CLOSE.tooMany, 'Too many messages')
  })
}
