import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Server } from '../http/server.ts'
import type { Feed, FeedEvent } from './feed.ts'

type EventRouteOptions = {
  feed: Feed
  /** Rejects requests that are not from a service. */
  authenticateService: (request: FastifyRequest) => Promise<string>
  heartbeatMs?: number
  /** A reader that receives nothing for this long is disconnected. */
  stallMs?: number
}

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

const frameOf = ({ position, ...data }: FeedEvent) =>
  `id: ${position}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`

/** The reader's position: absent at first, NaN where it is invalid and the reader must start over. */
function placeOf(header: unknown): number | undefined {
  if (header === undefined) return undefined
  return /^\d{1,15}$/.test(String(header)) ? Number(header) : Number.NaN
}

/** `GET /v1/events`: the feed as server-sent events for services, resumed by `Last-Event-ID`. */
export function eventRoutes(app: Server, options: EventRouteOptions) {
  const { feed, authenticateService, heartbeatMs = 15_000, stallMs = 30_000 } = options
  const readers = new Set<AbortController>()
  // A hijacked response outlives every time limit of the server: it ends when the server does.
  app.addHook('preClose', async () => {
    for (const reader of readers) reader.abort()
  })

  async function stream(out: ServerResponse, from: number, lost: boolean) {
    const reader = new AbortController()
    readers.add(reader)
    out.once('close', () => reader.abort()).on('error', () => reader.abort())
    out.writeHead(200, HEADERS)
    const heartbeat = setInterval(() => {
      if (!out.writableNeedDrain) out.write(': alive\n\n')
    }, heartbeatMs)
    try {
      // `reset` means: discard your data, it may be stale, and continue from here. Every reader receives its position at once: otherwise a
      // reader whose connection breaks before its first event would start again at the end, and miss the events between.
      out.write(lost ? `id: ${from}\nevent: reset\ndata: {}\n\n` : `id: ${from}\n\n`)
      for await (const page of feed.read(from, reader.signal)) {
        if (out.write(page.map(frameOf).join(''))) continue
        await once(out, 'drain', { signal: AbortSignal.any([reader.signal, AbortSignal.timeout(stallMs)]) })
      }
      out.end()
    } catch {
      out.destroy()
    } finally {
      clearInterval(heartbeat)
      readers.delete(reader)
    }
  }

  app.get('/v1/events', { schema: { hide: true } }, async (request, reply) => {
    await authenticateService(request)
    const { from, lost } = await feed.resume(placeOf(request.headers['last-event-id']))
    reply.hijack()
    await stream(reply.raw, from, lost)
  })
}
