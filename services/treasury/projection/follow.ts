// Keeps the projection like the account service: reads its feed from where it stopped, and reads again whole what an event is
// about. On the first start, and when events were missed, it reads everything.
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import { type FeedItem, readFeed } from '../../kit/outbox/reader.ts'
import { untilDone } from '../../kit/outbox/untilDone.ts'
import type { AccountClient } from './accountClient.ts'
import type { Projection } from './projection.ts'
import { keepPosition, positionOf } from './store.ts'

/** Events that tell of something the projection holds. */
const WATCHED = new Set([
  'organization.changed',
  'entity.changed',
  'membership.changed',
  'role.changed',
  'user.changed',
])

/** No feed knows such a place: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN

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

  /** An event that was not taken in must not be passed over. */
  const untilTaken = (work: () => Promise<void>) =>
    untilDone(work, { signal, log, behind: 'the projection is behind; trying again' })

  /** Takes an item in; false when it is about nothing that the projection holds. */
  async function take(item: FeedItem): Promise<boolean> {
    if (item.kind === 'reset') {
      await untilTaken(projection.readEverything)
      return true
    }
    const { organizationId } = item
    if (organizationId === null || !WATCHED.has(item.type)) return false
    await untilTaken(() => projection.refresh(organizationId))
    return true
  }

  async function follow() {
    const from = (await positionOf(database)) ?? NOWHERE
    for await (const item of readFeed({ origin: account.origin, token: account.token, signal, from })) {
      const taken = await take(item)
      if (signal.aborted) return
      if (taken) await untilTaken(() => keepPosition(database, item.position))
    }
  }
  const following = untilTaken(follow)

  return {
    close: async () => {
      stopping.abort()
      await following
    },
  }
}
