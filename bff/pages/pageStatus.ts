// The status of a page that a browser visits, as far as it is known before the application has read anything.
import type { FastifyRequest } from 'fastify'
import { codeOf, Refused } from '../graph/errors.ts'
import { type Auth, organizationIdOf } from '../operations/caller.ts'
import { statusOfPage } from './webRoutes.ts'

type Parts = Pick<Auth, 'exchange' | 'readCookie'>

export async function pageStatus(request: Pick<FastifyRequest, 'url' | 'headers'>, auth: Parts): Promise<number> {
  // Everything after the host, whatever a client sends: `//` does not start another address.
  const [pathname = '/', query] = request.url.split('?', 2)
  const organization = new URLSearchParams(query).get('id')
  if (pathname === '/o' && organization !== null && (await isForeign(organization, request, auth))) return 404
  return statusOfPage(pathname)
}

/** Whether a link leads to an organization that the user can't access. Users who are not signed in are asked to sign in first. */
async function isForeign(
  organization: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { exchange, readCookie }: Parts,
): Promise<boolean> {
  const session = readCookie(headers.cookie)
  try {
    const organizationId = organizationIdOf(organization)
    if (organizationId === null) throw new Refused('G-21')
    if (session !== undefined) await exchange.get({ kind: 'session', id: session }, organizationId, 'account')
    return false
  } catch (error) {
    // The page itself reports anything else, for example a required second factor.
    return codeOf(error) === 'G-21'
  }
}
