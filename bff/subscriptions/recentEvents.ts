// Recent events of the feeds. A client that reconnects, or read its page before it subscribed, sends the feeds' position at that time; this
// finds whether it has missed anything, so that it need not read its page again on suspicion.
import { SERVICES, type ServiceName } from '../rest/restError.ts'
import type { FeedEvent } from './event.ts'

/** Minimum number of events kept per service. */
const KEEP = 10_000

export class RecentEvents {
  readonly #keep: number
  readonly #byService = new Map<ServiceName, Recent>()
  #position: string | undefined

  constructor(keep = KEEP) {
    this.#keep = keep
  }

  /** The feed is at this position and what came before is unknown: it has just been opened, or events were lost. */
  begin(service: ServiceName, position: number): void {
    this.#byService.set(service, { floor: position, tail: position, events: [] })
    this.#position = this.#writePosition()
  }

  add(event: FeedEvent): void {
    const recent = this.#byService.get(event.service)
    // Until its position is known, nothing can be recorded for a feed.
    if (!recent) return
    recent.events.push(event)
    recent.tail = event.position
    this.#position = this.#writePosition()
    if (recent.events.length > this.#keep * 1.2) {
      recent.floor = recent.events.splice(0, recent.events.length - this.#keep).at(-1)?.position ?? recent.floor
    }
  }

  /**
   * The position of the feeds, as a text that clients keep and send back; undefined before all are open. Anything read from now on reflects
   * all events before it.
   */
  get position(): string | undefined {
    return this.#position
  }

  #writePosition(): string | undefined {
    const tails = SERVICES.map(service => this.#byService.get(service)?.tail)
    return tails.includes(undefined) ? undefined : tails.join('.')
  }

  /** The events after a position; undefined if they are no longer known, or the text is not one of ours. */
  since(position: string): FeedEvent[] | undefined {
    const places = position.split('.')
    if (places.length !== SERVICES.length || !places.every(place => /^\d{1,15}$/.test(place))) return undefined
    const found: FeedEvent[] = []
    for (const [index, service] of SERVICES.entries()) {
      const recent = this.#byService.get(service)
      const after = Number(places[index])
      if (!recent || after < recent.floor) return undefined
      found.push(...eventsAfter(recent.events, after))
    }
    return found
  }
}

/** All events after `floor` up to `tail`, in order. */
type Recent = { floor: number; tail: number; events: FeedEvent[] }

/** Searches from the end: most clients were away only for a moment. */
function eventsAfter(events: readonly FeedEvent[], position: number): FeedEvent[] {
  const last = events.findLastIndex(event => event.position <= position)
  return events.slice(last + 1)
}
