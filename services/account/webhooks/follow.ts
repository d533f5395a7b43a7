// Follows the feeds of both services from the last position, and turns their events into deliveries. Several processes may follow at once:
// an event is still delivered only once.
import { eq } from 'drizzle-orm'
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import type { Feed } from '../../kit/outbox/feed.ts'
import { type FeedItem, readFeed } from '../../kit/outbox/reader.ts'
import { untilDone } from '../../kit/outbox/untilDone.ts'
import type { Audience } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { takeFinishedExport } from '../exports/public.ts'
import { peerOf, takeChangeInTreasury } from '../protectedActions/public.ts'
import { webhookPosition } from './table.ts'
import { takeEvent } from './takeEvent.ts'

/** Events without subscribers are skipped; their position is stored after this many. */
const NOTE_EVERY = 500

type FollowOptions = {
  account: Account
  feed: Feed
  /** Treasury's connection; undefined: its events are not delivered. */
  treasury: { url: string; serviceSecret: string } | undefined
  log: Pick<Log, 'warn'>
}

/** Follows until closed. */
export function followEvents({ account, feed, treasury, log }: FollowOptions): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  /** An event must not be skipped until it was handled. */
  const untilTaken = (work: () => Promise<void>) =>
    untilDone(work, { signal, log, behind: 'webhooks are behind; trying again' })

  const peer = treasury && peerOf(treasury)

  async function take(service: Audience, item: FeedItem): Promise<boolean> {
    if (item.kind === 'event') {
      const isToBeMailed = service === 'treasury' && (await takeChangeInTreasury(account, item))
      return isToBeMailed || (await takeFinishedExport(account, service, item)) || takeEvent(account, service, item)
    }
    log.warn({ service, position: item.position }, 'events were missed: no webhook will tell of them')
    return true
  }

  async function follow(service: Audience, itemsFrom: (from: number | undefined) => AsyncIterable<FeedItem>) {
    const from = await positionOf(account.database, service)
    // Stores the very first position at once: without it, a restart would begin at the newest event then.
    let passedOver = from === undefined ? NOTE_EVERY - 1 : 0
    for await (const item of itemsFrom(from)) {
      await untilTaken(async () => {
        const taken = await take(service, item)
        passedOver = taken ? 0 : passedOver + 1
        if (taken || passedOver % NOTE_EVERY === 0) await keepPosition(account.database, service, item.position)
      })
      if (signal.aborted) return
    }
  }

  const following = [untilTaken(() => follow('account', from => ownItems(feed, from, signal)))]
  if (peer) following.push(untilTaken(() => follow('treasury', from => readFeed({ ...peer, signal, from }))))
  return {
    close: async () => {
      stopping.abort()
      await Promise.all(following)
    },
  }
}

/** The service's own feed in the form of another service's. */
async function* ownItems(feed: Feed, last: number | undefined, signal: AbortSignal): AsyncGenerator<FeedItem> {
  const { from, lost } = await feed.resume(last)
  if (lost) yield { kind: 'reset', position: from }
  for await (const page of feed.read(from, signal)) {
    for (const event of page) yield { kind: 'event', ...event }
  }
}

async function positionOf(database: Database, service: Audience): Promise<number | undefined> {
  const [row] = await database.readAsSystem(tx =>
    tx.select().from(webhookPosition).where(eq(webhookPosition.service, service)),
  )
  return row?.position
}

async function keepPosition(database: Database, service: Audience, position: number): Promise<void> {
  await database.asSystem(tx =>
    tx
      .insert(webhookPosition)
      .values({ service, position })
      .onConflictDoUpdate({ target: webhookPosition.service, set: { position } }),
  )
}
