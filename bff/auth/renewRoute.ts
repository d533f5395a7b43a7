// `GET /r?next=/somewhere`: replaces the session's id and redirects. For pages that must not load with an id about to be replaced.
import type { FastifyInstance } from 'fastify'
import type { Auth } from '../operations/caller.ts'

export function renewRoute(app: FastifyInstance, auth: Auth): void {
  app.get<{ Querystring: { next?: unknown } }>('/r', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const session = auth.readCookie(request.headers.cookie)
    const renewed = session === undefined ? ({ kind: 'ended' } as const) : await auth.renew(session)
    if (renewed.kind === 'ended') return reply.redirect(signInPath(request.query.next, session !== undefined))
    if (renewed.kind === 'renewed') reply.header('set-cookie', renewed.cookie)
    return reply.redirect(ownPath(request.query.next))
  })
}

/** The sign-in page that continues to `next`; only users who had a session are told that it ended. */
function signInPath(next: unknown, hadSession: boolean): string {
  const goOn = next === undefined ? '' : `next=${encodeURIComponent(ownPath(next))}`
  if (hadSession) return ['/logout?session=expired', goOn].filter(Boolean).join('&')
  return ['/', goOn].filter(Boolean).join('?')
}

/** A path of this site; anything that could lead to another site becomes the home page. */
export function ownPath(next: unknown): string {
  const base = 'http://here'
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, base)) return '/home'
  const { origin, pathname, search, hash } = new URL(next, base)
  // Browsers read `//elsewhere` and the like as another host; a path may still start with two slashes after resolving.
  if (origin !== base || pathname.startsWith('//')) return '/home'
  return `${pathname}${search}${hash}`
}
