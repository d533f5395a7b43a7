// What the feeds have told lately. A client that comes back, or whose page was read before it subscribed, names where the feeds stood
// then; whether it has missed anything is looked up here instead of reading its page again on suspicion.
import { SERVICES, type ServiceName } from '../rest/restError.ts'
import type { FeedEvent } from './event.ts'

/** Events held for each service, at least. */
const KEEP = 10_000

export class RecentEvents {
  readonly #keep: number
  readonly #byService = new Map<ServiceName, Recent>()
  #position: string | undefined

  constructor(keep = KEEP) {
    this.#keep = keep
  }

  /** The feed stands at this place, and what was before it is not known: it has just been opened, or events were lost. */
  begin(service: ServiceName, position: number): void {
    this.#byService.set(service, { floor: position, tail: position, events: [] })
    this.#position = this.#writePosition()
  }

  add(event: FeedEvent): void {
    const recent = this.#byService.get(event.service)
    // Until its place is known, nothing can be said of a feed.
    if (!recent) return
    recent.events.push(event)
    recent.tail = event.position
    this.#position = this.#writePosition()
    if (recent.events.length > this.#keep * 1.2) {
      recent.floor = recent.events.splice(0, recent.events.length - this.#keep).at(-1)?.position ?? recent.floor
    }
  }

  /**
   * Where the feeds stand, in a text that clients keep and give back; undefined before all are open. Whatever is read from now on knows
   * of all that happened before this place.
   */
  get position(): string | undefined {
    return this.#position
  }

  #writePosition(): string | undefined {
    const tails = SERVICES.map(service => this.#byService.get(service)?.tail)
    return tails.includes(undefined) ? undefined : tails.join('.')
  }

  /** What happened after a place; undefined when that cannot be told any more, or the text is none of ours. */
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

/** Everything after `floor` up to `tail`, in order. */
type Recent = { floor: number; tail: number; events: FeedEvent[] }

/** From the end: who asks has mostly been away for a moment. */
function eventsAfter(events: readonly FeedEvent[], position: number): FeedEvent[] {
  const last = events.findLastIndex(event => event.position <= position)
  return events.slice(last + 1)
}
