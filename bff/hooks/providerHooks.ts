// `POST /hooks/providers/{token}`: webhooks of payment providers. The bytes go to treasury unchanged, because the signature covers them.
// Our own token authenticates the BFF, and treasury verifies what the provider presents.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { messageOf } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import { type RateLimit, RateLimitExceeded } from '../operations/rateLimit.ts'
import { RestError } from '../rest/restError.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'

type Parts = {
  upstream: Pick<Upstream, 'pass'>
  tokens: ServiceTokens
  points: RateLimit
  addressOf: (request: IncomingMessage) => string
}

/** More than any provider sends in one request. */
const MAX_BODY_BYTES = 256 * 1024
/** Cost within the minute's budget of anonymous users of one network: some thousand notifications. */
const HOOK_COST = 20
const TIMEOUT_MS = 10_000

/** The headers by which providers prove themselves, and no others: none of their headers identifies a caller to us. */
const PROOFS = ['x-callback-token', 'client-id', 'request-id', 'request-timestamp', 'signature', 'content-type']

export async function providerHooks(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    hooks.post<{ Params: { token: string }; Body: Buffer | undefined }>(
      '/hooks/providers/:token',
      { bodyLimit: MAX_BODY_BYTES },
      (request, reply) => receive(parts, request, reply),
    )
    done()
  })
}

type HookRequest = FastifyRequest<{ Params: { token: string }; Body: Buffer | undefined }>

async function receive(
  { upstream, tokens, points, addressOf }: Parts,
  request: HookRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    await points.spend({ who: undefined, address: addressOf(request.raw) }, HOOK_COST)
    const { body } = await upstream.pass({
      method: 'POST',
      path: `/v1/provider-notifications/${encodeURIComponent(request.params.token)}`,
      headers: {
        ...proofsOf(request),
        authorization: await tokens('treasury'),
        'x-hook-path': request.url,
        'x-request-id': request.id,
      },
      body: request.body ?? Buffer.alloc(0),
      limitMs: TIMEOUT_MS,
    })
    await body.dump()
    return reply.code(200).send({ received: true })
  } catch (error) {
    return refuse(error, request, reply)
  }
}

function proofsOf({ headers }: HookRequest): Record<string, string> {
  return Object.fromEntries(
    PROOFS.flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** An unknown address and a wrong signature get the same answer. For a temporary failure the answer says so, and the provider retries. */
function refuse(error: unknown, request: HookRequest, reply: FastifyReply): FastifyReply {
  const say = (status: number, code: 'G-10' | 'G-11' | 'R-3') =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message: messageOf(code, languageOf(request.headers)), extensions: { code } }] })
  if (error instanceof RateLimitExceeded) {
    reply.header('retry-after', error.retryAfter)
    return say(429, 'R-3')
  }
  if (error instanceof RestError && error.problem.status < 500 && error.problem.status !== 429) return say(401, 'G-10')
  request.log.error(
    { err: error, requestId: request.id },
    'A notification of a payment provider could not be passed on',
  )
  return say(503, 'G-11')
}
