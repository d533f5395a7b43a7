// `PUT` and `GET /files/{id}`: streams bytes to and from the service that keeps the file, without holding them here. `GET
// /files/{id}/pages/{page}`: a page of a customer's document as an image. `PUT /customer-requests/documents/{kind}`: uploads from customers
// with a link; `/customer/…`: files and events of their own page. `POST
// /invoice-previews`, `/credit-memo-previews`: a page of a document while the user types it. `GET /templates/{name}`: the CSV templates of bulk imports.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { FILE_KEEPERS } from '../__generated__/filePurposes.ts'
import type { TokenExchange } from '../context.ts'
import { decodeFileId, decodePhotoId } from '../graph/fileId.ts'
import { decodeStatementId } from '../graph/statementId.ts'
import { codeOf, type Language, messageOf, notFound, Refused, titleOf } from '../graph/errors.ts'
import { type Auth, credentialOf, languageOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import { type Problem, RestError, type ServiceName } from '../rest/restError.ts'
import { customerDocuments } from './customerDocuments.ts'
import { documentPreviews } from './documentPreviews.ts'
import { portalDocuments } from './portalDocuments.ts'
import { portalEvents, type PortalEventParts } from './portalEvents.ts'

export type FileRouteParts = PortalEventParts & { auth: Auth }

/** Slow connections get their time; a stalled one is aborted. */
const TRANSFER_MS = 300_000

const PASSED_ON = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'x-page-count',
] as const

export async function fileRoutes(app: FastifyInstance, parts: FileRouteParts): Promise<void> {
  await app.register((files, _options, done) => {
    // Accepts any type; the service checks the content.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    files.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
    files.put<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const upstream = await target(parts, request, () => placeOf('PUT', request.params.id))
      const answer = await upstream.send('PUT', {
        body: request.raw,
        headers: pick(request.headers, ['content-type', 'content-length']),
      })
      await answer.body.dump()
      return reply.code(204).send()
    })
    files.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const { id } = request.params
      const upstream = await target(
        parts,
        request,
        () => placeOfPhoto(id) ?? placeOfStatement(id) ?? placeOf('GET', id),
      )
      return download(reply, await upstream.send('GET', { headers: {} }))
    })
    files.get<{ Params: { id: string; page: string } }>('/files/:id/pages/:page', async (request, reply) => {
      const upstream = await target(parts, request, () => placeOfPage(request.params))
      return download(reply, await upstream.send('GET', { headers: {} }))
    })
    customerDocuments(files, parts)
    portalDocuments(files, parts)
    portalEvents(files, parts)
    documentPreviews(files, parts)
    // The same for every organization, so fetched in the user's own scope.
    files.get<{ Params: { name: string } }>('/templates/:name', async (request, reply) => {
      const path = `/v1/templates/${encodeURIComponent(request.params.name)}`
      const service = keeperOfTemplate(request.params.name)
      const upstream = await target(parts, request, () => ({ service, organizationId: null, path }))
      return download(reply, await upstream.send('GET', { headers: {} }))
    })
    done()
  })
}

/** A template has the name of its import kind, and comes from the service that imports it. */
const keeperOfTemplate = (name: string): ServiceName =>
  new Map<string, ServiceName>(Object.entries(FILE_KEEPERS)).get(
    name
      .replace(/\.csv$/, '')
      .replaceAll('-', '_')
      .toUpperCase(),
  ) ?? 'treasury'

const download = (reply: FastifyReply, { headers, body }: Dispatcher.ResponseData) =>
  reply
    .headers(pick(headers, PASSED_ON))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(body)

/** Where a service keeps bytes, and whose they are. */
type Place = { service: ServiceName; organizationId: string | null; path: string }

/** Where the bytes are in their service, with the caller's own token for it. */
async function target({ auth, services, ownOrigin }: FileRouteParts, request: FastifyRequest, find: () => Place) {
  if (!isOwnOrigin(request.headers, ownOrigin)) throw new Refused('G-20')
  const credential = credentialOf(request.headers, auth)
  if (credential === null) throw new Refused('G-10')
  // Invalid credentials are reported first, whatever file is requested.
  await services.exchange.get(credential, null, 'account')
  const { service, organizationId, path } = find()
  const { token } = await grantIn(services.exchange, credential, organizationId, service)
  return {
    send(method: 'GET' | 'PUT', options: { headers: Record<string, string>; body?: FastifyRequest['raw'] }) {
      return services.upstreams[service].pass({
        method,
        path,
        headers: {
          ...options.headers,
          authorization: `Bearer ${token}`,
          'accept-language': languageOf(request.headers),
          'x-request-id': request.id,
        },
        body: options.body ?? null,
        limitMs: TRANSFER_MS,
      })
    },
  }
}

