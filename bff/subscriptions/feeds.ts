// The event feeds of both services, and how events are handled: permissions are updated first, then the event is published.
import type { Auth } from '../operations/caller.ts'
import type { ServiceName } from '../rest/restError.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { FeedEvent } from './event.ts'
import { type FeedReader, openFeedReader } from './feedReader.ts'
import type { RecentEvents } from './recentEvents.ts'

export type FeedParts = {
  upstreams: Record<ServiceName, Upstream>
  tokens: ServiceTokens
  auth: Auth
  recent: RecentEvents
  /** Publishes an event to its subscribers. */
  publish(event: FeedEvent): void
  /** Checks the sockets that depend on a tag again. */
  recheck(tag: string): void
  resyncAll(): void
  log: { warn(details: object, message: string): void }
}

export type Feeds = {
  areOpen(): boolean
  /** Whether both feeds are open, now or within a moment. */
  openSoon(): Promise<boolean>
  /** Whether this process would know of an ended session or membership by now. */
  rightsAreWatched(): boolean
  close(): Promise<void>
}

const MOMENT_MS = 3_000

export function openFeeds(parts: FeedParts): Feeds {
  const open = (service: ServiceName): FeedReader =>
    openFeedReader(parts.upstreams[service], () => parts.tokens(service), {
      event(event) {
        for (const tag of parts.auth.tagsOf(event)) {
          parts.auth.exchange.drop(tag)
          parts.recheck(tag)
        }
        // First, so that a subscription that opens now finds the event in one of the two places.
        parts.recent.add(event)
        parts.publish(event)
      },
      opened(service, position) {
        parts.recent.begin(service, position)
      },
      reset(service, position) {
        parts.recent.begin(service, position)
        parts.auth.exchange.clear()
        parts.resyncAll()
      },
      lost(error) {
        parts.log.warn({ err: error, service }, 'The event feed was lost')
      },
    })
  const account = open('account')
  const readers = [account, open('treasury')]
  const allOpened = Promise.all(readers.map(reader => reader.opened)).then(() => true)
  const areOpen = () => readers.every(reader => reader.isOpen())

  return {
    areOpen,
    rightsAreWatched: () => account.isHeard(),
    async openSoon() {
      if (areOpen()) return true
      const { promise: late, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => resolve(areOpen()), MOMENT_MS)
      const open = await Promise.race([allOpened, late])
      clearTimeout(timer)
      return open
    },
    async close() {
      await Promise.all(readers.map(reader => reader.close()))
    },
  }
}
