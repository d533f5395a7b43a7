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

/** What a reader meets: an event, or the news that events were missed. */
export type FeedItem = ({ kind: 'event' } & FeedEvent) | { kind: 'reset'; position: number }

export async function* readFeed(options: ReadOptions): AsyncGenerator<FeedItem> {
  const { signal } = options
  let { from } = options
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const item of connection({ ...options, from })) {
        failures = 0
        from = item.position
        if (item.kind !== 'place') yield item
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

async function* connection(options: ReadOptions): AsyncGenerator<FeedItem | Place> {
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
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const item = itemOf(frame)
      if (item) yield item
    }
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
