// Keeps the projection like the account service: reads its feed from where it stopped, and reads again whole what an event is
// about. On the first start, and when events were missed, it reads everything.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import { type FeedItem, readFeed } from '../../kit/outbox/reader.ts'
import type { AccountClient } from './accountClient.ts'
import type { Projection } from './projection.ts'
import { keepPosition, positionOf } from './store.ts'

/** Events that tell of something the projection holds. */
const WATCHED = new Set(['organization.changed', 'entity.changed', 'membership.changed', 'user.changed'])

/** No feed knows such a place: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN

const LONGEST_PAUSE_MS = 5_000

type Options = {
  database: Database
  account: Pick<AccountClient, 'origin' | 'token'>
  projection: Pick<Projection, 'refresh' | 'readEverything'>
  log: Pick<Log, 'warn'>
}

/** Follows the account service until closed. One process follows. */
export function followAccount({ database, account, projection, log }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Until it works or we stop: an event that was not taken in must not be passed over. */
  async function untilDone(work: () => Promise<void>) {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work()
      } catch (error) {
        log.warn({ err: error }, 'the projection is behind; trying again')
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** Takes an item in; false when it is about nothing that the projection holds. */
  async function take(item: FeedItem): Promise<boolean> {
    if (item.kind === 'reset') {
      await untilDone(projection.readEverything)
      return true
    }
    const { organizationId } = item
    if (organizationId === null || !WATCHED.has(item.type)) return false
    await untilDone(() => projection.refresh(organizationId))
    return true
  }

  async function follow() {
    const from = (await positionOf(database)) ?? NOWHERE
    for await (const item of readFeed({ origin: account.origin, token: account.token, signal, from })) {
      const taken = await take(item)
      if (signal.aborted) return
      if (taken) await untilDone(() => keepPosition(database, item.position))
    }
  }
  const following = untilDone(follow)

  return {
    close: async () => {
      stopping.abort()
      await following
    },
  }
}
