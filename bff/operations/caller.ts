// Who sends a request, read from its headers once, for HTTP and for the upgrade to a websocket.
import type { IncomingHttpHeaders } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Identity } from '../auth/identity.ts'
import type { Credential, TokenExchange } from '../context.ts'
import { type Language, pickLanguage, Refused } from '../graph/errors.ts'
import type { FeedEvent } from '../subscriptions/event.ts'

/** The `set-cookie` value of a replaced session id; or the session is over, or the service could not be asked. */
export type Renewed = { kind: 'renewed'; cookie: string } | { kind: 'ended' | 'unknown' }

/** What bff/auth gives to the rest of the BFF. */
export type Auth = {
  exchange: TokenExchange & {
    clear(): void
  }
  /** Signing in and out. */
  identity: Identity
  /** The `set-cookie` value that replaces a session's id when its time has come; undefined when it has not. */
  renewedCookie(credential: Credential | null): Promise<string | undefined>
  /** Replaces a session's id now. */
  renew(sessionId: string): Promise<Renewed>
  /** The value of our session cookie in a `cookie` header. */
  readCookie(header: string | undefined): string | undefined
  /** What an event ends or changes: the tags of the grants that depend on it. */
  tagsOf(event: FeedEvent): readonly string[]
  /** Whether these permissions open a root field, for example `Subscription.reconciliationChanged`; unknown ones are closed. */
  allows(field: string, permissions: ReadonlySet<string>): boolean
  /** The schema with that rule in front of every root field and every field of an organization. */
  guard(schema: GraphQLSchema): GraphQLSchema
}

const BEARER = /^Bearer ([\w.~+/=-]{1,500})$/i
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The one credential of a request; throws when it shows two, or one that cannot be read. */
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
 * The language of what a browser asks for by itself: a page, a file, a websocket. Such requests have the browser's `accept-language`, which
 * no script can set, so the interface's own choice, its cookie, goes before it. What a page says of its own requests goes before both.
 */
export function languageOf({ cookie, 'accept-language': wanted }: IncomingHttpHeaders): Language {
  const chosen = /(?:^|; )language=(en|id)(?:;|$)/.exec(cookie ?? '')?.[1]
  return chosen === 'en' || chosen === 'id' ? chosen : pickLanguage(wanted)
}

/** The uuid of the organization that a request names; null when it names none. */
export function organizationIdOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const lower = String(value).toLowerCase()
  // What is no uuid names no organization of anybody: as if the caller were no member of it.
  if (!UUID.test(lower)) throw new Refused('G-21')
  return lower
}