const PATHS = {
  File: (uuid: string) => `/v1/files/${uuid}/content`,
  StatementImport: (uuid: string) => `/v1/statement-imports/${uuid}/annotated.csv`,
  RecordImport: (uuid: string) => `/v1/record-imports/${uuid}/annotated.csv`,
  Export: (uuid: string) => `/v1/exports/${uuid}/content`,
  CustomerDocument: (uuid: string) => `/v1/customers/documents/${uuid}/content`,
  PersonalData: (uuid: string) => `/v1/customers/${uuid}/personal-data`,
  InvoiceInIndonesian: (uuid: string) => `/v1/invoices/${uuid}/document?language=id`,
  InvoiceInEnglish: (uuid: string) => `/v1/invoices/${uuid}/document?language=en`,
  InvoiceInBoth: (uuid: string) => `/v1/invoices/${uuid}/document?language=both`,
  ReceiptInIndonesian: (uuid: string) => `/v1/received-payments/${uuid}/receipt?language=id`,
  ReceiptInEnglish: (uuid: string) => `/v1/received-payments/${uuid}/receipt?language=en`,
  ReceiptInBoth: (uuid: string) => `/v1/received-payments/${uuid}/receipt?language=both`,
  CreditMemoInIndonesian: (uuid: string) => `/v1/credit-memos/${uuid}/document?language=id`,
  CreditMemoInEnglish: (uuid: string) => `/v1/credit-memos/${uuid}/document?language=en`,
  CreditMemoInBoth: (uuid: string) => `/v1/credit-memos/${uuid}/document?language=both`,
  ReturnNote: (uuid: string) => `/v1/credit-memos/${uuid}/return-note/document?language=id`,
  TaxInvoiceFile: (uuid: string) => `/v1/tax-invoices/files/${uuid}/content`,
  JournalFile: (uuid: string) => `/v1/journals/exports/${uuid}/content`,
} as const

/** The place behind a file's id; only an announced file can be uploaded. */
function placeOf(method: 'GET' | 'PUT', id: string): Place {
  const { kind, service, organizationId, uuid } = decodeFileId(id)
  if (method === 'PUT' && kind !== 'File') throw notFound()
  return { service, organizationId, path: PATHS[kind](uuid) }
}

/** Only customers' documents are rendered as pages: no other file from outsiders is processed here. */
function placeOfPage({ id, page }: { id: string; page: string }): Place {
  const place = placeOf('GET', id)
  if (decodeFileId(id).kind !== 'CustomerDocument' || !/^[1-9]\d{0,2}$/.test(page)) throw notFound()
  return { ...place, path: place.path.replace(/content$/, `pages/${page}`) }
}

/** A photo is fetched in the user's own scope: the account service knows who their colleagues are. */
function placeOfPhoto(id: string): Place | null {
  const photo = decodePhotoId(id)
  return (
    photo && { service: 'account', organizationId: null, path: `/v1/people/${photo.personId}/photo/${photo.photoId}` }
  )
}

/** The account service generates a statement of account when it is fetched. */
function placeOfStatement(id: string): Place | null {
  const statement = decodeStatementId(id)
  return statement && { service: 'account', ...statement }
}

/** A file of an organization to which the user doesn't belong gives not-found, like an unknown one. */
async function grantIn(exchange: TokenExchange, ...asked: Parameters<TokenExchange['get']>) {
  try {
    return await exchange.get(...asked)
  } catch (error) {
    throw codeOf(error) === 'G-21' ? notFound() : error
  }
}

const STATUS: Record<Refused['code'], number> = {
  'G-1': 500,
  'G-2': 400,
  'G-6': 413,
  'G-7': 404,
  'G-8': 415,
  'G-9': 408,
  'G-10': 401,
  'G-11': 503,
  'G-13': 503,
  'G-20': 403,
  'G-21': 403,
  'R-3': 429,
  'U-ACC-AU-43': 403,
  'U-ACC-AU-44': 403,
  'U-ACC-OG-3': 422,
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toFileProblem(error, languageOf(request.headers))
  // A preview that the browser gave up is called off in the service: nothing is wrong.
  const isGivenUp = reply.raw.destroyed && problem.code === 'G-11'
  if (problem.status >= 500 && !isGivenUp)
    request.log.error({ err: error, requestId: request.id }, 'A file could not be passed on')
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem.code === 'G-1' ? { ...problem, requestId: request.id } : problem))
}

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413

function toFileProblem(error: unknown, language: Language): Problem {
  // Fastify's own word for what is larger than any request may be.
  const code = isTooLarge(error) ? 'G-6' : codeOf(error)
  if (code === 'G-6' && !(error instanceof RestError)) return { status: 413, code, title: messageOf('G-6', language) }
  if (error instanceof RestError && code !== 'G-1') return { ...error.problem, title: titleOf(error.problem, language) }
  if (error instanceof Refused) {
    return { status: STATUS[error.code], code, title: error.detail?.[language] ?? messageOf(error.code, language) }
  }
  return { status: 500, code: 'G-1', title: messageOf('G-1', language) }
}

function pick(
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
