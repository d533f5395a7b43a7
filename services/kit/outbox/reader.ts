// Reads another service's feed for ever: reconnects, resumes where it was, and says when what it holds may be stale.
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { type FeedEvent, feedEvent } from './feed.ts'

type ReadOptions = {
  /** The other service's address. */
  origin: string
  /** Shown at every connection. */
  token: () => Promise<string>
  signal: AbortSignal
  /** The last place that was dealt with; from now on when absent. */
  from?: number | undefined
  /** Silence after which a connection is held to be dead; the service sends a heartbeat well before. */
  silentMs?: number
}

/** Events that wait for a slow reader; the service keeps the others. */
const MAX_HELD = 1_000

/** What a reader meets: an event, or the news that events were missed. */
export type FeedItem = ({ kind: 'event' } & FeedEvent) | { kind: 'reset'; position: number }

/** One item after the other. */
export async function* readFeed(options: ReadOptions): AsyncGenerator<FeedItem> {
  for await (const page of readPages(options)) yield* page
}

/** What has arrived by the time that it is asked for, never nothing: whoever is slow takes more at a time. */
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
    // Spread over time, so that readers do not come back all at once.
    await sleep(Math.min(5_000, 50 * 2 ** failures) * Math.random(), undefined, { signal }).catch(() => {})
  }
}

/** Where the reader stands, told as soon as it is connected: what happens before its first event is not missed when the line breaks. */
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
  /** Goes on while the page before is dealt with, so that the next one is all that came meanwhile. */
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
