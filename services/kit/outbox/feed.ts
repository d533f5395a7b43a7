// The outbox as one ordered stream for many readers. Rows get their place after commit, from one placer at a time, so none can appear
// behind a reader, and a long transaction delays no one but itself. One pump reads new rows once; a reader that is behind the ring reads pages.
import pg from 'pg'
import type { Database } from '../database/database.ts'

export type FeedEvent = { position: number; organizationId: string; type: string; subjectId: string }
export type Feed = Awaited<ReturnType<typeof openFeed>>

const PAGE = 500
const PLACE = `
  with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('outbox', 0)) as mine),
  next as materialized (select id, nextval('outbox_place') as place from (select id from outbox where position is null and (select mine from turn) order by id limit 1000) waiting),
  placed as (update outbox set position = place from next where outbox.id = next.id and position is null returning 1)
  select count(*) as n, case when count(*) > 0 then pg_notify('outbox', '') end from placed`

export async function openFeed(
  database: Database,
  url: string,
  options: { role: string; keep?: number; idleMs?: number },
) {
  const { role, keep = 10_000, idleMs = 1_000 } = options
  let stopped = false
  let poked = Promise.withResolvers<void>()
  let news = Promise.withResolvers<void>()
  const ring: FeedEvent[] = []
  const [start] = await database.asSystem<{ position: string }>(
    role,
    'select greatest((select max(position) from outbox where position is not null), (select position from outbox_horizon)) as position',
  )
  let floor = Number(start!.position)
  let tail = floor

  let listener: pg.Client | undefined
  const listen = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client
      .on('notification', () => poked.resolve())
      .on('error', () => {})
      .on('end', () => {
        if (!stopped) setTimeout(() => listen().catch(() => {}), 500).unref()
      })
    await client.connect()
    await client.query('listen outbox')
    listener = client
    poked.resolve()
  }
  await listen()

  const eventsAfter = async (position: number): Promise<FeedEvent[]> =>
    (
      await database.asSystem<{ position: string; organization_id: string; type: string; subject_id: string }>(
        role,
        'select position, organization_id, type, subject_id from outbox where position > $1 order by position limit $2',
        [position, PAGE],
      )
    ).map(row => ({
      position: Number(row.position),
      organizationId: row.organization_id,
      type: row.type,
      subjectId: row.subject_id,
    }))

  async function pump() {
    while (!stopped) {
      const { promise } = (poked = Promise.withResolvers<void>())
      try {
        const [placed] = await database.asSystem<{ n: string }>(role, PLACE)
        const events = await eventsAfter(tail)
        if (events.length > 0) {
          ring.push(...events)
          tail = events.at(-1)!.position
          if (ring.length > keep * 1.2) floor = ring.splice(0, ring.length - keep).at(-1)!.position
          news.resolve()
          news = Promise.withResolvers<void>()
        }
        if (Number(placed!.n) > 0 || events.length === PAGE) continue
      } catch {
        /* the database is away: look again below */
      }
      await within(promise, idleMs)
    }
  }
  const pumping = pump()

  /** Pages after `from`, for ever. A slow reader holds no memory here: it falls back to the table. */
  async function* read(from: number, signal: AbortSignal): AsyncGenerator<FeedEvent[]> {
    for (let at = from; !signal.aborted && !stopped;) {
      const { promise } = news
      const index = firstAfter(ring, at)
      const page = at >= floor ? ring.slice(index, index + PAGE) : await eventsAfter(at)
      if (page.length > 0) {
        at = page.at(-1)!.position
        yield page
      } else await within(promise, 5_000, signal)
    }
  }

  /** Where a reader starts; `lost` if rows after its place were deleted, or its place is from another life of this database. */
  async function resume(last: number | undefined): Promise<{ from: number; lost: boolean }> {
    if (last === undefined) return { from: tail, lost: false }
    const [row] = await database.asSystem<{ lost: boolean }>(
      role,
      `select position > $1 or $1 > (select last_value from outbox_place) as lost from outbox_horizon`,
      [Number.isNaN(last) ? -1 : last],
    )
    return row!.lost ? { from: tail, lost: true } : { from: last, lost: false }
  }

  const prune = (olderThan: string) =>
    database
      .asSystem<{ n: string }>(
        role,
        `
    with gone as (delete from outbox where id = any (array(select id from outbox where position is not null and at < now() - $1::interval order by position limit 10000)) returning position),
    mark as (update outbox_horizon set position = (select max(position) from gone) where exists (select from gone))
    select count(*) as n from gone`,
        [olderThan],
      )
      .then(rows => Number(rows[0]!.n))

  return {
    read,
    resume,
    prune,
    poke: () => poked.resolve(),
    tail: () => tail,
    close: async () => {
      stopped = true
      poked.resolve()
      news.resolve()
      await listener?.end().catch(() => {})
      await pumping
    },
  }
}

function firstAfter(ring: FeedEvent[], position: number): number {
  let [low, high] = [0, ring.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ring[middle]!.position > position) high = middle
    else low = middle + 1
  }
  return low
}

async function within(promise: Promise<void>, ms: number, signal?: AbortSignal) {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const done = () => resolve()
  signal?.addEventListener('abort', done, { once: true })
  await Promise.race([promise, timeout])
  clearTimeout(timer)
  signal?.removeEventListener('abort', done)
}
