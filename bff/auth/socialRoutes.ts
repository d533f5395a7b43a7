// `GET /auth/social/start` redirects to the provider, which redirects back to `GET /auth/social/callback`. Pages rather than GraphQL,
// because a script can neither read nor change a navigation.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { codeOf } from '../graph/errors.ts'
import { type Auth, languageOf } from '../operations/caller.ts'
import { clientAddress } from '../operations/address.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import { deadlineAfter } from '../rest/deadline.ts'
import type { Requester } from './requester.ts'
import { ownPath } from './renewRoute.ts'
import { cookieIn } from './sessionCookie.ts'

type SocialParts = { auth: Auth; config: Pick<Config, 'https' | 'operationTimeoutMs' | 'publicOrigin' | 'trustProxy'> }
type Start = { Querystring: { remember?: unknown; next?: unknown } }

const ANSWERED_WITHIN_SECONDS = 600

export function socialRoutes(app: FastifyInstance, { auth, config }: SocialParts): void {
  const { identity } = auth
  const cookie = questionCookie(config)
  const requesterOf = ({ raw, headers, id }: FastifyRequest): Requester => ({
    address: clientAddress(raw, config.trustProxy),
    userAgent: headers['user-agent'] ?? '',
    language: languageOf(headers),
    requestId: id,
    deadline: deadlineAfter(config.operationTimeoutMs),
  })
  /** The address holds a code or token: neither it nor the response may be cached or passed on. */
  const secretly = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')

  app.get<Start>('/auth/social/start', async (request, reply) => {
    // Another site's page must not start a sign-in for its visitors.
    if (!isOwnOrigin(request.headers, config.publicOrigin)) return secretly(reply).redirect('/', 303)
    const next = ownPath(request.query.next)
    try {
      const remember = request.query.remember === '1'
      const { address, question } = await identity.startSocialSignIn({ remember, next }, requesterOf(request))
      return secretly(reply).header('set-cookie', cookie.write(question)).redirect(address, 303)
    } catch (error) {
      return secretly(reply).redirect(refusedAt(error, request, next), 303)
    }
  })

  app.get('/auth/social/callback', async (request, reply) => {
    const question = cookie.read(request.headers.cookie)
    const previousSession = auth.readCookie(request.headers.cookie)
    secretly(reply).header('set-cookie', cookie.clear())
    try {
      const { session, challenge, next } = await identity.finishSocialSignIn(
        // Without the cookie nothing matches: the service refuses it and counts the attempt.
        { question: question ?? '-', query: queryOf(request), ...(previousSession && { previousSession }) },
        requesterOf(request),
      )
      if (session) reply.header('set-cookie', identity.cookie.write(session))
      return reply.redirect(challenge ? challengedAt(challenge, next) : next, 303)
    } catch (error) {
      return reply.redirect(refusedAt(error, request, '/home'), 303)
    }
  })
}

const queryOf = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1)

/** The sign-in screen, which shows a message for the code. */
function refusedAt(error: unknown, request: FastifyRequest, next: string): string {
  const code = codeOf(error)
  if (code === 'G-1') request.log.error({ err: error, requestId: request.id }, 'A sign-in with the provider failed')
  return `/?${new URLSearchParams({ next, refused: code })}`
}

/**
 * The sign-in screen at its second step. Browsers don't send the part after `#` to a server; the screen removes it from the address at
 * once.
 */
function challengedAt({ token, methods }: { token: string; methods: string[] }, next: string): string {
  return `/?${new URLSearchParams({ next })}#${new URLSearchParams({ challenge: token, methods: methods.join(',') })}`
}

/** The sealed question, in the only browser that may answer it. `Lax`, because the provider's redirect must send it. */
function questionCookie({ https }: Pick<Config, 'https'>) {
  const name = https ? '__Host-arus-social' : 'arus-social'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) => cookieIn(header, name) || undefined,
    write: (question: string) => `${name}=${question}; ${attributes}; Max-Age=${ANSWERED_WITHIN_SECONDS}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
