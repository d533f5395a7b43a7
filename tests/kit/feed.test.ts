// The feed loses nothing, duplicates nothing and keeps one order, whatever writers and readers do.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { openFeed } from '../../services/kit/outbox/feed.ts'
import { type FeedItem, readFeed } from '../../services/kit/outbox/reader.ts'
import { eventRoutes } from '../../services/kit/outbox/routes.ts'
import { openServiceIdentity, serviceOf } from '../../services/kit/tokens.ts'
import { openDatabase } from '../../services/kit/database/database.ts'
import { TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'
import { busyFor, until } from '../support/until.ts'

const { database, url, adminUrl } = await freshDatabase({ max: 25 })
const feed = await openFeed(database, { keep: 200 })
const app = await createServer({ title: 'feed', ready: database.ready })
const authenticateService = serviceOf('treasury', TEST_SERVICE_SECRET)
eventRoutes(app, { feed, authenticateService, heartbeatMs: 200, stallMs: 1_500 })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await feed.close()
})

const bff = openServiceIdentity(TEST_SERVICE_SECRET, 'bff')
const token = () => bff.tokenFor('treasury')
const [organization, actor] = [newId(), newId()]

type Reading = { ids: string[]; items: FeedItem[]; stop: () => Promise<void> }

/** Reads in the background; reconnects at random when `restless`. */
function read({ from, restless = false }: { from?: number; restless?: boolean } = {}): Reading {
  const stop = new AbortController()
  const ids: string[] = []
  const items: FeedItem[] = []
  const done = (async () => {
    let position = from
    while (!stop.signal.aborted) {
      const cut = restless ? AbortSignal.timeout(20 + Math.floor(Math.random() * 200)) : stop.signal
      const signal = AbortSignal.any([stop.signal, cut])
      for await (const item of readFeed({ origin, token, signal, from: position, silentMs: 2_000 })) {
        position = item.position
        items.push(item)
        if (item.kind === 'event') ids.push(item.subjectId)
        if (signal.aborted) break
      }
    }
  })()
  const end = async () => {
    stop.abort()
    await done
  }
  // Also after a failed test: its reader would continue during the next ones.
  onTestFinished(end)
  return { ids, items, stop: end }
}

/** The position where the feed ends once nothing is pending: a reader from here receives only what happens from now on. */
async function end(): Promise<number> {
  await until(async () => {
    const [row] = await database.runAs<{ waiting: boolean; newest: string }>(
      'feed',
      'select coalesce(bool_or(position is null), false) as waiting, coalesce(max(position), 0) as newest from outbox',
    )
    return row?.waiting === false && feed.tail() >= Number(row.newest)
  })
  return feed.tail()
}

const emit = (subjectId: string) =>
  database.inOrganization(organization, actor, async tx => tx.emit('thing.changed', subjectId))

/** A proxy to the feed that breaks its first connection as soon as the position has passed, and leaves later ones alone. */
async function breakingLine() {
  let isWhole = false
  const line = createTcpServer(down => {
    const up = connect(Number(new URL(origin).port), '127.0.0.1')
    let passed = ''
    up.on('data', (chunk: Buffer) => {
      down.write(chunk)
      passed += String(chunk)
      if (isWhole || !/id: \d+\n\n/.test(passed)) return
      isWhole = true
      // In order: everything written before arrives, and then the end.
      down.end()
      up.destroy()
    })
    down.on('data', (chunk: Buffer) => up.write(chunk)).on('close', () => up.destroy())
    for (const socket of [down, up]) socket.on('error', () => {})
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => line.close(resolve)),
  }
}

/** Thousands of events take a busy machine longer than a few. */
const TIMEOUT = { withinMs: 60_000 }

