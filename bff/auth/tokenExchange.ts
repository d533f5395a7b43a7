// Exchanges credentials for tokens at the account service. Tokens are cached until shortly before they expire, and dropped at once when the
// feed says that a session, a membership, a role or an API token has changed.
import type { Credential, Grant } from '../context.ts'
import { isOwnCode, Refused } from '../graph/errors.ts'
import { RestError, type ServiceName } from '../rest/restError.ts'
import { type ExchangedToken, valueOf } from './accountCalls.ts'

/** Calls the account service; passes its refusals on. */
export type Ask = (
  credential: Credential,
  organizationId: string | null,
  audience: ServiceName,
) => Promise<ExchangedToken>

type Held = {
  grant: Promise<Grant>
  expiresAt: number
  tags: readonly string[]
}

type Options = {
  /** A token that expires within this time is no longer handed out. */
  marginMs?: number
  /** Maximum number of cached entries; the oldest is dropped first. */
  most?: number
  now?: () => number
}

export function openTokenExchange(ask: Ask, { marginMs = 10_000, most = 20_000, now = Date.now }: Options = {}) {
  const held = new Map<string, Held>()
  const keysByTag = new Map<string, Set<string>>()
  /** When a session's id should be replaced, as the service last said. */
  const renewals = new Map<string, number>()
  let drops = 0

  function forget(key: string) {
    for (const tag of held.get(key)?.tags ?? []) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    held.delete(key)
  }

  function keep(key: string, entry: Held, { tags, expiresAt }: ExchangedToken) {
    entry.tags = tags
    entry.expiresAt = Date.parse(expiresAt)
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    for (const oldest of held.keys()) {
      if (held.size <= most) break
      forget(oldest)
    }
  }

  async function exchange(key: string, entry: Held, asked: Parameters<Ask>): Promise<Grant> {
    const dropsBefore = drops
    try {
      const answer = await ask(...asked)
      noteRenewal(asked[0], answer.renewAt)
      // A drop during the call may have concerned this entry: use it once and don't cache it.
      if (drops !== dropsBefore) forgetOwn(key, entry)
      else if (held.get(key) === entry) keep(key, entry, answer)
      return toGrant(answer)
    } catch (error) {
      forgetOwn(key, entry)
      throw error
    }
  }

  function forgetOwn(key: string, entry: Held) {
    if (held.get(key) === entry) forget(key)
  }

  function noteRenewal(credential: Credential, renewAt: string | null) {
    if (credential.kind !== 'session') return
    if (renewAt === null) renewals.delete(credential.id)
    else renewals.set(credential.id, Date.parse(renewAt))
    if (renewals.size > most) renewals.delete(renewals.keys().next().value ?? '')
  }

  return {
    /** The grant of a credential in an organization, or outside of all. Concurrent callers share one call. */
    get(credential: Credential, organizationId: string | null, audience: ServiceName): Promise<Grant> {
      const key = `${audience}\n${organizationId}\n${credential.kind}\n${valueOf(credential)}`
      const found = held.get(key)
      if (found && found.expiresAt - marginMs > now()) return found.grant
      forget(key)
      const entry: Held = { grant: Promise.reject(), expiresAt: Infinity, tags: [] }
      entry.grant.catch(() => {})
      held.set(key, entry)
      entry.grant = exchange(key, entry, [credential, organizationId, audience]).catch(asRefusal)
      return entry.grant
    },

    /** Drops at once everything that depends on a tag. */
    drop(tag: string): void {
      drops++
      for (const key of keysByTag.get(tag) ?? []) forget(key)
    },

    clear(): void {
      drops++
      held.clear()
      keysByTag.clear()
      renewals.clear()
    },

    /** Whether a session's id should be replaced by now. */
    isRenewalDue: (sessionId: string): boolean => (renewals.get(sessionId) ?? Infinity) <= now(),

    /** Records that the id was replaced. */
    forgetRenewal: (sessionId: string): void => void renewals.delete(sessionId),

    size: () => held.size,
  }
}

const toGrant = (answer: ExchangedToken): Grant => ({
  token: answer.token,
  permissions: new Set(answer.permissions),
  userId: answer.personId,
  organizationId: answer.organizationId,
  sessionFamilyId: answer.sessionFamilyId,
  tags: answer.tags,
})

/** Refusals of the exchange get the BFF's own message, in the language of each caller. */
function asRefusal(error: unknown): never {
  if (error instanceof RestError && error.problem.status < 500 && isOwnCode(error.problem.code))
    throw new Refused(error.problem.code)
  throw error
}
