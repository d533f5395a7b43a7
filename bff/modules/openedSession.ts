// How a mutation that signs somebody in takes what the browser has, and gives it what it gets.
import type { Asker } from '../auth/asker.ts'
import type { OpenedSession } from '../auth/identity.ts'
import type { Context } from '../context.ts'
import { Refused } from '../graph/errors.ts'

/** The browser has the session from here on, and so has the operation. */
export function hold(context: Context, session: OpenedSession) {
  requireReply(context).header('set-cookie', context.services.identity.cookie.write(session))
  context.become({ kind: 'session', id: session.id })
}

/** A websocket has no answer to put a cookie in. */
export function requireReply({ reply }: Context) {
  if (reply) return reply
  throw new Refused('G-2', {
    en: 'Sign in and out over HTTP, not over a websocket.',
    id: 'Masuk dan keluar lewat HTTP, bukan lewat websocket.',
  })
}

/** What the browser holds already ends with the sign-in. */
export function previousSession({ credential }: Context): { previousSession?: string } {
  return credential?.kind === 'session' ? { previousSession: credential.id } : {}
}

export function askerOf({ address, userAgent, language, requestId, deadline }: Context): Asker {
  return { address, userAgent, language, requestId, deadline }
}
