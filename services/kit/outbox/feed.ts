// The outbox as one ordered stream for many readers. A single placer orders rows after commit, so none can appear behind a reader, and a
// long transaction delays only itself. One pump reads new rows once; a reader that is behind the ring buffer reads pages.
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { openLastingConnection } from '../database/lastingConnection.ts'

export const feedEvent = z.object({
  organizationId: z.uuid().nullable(),
  type: z.string(),
  subjectId: z.uuid(),
  scopeId: z.uuid().nullable(),
  actorId: z.uuid().nullable(),
})
export type FeedEvent = z.infer<typeof feedEvent> & { position: number }
export type Feed = Awaited<ReturnType<typeof openFeed>>

type FeedOptions = {
  /** Events held in memory for readers that are nearly up to date. */
  keep?: number
  /** How long to sleep without a notification. */
  idleMs?: number
}

const PAGE = 500
/** A reader checks again after this time even without a notification. */
const READER_TIMEOUT_MS = 5_000

const PLACE = `
  with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('outbox', 0)) as mine),
  next as materialized (
    select id, nextval('outbox_place') as place
    from (select id from outbox where position is null and (select mine from turn) order by id limit 1000) waiting),
  placed as (update outbox set position = place from next where outbox.id = next.id and position is null returning 1)
  select count(*) as n, case when count(*) > 0 then pg_notify('outbox', '') end from placed`

const TAIL = `
  select greatest((select max(position) from outbox where position is not null), (select position from outbox_horizon)) as position`

const AFTER = `
  select position, organization_id, type, subject_id, scope_id, actor_id
  from outbox where position > $1 order by position limit $2`

const PRUNE = `
  with gone as (
    delete from outbox where id = any (array(
      select id from outbox where position is not null and at < now() - $1::interval order by position limit 10000))
    returning position),
  mark as (update outbox_horizon set position = (select max(position) from gone) where exists (select from gone))
  select count(*) as n from gone`

type OutboxRow = {
  position: string
  organization_id: string | null
  type: string
  subject_id: string
  scope_id: string | null
  actor_id: string | null
}

const showRow = (row: OutboxRow): FeedEvent => ({
  position: Number(row.position),
  organizationId: row.organization_id,
  type: row.type,
  subjectId: row.subject_id,
  scopeId: row.scope_id,
  actorId: row.actor_id,
})

export async function openFeed(database: Database, { keep = 10_000, idleMs = 1_000 }: FeedOptions = {}) {
  let stopped = false
  let poked = Promise.withResolvers<void>()
  let news = Promise.withResolvers<void>()
  const poke = () => poked.resolve()
  const ears = await openLastingConnection({ connectionString: database.url }, async client => {
    client.on('notification', poke)
    await client.query('listen outbox')
    // For notifications that arrived while nothing listened.
    poke()
  })
  const forgetCommits = database.onEvents(poke)

  const ring: FeedEvent[] = []
  const [start] = await database.runAs<{ position: string }>('feed', TAIL)
  let floor = Number(start?.position ?? 0)
  let tail = floor

  const eventsAfter = async (position: number): Promise<FeedEvent[]> =>
    (await database.runAs<OutboxRow>('feed', AFTER, [position, PAGE])).map(showRow)

  function take(events: readonly FeedEvent[]) {
    const last = events.at(-1)
    if (!last) return
    ring.push(...events)
    tail = last.position
    if (ring.length > keep * 1.2) floor = ring.splice(0, ring.length - keep).at(-1)?.position ?? floor
    news.resolve()
    news = Promise.withResolvers()
  }

  async function pump() {
    while (!stopped) {
      const { promise } = (poked = Promise.withResolvers())
      try {
        const [placed] = await database.runAs<{ n: string }>('feed', PLACE)
        const events = await eventsAfter(tail)
        take(events)
        if (Number(placed?.n) > 0 || events.length === PAGE) continue
      } catch {
        // The database is down: check again below.
      }
      await within(promise, idleMs)
    }
  }
  const pumping = pump()

  /** Pages after `from`, forever. A slow reader uses no memory here: it reads from the table. */
  async function* read(from: number, signal: AbortSignal): AsyncGenerator<FeedEvent[]> {
    let at = from
    while (!signal.aborted && !stopped) {
      const { promise } = news
      const index = firstAfter(ring, at)
      const page = at >= floor ? ring.slice(index, index + PAGE) : await eventsAfter(at)
      const last = page.at(-1)
      if (last) {
        at = last.position
        yield page
      } else await within(promise, READER_TIMEOUT_MS, signal)
    }
  }

  /** The start position of a reader; `lost` if rows after it were deleted, or if it comes from an earlier copy of this database. */
  async function resume(last: number | undefined): Promise<{ from: number; lost: boolean }> {
    if (last === undefined) return { from: tail, lost: false }
    const [row] = await database.runAs<{ lost: boolean }>(
      'feed',
      'select position > $1 or $1 > (select last_value from outbox_place) as lost from outbox_horizon',
      [Number.isNaN(last) ? -1 : last],
    )
    return row?.lost === false ? { from: last, lost: false } : { from: tail, lost: true }
  }

  /** Deletes up to 10,000 placed events that are older than an interval; returns how many. */
  async function prune(olderThan: string): Promise<number> {
    const [row] = await database.runAs<{ n: string }>('feed', PRUNE, [olderThan])
    return Number(row?.n ?? 0)
  }

  return {
    read,
    resume,
    prune,
    tail: () => tail,
    close: async () => {
      stopped = true
      forgetCommits()
      poked.resolve()
      news.resolve()
      await ears.close()
      await pumping
    },
  }
}

function firstAfter(ring: readonly FeedEvent[], position: number): number {
  let low = 0
  let high = ring.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ring[middle]!.position > position) high = middle
    else low = middle + 1
  }
  return low
}

/** Waits for a promise, at most `ms` and until aborted. */
async function within(promise: Promise<void>, ms: number, signal?: AbortSignal) {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const abort = () => resolve()
  signal?.addEventListener('abort', abort, { once: true })
  await Promise.race([promise, timeout])
  clearTimeout(timer)
  signal?.removeEventListener('abort', abort)
}
