// Keeps the projection like the account service: reads its feed from where it stopped, and reads again whole what an event is
// about. On the first start, and when events were missed, it reads everything.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../kit/database/database.ts'
import { type FeedItem, readFeed } from '../../kit/outbox/reader.ts'
import type { Log } from '../../kit/http/log.ts'
import type { AccountClient } from './accountClient.ts'
import { entityKnown } from './organization.ts'
import { keepPosition, positionOf, storeOrganization } from './store.ts'

export type Projection = Awaited<ReturnType<typeof followAccount>>

/** Events that tell of something the projection holds. */
const WATCHED = new Set(['organization.changed', 'entity.changed', 'membership.changed', 'user.changed'])

/** To a service that shows no such place, every place is unknown: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN

const LONGEST_PAUSE_MS = 5_000

type Options = { database: Database; account: AccountClient; log: Pick<Log, 'warn' | 'info'> }

export async function followAccount({ database, account, log }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function readEverything() {
    let count = 0
    for await (const snapshots of account.everyOrganization()) {
      for (const snapshot of snapshots) await storeOrganization(database, snapshot)
      count += snapshots.length
    }
    log.info({ count }, 'all organizations were read')
  }

  /** Reads one organization again. */
  async function refresh(organizationId: string) {
    for (const snapshot of await account.organizations([organizationId])) await storeOrganization(database, snapshot)
  }

  /** Until it works or we stop: an event that was not taken in must not be passed over. */
  async function untilDone(work: () => Promise<void>) {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work()
      } catch (error) {
        log.warn({ err: error }, 'the account service could not be read; trying again')
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** Takes an item in; false when it is about nothing that the projection holds. */
  async function take(item: FeedItem): Promise<boolean> {
    if (item.kind === 'reset') {
      await untilDone(readEverything)
      return true
    }
    const { organizationId } = item
    if (organizationId === null || !WATCHED.has(item.type)) return false
    await untilDone(() => refresh(organizationId))
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
    /** Makes sure that an entity which the account service has is known here too, although its event may be on its way. */
    async ensureEntity(organizationId: string, entityId: string): Promise<void> {
      const known = await database.inOrganization(organizationId, null, tx => entityKnown(tx, entityId))
      if (!known) await refresh(organizationId).catch((error: unknown) => log.warn({ err: error }, 'no refresh'))
    },
    close: async () => {
      stopping.abort()
      await following
    },
  }
}