describe('the feed', { timeout: 130_000 }, () => {
  it('skips and doubles nothing: writers with delays and rollbacks, readers that keep reconnecting', async () => {
    const from = await end()
    const readers = Array.from({ length: 6 }, (_, index) => read({ from, restless: index < 4 }))
    const committed: string[] = []
    const closing = performance.now() + 3_000
    const write = async () => {
      // On a busy machine three seconds allow few commits.
      while (performance.now() < closing || committed.length <= 100) {
        const ids = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, newId)
        await database
          .inOrganization(organization, actor, async tx => {
            for (const id of ids) tx.emit('thing.changed', id)
            tx.atEnd(() => busyFor(Math.random() < 0.02 ? 300 : Math.random() * 10))
            if (Math.random() < 0.1) throw new RangeError('rolled back')
          })
          .then(
            () => committed.push(...ids),
            () => {},
          )
      }
    }
    await Promise.all(Array.from({ length: 15 }, write))
    await until(() => readers.every(({ ids }) => ids.length >= committed.length), TIMEOUT)
    await Promise.all(readers.map(reader => reader.stop()))
    expect(committed.length).toBeGreaterThan(100)
    for (const { ids } of readers) {
      expect(ids.length).toBe(committed.length)
      expect(new Set(ids)).toEqual(new Set(committed))
      expect(ids).toEqual(readers[0]?.ids)
    }
  })

  it('tells what happened to whom, where and by whom; the events of one change keep their order', async () => {
    const reader = read({ from: await end() })
    const [first, second, account] = [newId(), newId(), newId()]
    await database.inOrganization(organization, actor, async tx => {
      tx.emit('statement.changed', first, { scopeId: account })
      tx.emit('expected.changed', second)
    })
    await database.asSystem(async tx => tx.emit('session.ended', first), { actorId: actor })
    await until(() => reader.items.length === 3)
    await reader.stop()
    const shared = { kind: 'event', organizationId: organization, actorId: actor }
    expect(reader.items).toMatchObject([
      { ...shared, type: 'statement.changed', subjectId: first, scopeId: account },
      { ...shared, type: 'expected.changed', subjectId: second, scopeId: null },
      { ...shared, type: 'session.ended', organizationId: null },
    ])
  })

  it('holds every event of a large transaction, also those emitted at its very end', async () => {
    const reader = read({ from: await end() })
    const ids = Array.from({ length: 20_001 }, newId)
    await database.inOrganization(organization, actor, async tx => {
      for (const id of ids.slice(0, -1)) tx.emit('thing.changed', id)
      tx.atEnd(async () => tx.emit('thing.changed', ids.at(-1)!))
    })
    await until(() => reader.ids.length === ids.length, TIMEOUT)
    await reader.stop()
    expect(reader.ids).toEqual(ids)
  })

  it('brings an event as soon as it is there, also one of another process', async () => {
    // By its own timer this one would poll only after the test.
    const attentive = await openFeed(database, { idleMs: 3_600_000 })
    const other = openDatabase({ url, service: 'treasury', modules: [] })
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const seen: string[] = []
    const reading = (async () => {
      for await (const events of attentive.read(attentive.tail(), stop.signal))
        seen.push(...events.map(({ subjectId }) => subjectId))
    })()
    const sent: string[] = []
    for (const source of [database, other])
      for (let round = 0; round < 20; round++) {
        const id = newId()
        sent.push(id)
        await source.inOrganization(organization, actor, async tx => tx.emit('thing.changed', id))
        await until(() => seen.includes(id))
      }
    stop.abort()
    await reading
    await Promise.all([attentive.close(), other.close()])
    expect(seen).toEqual(sent)
  })

  it('stays open through heartbeats when nothing happens', async () => {
    const from = await end()
    let connections = 0
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const ids: string[] = []
    const reading = (async () => {
      const counted = () => {
        connections++
        return token()
      }
      // It tolerates the silence between two heartbeats, but not that of the whole test.
      for await (const item of readFeed({ origin, token: counted, signal: stop.signal, from, silentMs: 2_000 }))
        if (item.kind === 'event') ids.push(item.subjectId)
    })()
    // Another connection receives the heartbeats that the reader does not expose.
    const headers = { authorization: `Bearer ${await token()}` }
    const { body } = await fetch(`${origin}/v1/events`, { headers, signal: stop.signal })
    let heard = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      heard += chunk
      if (heard.split(': alive').length > 15) break
    }
    const id = newId()
    await emit(id)
    await until(() => ids.length > 0)
    expect(ids).toEqual([id])
    expect(connections).toBe(1)
    stop.abort()
    await reading
  })

  it('misses nothing when the line breaks before the first event', async () => {
    await end()
    const line = await breakingLine()
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const ids: string[] = []
    const missed = newId()
    let connections = 0
    // It happens while disconnected: just before the second connection.
    const tokenAfterTheBreak = async () => {
      connections++
      if (connections === 2) await emit(missed)
      return token()
    }
    const reading = (async () => {
      for await (const item of readFeed({ origin: line.origin, token: tokenAfterTheBreak, signal: stop.signal }))
        if (item.kind === 'event') ids.push(item.subjectId)
    })()
    await until(() => ids.length > 0)
    stop.abort()
    await reading
    await line.close()
    expect(ids).toEqual([missed])
  })

  it('tells a reader whose place was deleted, or never was, to start anew', async () => {
    await emit(newId())
    await end()
    await withAdmin(adminUrl, admin => admin.query(`update outbox set at = at - interval '8 days'`))
    let pruned = 0
    for (let batch = 1; batch > 0; pruned += batch) batch = await feed.prune('7 days')
    expect(pruned).toBeGreaterThan(100)
    for (const from of [1, 10 ** 12]) {
      const reader = read({ from })
      await until(() => reader.items.length > 0)
      const id = newId()
      await emit(id)
      await until(() => reader.ids.length > 0)
      expect(reader.items).toMatchObject([{ kind: 'reset' }, { kind: 'event', subjectId: id }])
      await reader.stop()
    }
  })

  it('drops a reader that does not read', async () => {
    await withAdmin(adminUrl, admin =>
      // The kernel's buffers take some megabytes before a stalled reader has any effect.
      admin.query(
        `insert into outbox (organization_id, actor_id, type, subject_id) select $1, $2, 'thing.changed', gen_random_uuid() from generate_series(1, 60000)`,
        [organization, actor],
      ),
    )
    const accepted = once(app.server, 'connection') as Promise<[Socket]>
    const lazy = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
    const [reader] = await accepted
    const auth = `authorization: Bearer ${await token()}`
    lazy.write(`GET /v1/events HTTP/1.1\r\nhost: x\r\n${auth}\r\nlast-event-id: ${feed.tail()}\r\n\r\n`)
    lazy.pause()
    // The kernel takes nothing more: from now on it stalls, which is tolerated for a while.
    await until(() => reader.writableNeedDrain, TIMEOUT)
    expect(reader.destroyed).toBe(false)
    await until(() => reader.destroyed, TIMEOUT)
    lazy.destroy()
  })

  it('is for services only', async () => {
    expect((await fetch(`${origin}/v1/events`)).status).toBe(401)
  })
})
