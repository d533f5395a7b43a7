// Replaces the browser's EventSource, which jsdom lacks: a test triggers its events.
import { vi } from 'vitest'

export class FollowedChanges extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** Those that are not closed. */
  static open: FollowedChanges[] = []

  readyState = FollowedChanges.OPEN
  onerror: (() => void) | null = null
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FollowedChanges.open.push(this)
  }

  static install(): void {
    FollowedChanges.open = []
    vi.stubGlobal('EventSource', FollowedChanges)
  }

  close(): void {
    this.readyState = FollowedChanges.CLOSED
    FollowedChanges.open = FollowedChanges.open.filter(one => one !== this)
  }

  /** The server reports a change. */
  changed(): void {
    this.readyState = FollowedChanges.OPEN
    this.dispatchEvent(new Event('changed'))
  }

  /** The connection broke; the browser retries. */
  lost(): void {
    this.readyState = FollowedChanges.CONNECTING
    this.onerror?.()
  }

  /** The server refuses; the browser gives up. */
  refused(): void {
    this.close()
    this.onerror?.()
  }
}
