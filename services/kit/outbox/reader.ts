// Reads another service's feed forever: reconnects, resumes at its position, and reports when its data may be stale.
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { type FeedEvent, feedEvent } from './feed.ts'

type ReadOptions = {
  /** The other service's origin. */
  origin: string
  /** Sent with every connection. */
  token: () => Promise<string>
  signal: AbortSignal
  /** The last handled position; without it the reader starts at the end. */
  from?: number | undefined
  /** A connection that is silent for this long counts as dead; the service sends heartbeats more often. */
  silentMs?: number
}

/** Events buffered for a slow reader; the service keeps the others. */
const MAX_HELD = 1_000

/** An event, or a notice that events were missed. */
export type FeedItem = ({ kind: 'event' } & FeedEvent) | { kind: 'reset'; position: number }

/** Yields one item after the other. */
export async function* readFeed(options: ReadOptions): AsyncGenerator<FeedItem> {
  for await (const page of readPages(options)) yield* page
}

/** Yields what has arrived since the last page, never an empty page: a slow reader gets more at a time. */
export async function* readPages(options: ReadOptions): AsyncGenerator<FeedItem[]> {
  const { signal } = options
  let { from } = options
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const page of connection({ ...options, from })) {
        failures = 0
        from = page.at(-1)?.position ?? from
        const items = page.filter(item => item.kind !== 'place')
        if (items.length > 0) yield items
      }
    } catch {
      failures = Math.min(failures + 1, 7)
    }
    // Randomized, so that readers don't all reconnect at once.
    await sleep(Math.min(5_000, 50 * 2 ** failures) * Math.random(), undefined, { signal }).catch(() => {})
  }
}

/** The reader's position, sent on connection: if the connection breaks before the first event, nothing is missed. */
type Place = { kind: 'place'; position: number }

async function* connection(options: ReadOptions): AsyncGenerator<(FeedItem | Place)[]> {
  const { origin, token, signal, from, silentMs = 40_000 } = options
  const { statusCode, body } = await request(`${origin}/v1/events`, {
    headers: {
      authorization: `Bearer ${await token()}`,
      ...(from !== undefined && { 'last-event-id': String(from) }),
    },
    headersTimeout: 5_000,
    bodyTimeout: silentMs,
    signal,
  })
  if (statusCode !== 200) {
    await body.dump()
    throw new Error(`the feed answered ${statusCode}`)
  }
  const held: (FeedItem | Place)[] = []
  let end: { error?: unknown } | undefined
  let changed = Promise.withResolvers<void>()
  const wake = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  /** Continues while the last page is handled, so that the next page has everything that arrived meanwhile. */
  async function receive() {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of body) {
        const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
        rest = frames.pop() ?? ''
        held.push(...frames.flatMap(frame => itemOf(frame) ?? []))
        wake()
        while (held.length >= MAX_HELD && !end) await changed.promise
      }
      end ??= {}
    } catch (error) {
      end ??= { error }
    }
    wake()
  }
  const receiving = receive()
  try {
    while (held.length > 0 || !end) {
      const page = held.splice(0)
      if (page.length === 0) await changed.promise
      else {
        wake()
        yield page
      }
    }
    if ('error' in end) throw end.error
  } finally {
    end ??= {}
    wake()
    body.destroy()
    await receiving
  }
}

function itemOf(frame: string): FeedItem | Place | undefined {
  const fields = new Map(
    frame.split('\n').flatMap(line => {
      const at = line.indexOf(': ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)] as const] : []
    }),
  )
  const [position, data] = [fields.get('id'), fields.get('data')]
  if (position === undefined) return undefined
  if (data === undefined) return { kind: 'place', position: Number(position) }
  if (fields.get('event') === 'reset') return { kind: 'reset', position: Number(position) }
  return { kind: 'event', position: Number(position), ...feedEvent.parse(JSON.parse(data)) }
}
