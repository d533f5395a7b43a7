// `/livez`: the process responds. `/readyz`: it can serve requests.
import type { FastifyInstance } from 'fastify'
import type { Upstream } from './rest/upstream.ts'

export type HealthParts = { upstreams: readonly Upstream[]; feedsAreOpen(): boolean }

const TIMEOUT_MS = 2_000

export function healthRoutes(app: FastifyInstance, { upstreams, feedsAreOpen }: HealthParts): void {
  app.get('/livez', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const services = await Promise.all(
      upstreams.map(async upstream => [upstream.name, await isReady(upstream)] as const),
    )
    const parts = { ...Object.fromEntries(services), feeds: feedsAreOpen() }
    return reply.code(Object.values(parts).every(Boolean) ? 200 : 503).send(parts)
  })
}

async function isReady({ pool }: Upstream): Promise<boolean> {
  try {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: '/readyz',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  }
}
