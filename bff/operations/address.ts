import type { IncomingMessage } from 'node:http'

/** Where a request that Fastify never sees comes from, by the rule that Fastify has for the others (`trustProxy`). */
export function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  const [first] = String(forwarded ?? '').split(',', 1)
  return first?.trim() || (socket.remoteAddress ?? '')
}
