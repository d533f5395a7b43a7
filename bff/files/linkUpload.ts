// Uploads from users with a link and no session: the BFF calls in its own name and the service authorizes by the link. The link is in a
// header, because addresses are logged.
import type { FastifyRequest } from 'fastify'
import { Refused } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { DocumentParts } from './fileParts.ts'

type Named = { Querystring: { name?: string; size?: string } }
type LinkUpload = { path: string; header: 'x-customer-link' | 'x-checkout-link' }

/** Cost within the minute's budget of anonymous users of one network: some hundred documents. */
const DOCUMENT_COST = 500
/** Slow connections get their time; a stalled one is aborted. */
const TRANSFER_MS = 300_000

/** Passes a file on with its name and size; refuses other origins and requests without a link. */
export async function passLinkUpload(
  { services, tokens, ownOrigin, points, addressOf }: DocumentParts,
  request: FastifyRequest<Named>,
  { path, header }: LinkUpload,
) {
  const { headers, query } = request
  if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
  const link = headers[header]
  if (typeof link !== 'string') throw new Refused('G-10')
  await points.spend({ who: undefined, address: addressOf(request.raw) }, DOCUMENT_COST)
  const named = new URLSearchParams({ name: query.name ?? '', size: query.size ?? '' })
  return services.upstreams.account.pass({
    method: 'PUT',
    path: `${path}?${named}`,
    headers: {
      authorization: await tokens('account'),
      [header]: link,
      'content-type': headers['content-type'] ?? 'application/octet-stream',
      ...(headers['content-length'] !== undefined && { 'content-length': headers['content-length'] }),
      'accept-language': languageOf(headers),
      'x-request-id': request.id,
    },
    body: request.raw,
    limitMs: TRANSFER_MS,
  })
}
