// `POST /invoice-previews` and `/credit-memo-previews`: a page of a document while it is typed, as an image. What comes are the form's values, with
// the graph's ids in them; the image passes through from the service that draws it. Who goes on typing gives the request up, and the service draws what is newest.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeId, type NodeType } from '../graph/globalId.ts'
import { type Language, notFound, Refused, titleOf } from '../graph/errors.ts'
import { type Auth, credentialOf, languageOf, organizationIdOf } from '../operations/caller.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import { payerFor } from '../operations/payer.ts'
import { RestError } from '../rest/restError.ts'
import type { DocumentParts } from './fileParts.ts'

/** Of what a person may spend in a minute: five hundred of them. */
const PREVIEW_COST = 4_000
const PREVIEW_MS = 60_000

/** How the service refuses what may be right after the next key. */
const TYPED: ReadonlySet<number> = new Set([409, 422])

const SHOWN = ['content-type', 'content-length', 'content-language', 'x-page', 'x-page-count'] as const

/** In the scope of files, whose errors are problems. */
export function documentPreviews(files: FastifyInstance, parts: DocumentParts & { auth: Auth }): void {
  void files.register((previews, _options, done) => {
    previews.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, text),
    )
    for (const [name, convert] of [
      ['invoice-previews', invoiceBody],
      ['credit-memo-previews', memoBody],
    ] as const)
      previews.post(`/${name}`, (request, reply) => preview(parts, request, reply, { path: `/v1/${name}`, convert }))
    done()
  })
}

type Values = Readonly<Record<string, unknown>>
type UuidOf = (type: NodeType, id: unknown) => string | null
type Target = { path: string; convert: (values: Values, uuidOf: UuidOf) => Values }

async function preview(
  parts: DocumentParts & { auth: Auth },
  request: FastifyRequest,
  reply: FastifyReply,
  { path, convert }: Target,
) {
  const { auth, services, points, addressOf, ownOrigin } = parts
  const { headers, raw, id, body } = request
  if (!isOwnOrigin(headers, ownOrigin)) throw new Refused('G-20')
  const credential = credentialOf(headers, auth)
  if (credential === null) throw new Refused('G-10')
  const organizationId = organizationIdOf(headers['x-organization-id'])
  if (organizationId === null) throw new Refused('G-21')
  const grant = await services.exchange.get(credential, organizationId, 'account')
  await points.spend(payerFor(credential, grant, addressOf(raw)), PREVIEW_COST)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const answer = await services.upstreams.account
    .pass({
      method: 'POST',
      path,
      headers: {
        authorization: `Bearer ${grant.token}`,
        'content-type': 'application/json',
        'accept-language': languageOf(headers),
        'x-request-id': id,
      },
      body: Buffer.from(JSON.stringify(convert(parse(body), uuidsOf(organizationId)))),
      limitMs: PREVIEW_MS,
      signal: gone.signal,
    })
    .catch((error: unknown) => refusalOf(error, languageOf(headers)))
  if ('code' in answer) return reply.header('cache-control', 'no-store').send(answer)
  for (const name of SHOWN) {
    const value = answer.headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(answer.body)
}

/** What is typed and not right yet is no failure of the request: it is told as GraphQL tells it, with what is wrong with the values. What else is wrong is thrown. */
function refusalOf(error: unknown, language: Language): { code: string; title: string } {
  if (!(error instanceof RestError) || !TYPED.has(error.problem.status)) throw error
  const { code, errors = [] } = error.problem
  const faults = new Set(errors.map(({ message }) => message))
  return { code, title: [...faults].join('. ') || titleOf(error.problem, language) }
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The uuid behind a global id of an organization; any other id is not found. */
const uuidsOf =
  (organizationId: string): UuidOf =>
  (type, id) => {
    if (id === null || id === undefined) return null
    const decoded = decodeId(typeof id === 'string' ? id : '')
    if (decoded.type !== type || decoded.organizationId !== organizationId) throw notFound()
    return decoded.uuid
  }

/** Each of a list as the service calls it. Whether the rest is right, the service says. */
const eachOf = (list: unknown, convert: (values: Values) => Values): unknown =>
  Array.isArray(list) ? list.map((each: unknown) => (isRecord(each) ? convert(each) : each)) : list

const invoiceBody = (
  { entityId, customerId, salesOrderId, deductions, ...values }: Values,
  uuidOf: UuidOf,
): Values => ({
  ...values,
  entityId: uuidOf('Entity', entityId),
  customerId: uuidOf('Customer', customerId),
  orderId: uuidOf('SalesOrder', salesOrderId),
  deductions: eachOf(deductions, ({ invoiceId, ...rest }) => ({ ...rest, invoiceId: uuidOf('Invoice', invoiceId) })),
})

const memoBody = ({ invoiceId, lines, ...values }: Values, uuidOf: UuidOf): Values => ({
  ...values,
  invoiceId: uuidOf('Invoice', invoiceId),
  lines: eachOf(lines, ({ invoiceLineUuid, ...rest }) => ({ ...rest, invoiceLineId: invoiceLineUuid })),
})

function parse(text: unknown): Values {
  if (typeof text !== 'string') throw new Refused('G-8')
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Said below.
  }
  throw new Refused('G-2')
}
