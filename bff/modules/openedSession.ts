// What a mutation that signs a user in reads from the browser, and what it gives back.
import type { Requester } from '../auth/requester.ts'
import type { OpenedSession } from '../auth/identity.ts'
import type { Context } from '../context.ts'
import { Refused } from '../graph/errors.ts'

/** From here on both the browser and the operation have the session. */
export function hold(context: Context, session: OpenedSession) {
  requireReply(context).header('set-cookie', context.services.identity.cookie.write(session))
  context.become({ kind: 'session', id: session.id })
}

/** A websocket has no response that could set a cookie. */
export function requireReply({ reply }: Context) {
  if (reply) return reply
  throw new Refused('G-2', {
    en: 'Sign in and out over HTTP, not over a websocket.',
    id: 'Masuk dan keluar lewat HTTP, bukan lewat websocket.',
  })
}

/** The session that the browser already holds ends with the sign-in. */
export function previousSession({ credential }: Context): { previousSession?: string } {
  return credential?.kind === 'session' ? { previousSession: credential.id } : {}
}

export function requesterOf({ address, userAgent, language, requestId, deadline }: Context): Requester {
  return { address, userAgent, language, requestId, deadline }
}
