// Access tokens of banks: one per bank and client, requested once for concurrent callers, and renewed shortly before it expires.
import type { Clock } from '../../../kit/clock.ts'

/** A token that expires during its call would be refused. */
const SPARE_SECONDS = 60

export type GrantedToken = { accessToken: string; expiresIn: number }

type Held = { token: Promise<string>; until: number }

export type Tokens = ReturnType<typeof openTokens>

export function openTokens(clock: Clock) {
  const held = new Map<string, Held>()
  const now = () => clock.now().epochMilliseconds

  function ask(owner: string, grant: () => Promise<GrantedToken>): Promise<string> {
    // Concurrent callers wait for this one.
    const entry: Held = { token: Promise.resolve(''), until: Infinity }
    entry.token = grant().then(
      ({ accessToken, expiresIn }) => {
        entry.until = now() + Math.max(expiresIn - SPARE_SECONDS, expiresIn / 2) * 1_000
        return accessToken
      },
      (error: unknown) => {
        if (held.get(owner) === entry) held.delete(owner)
        throw error
      },
    )
    held.set(owner, entry)
    return entry.token
  }

  return {
    /** The owner's token: the cached one, or a new one. */
    tokenOf(owner: string, grant: () => Promise<GrantedToken>): Promise<string> {
      const known = held.get(owner)
      return known && known.until > now() ? known.token : ask(owner, grant)
    },
    /** A bank refused this token. If it has already been replaced, the new one stays. */
    async forget(owner: string, refused: string): Promise<void> {
      const known = held.get(owner)
      if (known && (await known.token.catch(() => refused)) === refused && held.get(owner) === known) held.delete(owner)
    },
  }
}
