// `GET` and `POST /graphql`: from Fastify's request to Apollo's and back, with nothing in between that costs time.
import type { IncomingMessage } from 'node:http'
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { Context, type Services } from '../context.ts'
import { messageOf, pickLanguage, Refused } from '../graph/errors.ts'
import { type Admission, type Admitted, badRequest } from './admission.ts'
import { type Auth, credentialOf, organizationIdOf } from './caller.ts'
import { isOwnOrigin } from './origin.ts'

export type GraphqlRouteParts = {
  apollo: ApolloServer<Context>
  admission: Admission
  auth: Auth
  services: Services
  /** Where the event feeds stand: a page says it when it subscribes, and learns what it has missed since it was read. */
  feedPosition(): string | undefined
  ownOrigin: string | undefined
  /** The playground, for browsers that open the address; undefined where there is none. */
  playground?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

export function graphqlRoute(app: FastifyInstance, parts: GraphqlRouteParts): void {
  const slowSenders = watchSlowSenders(app)
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest(request, _reply, done) {
      if (request.method === 'POST') slowSenders.begin(request.raw)
      done()
    },
    preHandler(request, _reply, done) {
      slowSenders.end(request.raw)
      done()
    },
    handler: async (request, reply) => {
      if (parts.playground && isPageVisit(request)) return parts.playground(request, reply)
      reply.header('cache-control', 'no-store')
      // Before anything is read: what happens while it is read comes after this place.
      const position = parts.feedPosition()
      if (position !== undefined) reply.header('x-feed-position', position)
      const answer = await run(parts, request, reply)
      for (const [name, value] of answer.headers) reply.header(name, value)
      await renewCookie(parts.auth, request, reply)
      if (answer.status !== undefined) reply.code(answer.status)
      if (answer.body.kind !== 'complete') throw new TypeError('Incremental delivery is off')
      return answer.body.string
    },
  })
}

/** An operation is small: whoever takes longer to send one holds a connection on purpose. Files have the server's own limit. */
const BODY_MS = 15_000
const LOOK_MS = 1_000

/** Ends the requests whose body does not come. They are looked through now and then: a timer for each costs more than most bodies. */
function watchSlowSenders(app: FastifyInstance) {
  const began = new Map<IncomingMessage, number>()
  const look = setInterval(() => {
    const latest = performance.now() - BODY_MS
    for (const [request, at] of began) {
      if (at > latest) break
      began.delete(request)
      if (!request.complete) request.destroy()
    }
  }, LOOK_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    done()
  })
  return {
    begin: (request: IncomingMessage): void => void began.set(request, performance.now()),
    end: (request: IncomingMessage): void => void began.delete(request),
  }
}

/** Replaces the session's id now and then. An operation that signed in or out has set the cookie itself. */
async function renewCookie(auth: Auth, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const id = auth.readCookie(request.headers.cookie)
  if (id === undefined || reply.hasHeader('set-cookie')) return
  const cookie = await auth.renewedCookie({ kind: 'session', id })
  if (cookie !== undefined) reply.header('set-cookie', cookie)
}

/** A browser that was sent to the address, not a client that asks. */
function isPageVisit({ method, headers, query }: FastifyRequest): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false
  return typeof query !== 'object' || query === null || !('query' in query)
}

function run(parts: GraphqlRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<HTTPGraphQLResponse> {
  const { method, headers } = request
  const at = request.url.indexOf('?')
  const search = at < 0 ? '' : request.url.slice(at)
  let admitted: { context: Context; text: string | undefined } | undefined
  let refusal: GraphQLError | undefined
  try {
    admitted = admit(parts, request, method === 'GET' ? fromSearch(search) : request.body, reply)
  } catch (error) {
    refusal = toRequestError(error, request)
  }
  const text = admitted?.text
  return parts.apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method,
      headers: new RequestHeaders(headers),
      search: method === 'GET' && text !== undefined ? withText(search, text) : search,
      body: method === 'POST' && text !== undefined ? withQuery(request.body, text) : request.body,
    },
    // Thrown here, inside of Apollo, so that the answer has its form, headers and media type.
    context: () =>
      admitted ? Promise.resolve(admitted.context) : Promise.reject(refusal ?? new Error('Not admitted')),
  })
}

function admit(parts: GraphqlRouteParts, request: FastifyRequest, body: unknown, reply: FastifyReply) {
  const { headers } = request
  if (!isOwnOrigin(headers, parts.ownOrigin)) {
    throw new GraphQLError('Requests from other sites are refused.', {
      extensions: { code: 'FORBIDDEN_ORIGIN', http: { status: 403 } },
    })
  }
  const credential = credentialOf(headers, parts.auth)
  const admitted: Admitted | undefined = parts.admission.admit(body, credential)
  const context = new Context(parts.services, {
    requestId: request.id,
    language: pickLanguage(headers['accept-language']),
    credential,
    caller: admitted?.caller ?? 'anonymous',
    organizationId: organizationIdOf(headers['x-organization-id']),
    address: request.ip,
    userAgent: headers['user-agent'] ?? '',
    reply,
  })
  return { context, text: admitted?.text }
}

const HTTP_STATUS: Partial<Record<string, number>> = { 'G-10': 401, 'G-20': 403, 'G-21': 403, 'R-3': 429 }

/** The refusal of a whole request; Apollo takes the status from the error. */
function toRequestError(error: unknown, request: FastifyRequest): GraphQLError {
  if (error instanceof GraphQLError) return error.extensions.http ? error : badRequest(error)
  if (!(error instanceof Refused)) throw error
  const language = pickLanguage(request.headers['accept-language'])
  const message = error.detail?.[language] ?? messageOf(error.code, language)
  return badRequest(new GraphQLError(message, { extensions: { code: error.code } }), HTTP_STATUS[error.code])
}

/** The parameters of a GET, read far enough to find its document. */
function fromSearch(search: string): Record<string, unknown> {
  const parameters = Object.fromEntries(new URLSearchParams(search))
  return { ...parameters, extensions: parseObject(parameters.extensions) }
}

function parseObject(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // Apollo reads it again and says what is wrong with it.
    return undefined
  }
}

function withText(search: string, text: string): string {
  const parameters = new URLSearchParams(search)
  if (parameters.has('query')) return search
  parameters.set('query', text)
  return `?${parameters.toString()}`
}

function withQuery(body: unknown, text: string): unknown {
  if (typeof body !== 'object' || body === null || ('query' in body && body.query === text)) return body
  const { extensions: _named, ...rest } = { extensions: undefined, ...body }
  return { ...rest, query: text }
}

/** Node's headers as Apollo reads them, without copying them for every request. */
class RequestHeaders extends HeaderMap {
  readonly #headers: FastifyRequest['headers']

  constructor(headers: FastifyRequest['headers']) {
    super()
    this.#headers = headers
  }

  override get(name: string): string | undefined {
    const value = this.#headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  override has(name: string): boolean {
    return this.#headers[name] !== undefined
  }

  override *entries(): MapIterator<[string, string]> {
    for (const name of Object.keys(this.#headers)) {
      const value = this.get(name)
      if (value !== undefined) yield [name, value]
    }
  }

  override [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries()
  }
}
