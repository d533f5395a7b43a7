// Who is behind a websocket, for as long as it is open. Its rights are looked at again whenever the feed says that they may have
// changed, and at every event once they are older than half a minute.
import type { Credential, Grant, TokenExchange } from '../context.ts'
import { codeOf } from '../graph/errors.ts'

/** For how long a check holds; the feed tells of changes at once, so this only bounds what a lost feed could hide. */
const CHECK_MS = 30_000

export type SessionEvents = {
  /** The session or the membership has ended. */
  ended(): void
  /** The rights are others now; `permissions` has them. */
  changed(): void
  /** It could not be found out whether the rights still stand. */
  unknown(error: unknown): void
}

export class SocketSession {
  readonly credential: Credential
  readonly organizationId: string | null
  readonly #exchange: TokenExchange
  readonly #events: SessionEvents
  #grant: Grant
  #permissionSet: string
  #checkedAt = performance.now()
  #ended = false

  private constructor(exchange: TokenExchange, credential: Credential, grant: Grant, events: SessionEvents) {
    this.#exchange = exchange
    this.#grant = grant
    this.#permissionSet = permissionSetOf(grant)
    this.#events = events
    this.credential = credential
    this.organizationId = grant.organizationId
  }

  /** Throws G-10 and G-21 as the exchange does. */
  static async open(
    exchange: TokenExchange,
    shown: Credential,
    organizationId: string | null,
    events: SessionEvents,
  ): Promise<SocketSession> {
    const grant = await exchange.get(shown, organizationId, 'account')
    // A session's id is replaced every few minutes; the socket stands on the family of ids.
    const lasting: Credential =
      shown.kind === 'session' && grant.sessionFamilyId !== null ? { kind: 'family', id: grant.sessionFamilyId } : shown
    return new SocketSession(exchange, lasting, grant, events)
  }

  get userId(): string {
    return this.#grant.userId
  }

  get permissions(): ReadonlySet<string> {
    return this.#grant.permissions
  }

  /** Equal for equal permissions. */
  get permissionSet(): string {
    return this.#permissionSet
  }

  get tags(): readonly string[] {
    return this.#grant.tags
  }

  /** Whether the rights stand; asks again when the last answer is too old. */
  isAllowed(): boolean | Promise<boolean> {
    if (this.#ended) return false
    return performance.now() - this.#checkedAt < CHECK_MS || this.check()
  }

  /** Asks the account service anew, through the exchange's cache. */
  async check(): Promise<boolean> {
    if (this.#ended) return false
    try {
      this.#grant = await this.#exchange.get(this.credential, this.organizationId, 'account')
      this.#checkedAt = performance.now()
    } catch (error) {
      if (this.#ended) return false
      this.#ended = true
      if (codeOf(error) === 'G-1') this.#events.unknown(error)
      else this.#events.ended()
      return false
    }
    const permissionSet = permissionSetOf(this.#grant)
    if (permissionSet !== this.#permissionSet) {
      this.#permissionSet = permissionSet
      this.#events.changed()
    }
    return true
  }

  end(): void {
    this.#ended = true
  }
}

const permissionSetOf = ({ permissions }: Grant) => [...permissions].toSorted().join(' ')
