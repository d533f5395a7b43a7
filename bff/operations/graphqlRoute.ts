// `GET` and `POST /graphql`: adapts Fastify's request to Apollo and back, with as little overhead as possible.
import type { ApolloServer, HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { IncomingMessage } from 'node:http'
import { Context, type Credential, type Services } from '../context.ts'
import { pickLanguage } from '../graph/errors.ts'
import type { Admission } from './admission.ts'
import { apolloRequest, saidIn } from './apolloRequest.ts'
import { type Auth, credentialOf, languageOf, organizationIdOf } from './caller.ts'
import { isOwnOrigin } from './origin.ts'
import { toHttpRefusal } from './requestError.ts'
import { watchSlowSenders } from './slowSenders.ts'

export type GraphqlRouteParts = {
  apollo: ApolloServer<Context>
  admission: Admission
  auth: Auth
  services: Services
  /** The position of the event feeds: a page sends it when it subscribes, to learn what it has missed since it was read. */
  feedPosition(): string | undefined
  ownOrigin: string | undefined
  /** The address of a request, as our proxies report it. */
  addressOf(request: IncomingMessage): string
  /** The playground, for browsers that open the address; undefined if it is off. */
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
      // Taken before anything is read: what happens while reading comes after this position.
      const position = parts.feedPosition()
      if (position !== undefined) reply.header('x-feed-position', position)
      const admitted = admit(parts, request, reply)
      const answer = await run(parts, request, admitted)
      for (const [name, value] of answer.headers) reply.header(name, value)
      if ('context' in admitted) await renewCookie(parts.auth, admitted.context.credential, reply)
      if (answer.status !== undefined) reply.code(answer.status)
      if (answer.body.kind !== 'complete') throw new TypeError('Incremental delivery is off')
      return answer.body.string
    },
  })
}

/** Replaces the session's id when due. An operation that signed in or out has set the cookie itself. */
async function renewCookie(auth: Auth, credential: Credential | null, reply: FastifyReply): Promise<void> {
  if (credential?.kind !== 'session' || reply.hasHeader('set-cookie')) return
  const cookie = await auth.renewedCookie(credential)
  if (cookie !== undefined) reply.header('set-cookie', cookie)
}

/** A browser navigating to the address, not a client sending an operation. */
function isPageVisit({ method, headers, query }: FastifyRequest): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false
  return typeof query !== 'object' || query === null || !('query' in query)
}

/** The admitted operation of a request, or its refusal. */
type Admitted = { context: Context; text: string | undefined } | { refusal: GraphQLError }

function admit(parts: GraphqlRouteParts, request: FastifyRequest, reply: FastifyReply): Admitted {
  const { headers } = request
  // A page sends its language in this header; without it, the interface's cookie decides.
  const language =
    headers['accept-language'] === undefined ? languageOf(headers) : pickLanguage(headers['accept-language'])
  try {
    if (!isOwnOrigin(headers, parts.ownOrigin)) throw foreignOrigin()
    const credential = credentialOf(headers, parts.auth)
    const admitted = parts.admission.admit(saidIn(request), credential)
    const context = new Context(parts.services, {
      requestId: request.id,
      language,
      credential,
      caller: admitted?.caller ?? 'anonymous',
      organizationId: organizationIdOf(headers['x-organization-id']),
      address: parts.addressOf(request.raw),
      userAgent: headers['user-agent'] ?? '',
      cookies: headers.cookie,
      reply,
    })
    return { context, text: admitted?.text }
  } catch (error) {
    return { refusal: toHttpRefusal(error, language) }
  }
}

const foreignOrigin = () =>
  new GraphQLError('Requests from other sites are refused.', { extensions: { code: 'FORBIDDEN_ORIGIN' } })

function run(parts: GraphqlRouteParts, request: FastifyRequest, admitted: Admitted): Promise<HTTPGraphQLResponse> {
  return parts.apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: apolloRequest(request, 'text' in admitted ? admitted.text : undefined),
    // A refusal is thrown here, inside Apollo, so that the response has Apollo's form, headers and media type.
    context: () => ('context' in admitted ? Promise.resolve(admitted.context) : Promise.reject(admitted.refusal)),
  })
}
