import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Feed, FeedEvent } from './feed.ts'

const frame = ({ position, organizationId, type, subjectId }: FeedEvent) =>
  `id: ${position}\nevent: change\ndata: ${JSON.stringify({ organizationId, type, id: subjectId })}\n\n`

/** `GET /v1/events`: server-sent events, resumed by `Last-Event-ID`. */
export function eventRoutes(app: FastifyInstance, feed: Feed, { heartbeatMs = 15_000, stallMs = 30_000 } = {}) {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const reader of open) reader.abort()
  })
  app.get('/v1/events', { schema: { hide: true } as object }, async (request, reply) => {
    const given = request.headers['last-event-id']
    const last = given === undefined ? undefined : /^\d{1,15}$/.test(String(given)) ? Number(given) : NaN
    const { from, lost } = await feed.resume(last)
    reply.hijack()
    const out = reply.raw
    const reader = new AbortController()
    open.add(reader)
    out.once('close', () => reader.abort()).on('error', () => reader.abort())
    out.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    const heartbeat = setInterval(() => {
      if (!out.writableNeedDrain) out.write(': alive\n\n')
    }, heartbeatMs)
    try {
      // `reset` says: what you hold may be stale, forget it all and go on from here.
      out.write(lost ? `id: ${from}\nevent: reset\ndata: {}\n\n` : ': open\n\n')
      for await (const page of feed.read(from, reader.signal)) {
        if (out.write(page.map(frame).join(''))) continue
        await once(out, 'drain', { signal: AbortSignal.any([reader.signal, AbortSignal.timeout(stallMs)]) })
      }
      out.end()
    } catch {
      out.destroy()
    } finally {
      clearInterval(heartbeat)
      open.delete(reader)
    }
  })
}
