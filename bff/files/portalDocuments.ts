// Files of a customer's own page, authorized by the browser's session: `GET /customer/documents/{uuid}` an issued invoice as PDF,
// `/customer/receipts/{uuid}` the receipt of a payment, `/customer/files/{uuid}` a file sent to the customer in a message,
// `/customer/statements/{currency}/{from}/{to}` the statement of account; and `PUT /customer/uploads/{purpose}?name=&size=` uploads a file
// and returns its id.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused, notFound } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { DocumentParts } from './fileParts.ts'

type Route = { Params: { id: string } }
type StatementRoute = { Params: { currency: string; from: string; to: string } }
type Upload = { Params: { purpose: string }; Querystring: { name?: string; size?: string } }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Cost within the minute's budget of anonymous users of one network: some hundred documents. */
const DOCUMENT_COST = 500
const TRANSFER_MS = 60_000
/** Slow connections get their time; a stalled one is aborted. */
const UPLOAD_MS = 300_000

/** Must run in the scope of files, whose errors are problem documents. */
export function portalDocuments(
  files: FastifyInstance,
  { services, ownOrigin, points, addressOf }: DocumentParts,
): void {
  /** The headers that identify the customer to the account service; refuses requests without a session and from other origins. */
  async function headersOf({ headers, raw, id }: FastifyRequest, limitMs: number): Promise<Record<string, string>> {
    if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
    const { customers } = services.identity
    const session = customers.cookie.read(headers.cookie)
    if (session === undefined) throw new Refused('G-10')
    const address = addressOf(raw)
    await points.spend({ who: undefined, address }, DOCUMENT_COST)
    const language = languageOf(headers)
    const asker = {
      address,
      userAgent: headers['user-agent'] ?? '',
      language,
      requestId: id,
      deadline: AbortSignal.timeout(limitMs),
    }
    return {
      authorization: `Bearer ${await customers.tokenOf(session, asker)}`,
      'accept-language': language,
      'x-request-id': id,
    }
  }

  /** Streams a document that the customer's session may read. */
  async function download(request: FastifyRequest, reply: FastifyReply, path: string | null, type: string) {
    const headers = await headersOf(request, TRANSFER_MS)
    if (path === null) throw notFound()
    const answer = await services.upstreams.account.pass({
      method: 'GET',
      path,
      headers,
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
  }
  const pass = (path: string, at: (id: string) => string, type: string) =>
    files.get<Route>(path, (request, reply) => {
      const { id } = request.params
      return download(request, reply, UUID.test(id) ? at(id) : null, type)
    })
  pass('/customer/documents/:id', id => `/v1/portal/invoices/${id}/document?language=both`, 'application/pdf')
  pass('/customer/receipts/:id', id => `/v1/portal/payments/${id}/receipt?language=both`, 'application/pdf')
  // Always served as a download, never opened in our origin.
  pass('/customer/files/:id', id => `/v1/portal/files/${id}/content`, 'application/octet-stream')

  files.get<StatementRoute>('/customer/statements/:currency/:from/:to', (request, reply) => {
    const query = new URLSearchParams({ ...request.params, language: 'both' })
    return download(request, reply, `/v1/portal/statement/document?${query}`, 'application/pdf')
  })

  files.put<Upload>('/customer/uploads/:purpose', async (request, reply) => {
    const { headers: given, params, query } = request
    const named = new URLSearchParams({ name: query.name ?? '', size: query.size ?? '' })
    const answer = await services.upstreams.account.pass({
      method: 'PUT',
      path: `/v1/portal/uploads/${encodeURIComponent(params.purpose)}?${named}`,
      headers: {
        ...(await headersOf(request, UPLOAD_MS)),
        'content-type': given['content-type'] ?? 'application/octet-stream',
        ...(given['content-length'] !== undefined && { 'content-length': given['content-length'] }),
      },
      body: request.raw,
      limitMs: UPLOAD_MS,
    })
    return reply.type('application/json').header('cache-control', 'no-store').send(answer.body)
  })
}
