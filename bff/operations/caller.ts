// The caller of a request, read once from its headers, for HTTP and for the upgrade to a websocket.
import type { IncomingHttpHeaders } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Identity } from '../auth/identity.ts'
import type { Credential, TokenExchange } from '../context.ts'
import { type Language, pickLanguage, Refused } from '../graph/errors.ts'
import type { FeedEvent } from '../subscriptions/event.ts'

/** The `set-cookie` value of a replaced session id; or the session has ended, or the service was unreachable. */
export type Renewed = { kind: 'renewed'; cookie: string } | { kind: 'ended' | 'unknown' }

/** What bff/auth provides to the rest of the BFF. */
export type Auth = {
  exchange: TokenExchange & {
    clear(): void
  }
  /** Sign-in and sign-out. */
  identity: Identity
  /** The `set-cookie` value that replaces a session's id when it is due; undefined before. */
  renewedCookie(credential: Credential | null): Promise<string | undefined>
  /** Replaces a session's id now. */
  renew(sessionId: string): Promise<Renewed>
  /** The value of our session cookie in a `cookie` header. */
  readCookie(header: string | undefined): string | undefined
  /** The tags of the grants that an event ends or changes. */
  tagsOf(event: FeedEvent): readonly string[]
  /** Whether these permissions allow a root field, for example `Subscription.reconciliationChanged`; unknown ones are closed. */
  allows(field: string, permissions: ReadonlySet<string>): boolean
  /** The schema with that check before every root field and every field of an organization. */
  guard(schema: GraphQLSchema): GraphQLSchema
}

const BEARER = /^Bearer ([\w.~+/=-]{1,500})$/i
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The credential of a request; throws if it presents two, or an unreadable one. */
export function credentialOf(headers: IncomingHttpHeaders, auth: Auth): Credential | null {
  const session = auth.readCookie(headers.cookie)
  if (headers.authorization === undefined) return session === undefined ? null : { kind: 'session', id: session }
  if (session !== undefined) {
    throw new Refused('G-2', {
      en: 'Send either the session cookie or an API token, not both.',
      id: 'Kirim cookie sesi atau token API, jangan keduanya.',
    })
  }
  return bearerOf(headers.authorization)
}

/** The credential in the value of an `authorization` header. */
export function bearerOf(authorization: string): Credential {
  const value = BEARER.exec(authorization)?.[1]
  if (value === undefined) throw new Refused('G-10')
  return { kind: 'token', value }
}

/**
 * The language of requests that a browser makes itself: a page, a file, a websocket. They carry the browser's `accept-language`, which no
 * script can set, so the interface's language cookie takes precedence. The header that a page sets on its own requests takes precedence
 * over both.
 */
export function languageOf({ cookie, 'accept-language': wanted }: IncomingHttpHeaders): Language {
  const chosen = /(?:^|; )language=(en|id)(?:;|$)/.exec(cookie ?? '')?.[1]
  return chosen === 'en' || chosen === 'id' ? chosen : pickLanguage(wanted)
}

/** The uuid of the organization that a request names; null when it names none. */
export function organizationIdOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const lower = String(value).toLowerCase()
  // An invalid uuid is treated as an organization of which the caller is no member.
  if (!UUID.test(lower)) throw new Refused('G-21')
  return lower
}
