// `GET /customer/documents/{uuid}`: an issued invoice as PDF, and `/customer/files/{uuid}`: a file that was sent to the customer in a message,
// for the customer whose session the browser holds.
import type { FastifyInstance } from 'fastify'
import { Refused, notFound } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { DocumentParts } from './customerDocuments.ts'

type Route = { Params: { id: string } }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Of what strangers of a network may spend in a minute: some hundred documents. */
const DOCUMENT_COST = 500
const TRANSFER_MS = 60_000

/** In the scope of files, whose errors are problems. */
export function portalDocuments(
  files: FastifyInstance,
  { services, ownOrigin, points, addressOf }: DocumentParts,
): void {
  /** Passes a document on that the customer's session may read. */
  const pass = (path: string, at: (id: string) => string, type: string) =>
    files.get<Route>(path, async (request, reply) => {
      const { headers, params } = request
      if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
      const { customers } = services.identity
      const session = customers.cookie.read(headers.cookie)
      if (session === undefined) throw new Refused('G-10')
      if (!UUID.test(params.id)) throw notFound()
      const address = addressOf(request.raw)
      await points.spend({ who: undefined, address }, DOCUMENT_COST)
      const language = languageOf(headers)
      const asker = {
        address,
        userAgent: headers['user-agent'] ?? '',
        language,
        requestId: request.id,
        deadline: AbortSignal.timeout(TRANSFER_MS),
      }
      const answer = await services.upstreams.account.pass({
        method: 'GET',
        path: at(params.id),
        headers: {
          authorization: `Bearer ${await customers.tokenOf(session, asker)}`,
          'accept-language': language,
          'x-request-id': request.id,
        },
        body: null,
        limitMs: TRANSFER_MS,
      })
      return reply
        .headers({
          'content-type': type,
          'content-disposition': String(answer.headers['content-disposition'] ?? 'attachment'),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(answer.body)
    })
  pass('/customer/documents/:id', id => `/v1/portal/invoices/${id}/document?language=both`, 'application/pdf')
  // Whatever it is, it is saved and never opened in our origin.
  pass('/customer/files/:id', id => `/v1/portal/files/${id}/content`, 'application/octet-stream')
}
