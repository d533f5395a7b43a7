// Authentication and authorization, wired up for the server.
import type { Config } from '../config.ts'
import type { Credential, Services } from '../context.ts'
import { codeOf } from '../graph/errors.ts'
import type { Auth, Renewed } from '../operations/caller.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { FeedEvent } from '../subscriptions/event.ts'
import { accountCalls } from './accountCalls.ts'
import { openIdentity } from './identity.ts'
import { allows, guard } from './permissions.ts'
import { sessionCookie } from './sessionCookie.ts'
import { openTokenExchange } from './tokenExchange.ts'

/** What each event of the account service ends or changes, by subject type. */
const TAG_OF: Partial<Record<string, string>> = {
  'session.ended': 'session',
  'session.replaced': 'session',
  'membership.changed': 'membership',
  'role.changed': 'role',
  'user.changed': 'user',
  'organization.changed': 'organization',
  'api-token.revoked': 'api-token',
  // For customers' own sessions: deactivating a customer signs its users out.
  'customer.changed': 'customer',
  'customer.deleted': 'customer',
  'customer-session.ended': 'customer-session',
}

function tagsOf({ service, type, subjectId }: FeedEvent): readonly string[] {
  const kind = service === 'account' ? TAG_OF[type] : undefined
  return kind === undefined ? [] : [`${kind}:${subjectId}`]
}

export function openAuth(
  { https }: Pick<Config, 'https'>,
  upstreams: Services['upstreams'],
  tokens: ServiceTokens,
): Auth {
  const cookie = sessionCookie({ https })
  const calls = accountCalls(upstreams.account, tokens)
  const staff = openTokenExchange(calls.exchangeToken)
  const identity = openIdentity(upstreams.account, tokens, cookie, sessionCookie({ https, of: 'customer' }))
  const { customers } = identity
  const exchange = {
    ...staff,
    drop(tag: string) {
      staff.drop(tag)
      customers.drop(tag)
    },
    clear() {
      staff.clear()
      customers.clear()
    },
  }
  const renewing = new Map<string, Promise<Renewed>>()

  /** Concurrent requests with the same id renew it once. */
  function renew(id: string): Promise<Renewed> {
    let underWay = renewing.get(id)
    if (!underWay) {
      underWay = calls
        .renewSession(id)
        .then(
          (session): Renewed => ({ kind: 'renewed', cookie: cookie.write(session) }),
          (error: unknown): Renewed => ({ kind: codeOf(error) === 'G-10' ? 'ended' : 'unknown' }),
        )
        .finally(() => {
          exchange.forgetRenewal(id)
          renewing.delete(id)
        })
      renewing.set(id, underWay)
    }
    return underWay
  }

  return {
    exchange,
    readCookie: cookie.read,
    identity,
    tagsOf,
    allows,
    guard,
    renew,
    async renewedCookie(credential: Credential | null) {
      if (credential?.kind !== 'session' || !exchange.isRenewalDue(credential.id)) return undefined
      const renewed = await renew(credential.id)
      // If the session has ended or the service is unavailable, the next request with this id finds out.
      return renewed.kind === 'renewed' ? renewed.cookie : undefined
    },
  }
}
