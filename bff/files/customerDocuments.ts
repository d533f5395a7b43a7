// `PUT /customer-requests/documents/{kind}?name=&size=`: a document of a customer who has a link and no session. The BFF asks in its own
// name, and the service lets the link decide. The link is in a header, since addresses are logged.
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Services } from '../context.ts'
import { Refused } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { Points } from '../operations/points.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'

export type DocumentParts = {
  services: Services
  tokens: ServiceTokens
  ownOrigin: string | undefined
  points: Points
  addressOf: (request: IncomingMessage) => string
}
type Route = { Params: { kind: string }; Querystring: { name?: string; size?: string } }

/** Of what strangers of a network may spend in a minute: some hundred documents. */
const DOCUMENT_COST = 500
/** Slow lines may take their time; a stalled one is given up. */
const TRANSFER_MS = 300_000

/** In a scope that takes bodies of any type as they come. */
export function customerDocuments(
  files: FastifyInstance,
  { services, tokens, ownOrigin, points, addressOf }: DocumentParts,
): void {
  files.put<Route>('/customer-requests/documents/:kind', async (request, reply) => {
    const { headers, params, query } = request
    if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
    const link = headers['x-customer-link']
    if (typeof link !== 'string') throw new Refused('G-10')
    await points.spend({ who: undefined, address: addressOf(request.raw) }, DOCUMENT_COST)
    const named = new URLSearchParams({ name: query.name ?? '', size: query.size ?? '' })
    const answer = await services.upstreams.account.pass({
      method: 'PUT',
      path: `/v1/customer-requests/documents/${encodeURIComponent(params.kind)}?${named}`,
      headers: {
        authorization: await tokens('account'),
        'x-customer-link': link,
        'content-type': headers['content-type'] ?? 'application/octet-stream',
        ...(headers['content-length'] !== undefined && { 'content-length': headers['content-length'] }),
        'accept-language': languageOf(headers),
        'x-request-id': request.id,
      },
      body: request.raw,
      limitMs: TRANSFER_MS,
    })
    await answer.body.dump()
    return reply.code(204).send()
  })
}
