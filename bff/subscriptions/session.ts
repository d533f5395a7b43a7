// The session of an open websocket. Its permissions are checked when the account service's feed says that they may have changed, before
// each delivery while that feed is silent, and periodically, because a session also ends by age, which no event reports.
import type { Credential, Grant, TokenExchange } from '../context.ts'
import { isRefusal } from '../graph/errors.ts'
import { payerFor } from '../operations/payer.ts'
import type { Payer } from '../operations/rateLimit.ts'

/** How long a check is valid while the feed is silent. */
const CHECK_MS = 30_000
/** Maximum time between two checks of a session; spread so that sessions are not checked all at once. */
const MAX_MS = 5 * 60_000

export type SessionEvents = {
  /** The session or the membership has ended. */
  ended(): void
  /** The permissions have changed; `permissions` has the new ones. */
  changed(): void
  /** The check of the permissions failed. */
  unknown(error: unknown): void
}

export type SessionParts = {
  exchange: TokenExchange
  /** Whether this process would know of a change of permissions by now. */
  rightsAreWatched(): boolean
}

export class SocketSession {
  readonly credential: Credential
  readonly organizationId: string | null
  readonly #parts: SessionParts
  readonly #events: SessionEvents
  #grant: Grant
  #permissionSet: string
  #checkedAt = performance.now()
  #ended = false
  readonly #timer: NodeJS.Timeout

  private constructor(parts: SessionParts, credential: Credential, grant: Grant, events: SessionEvents) {
    this.#parts = parts
    this.#grant = grant
    this.#permissionSet = permissionSetOf(grant)
    this.#events = events
    this.credential = credential
    this.organizationId = grant.organizationId
    this.#timer = setInterval(() => void this.check(), MAX_MS * (0.5 + Math.random() / 2)).unref()
  }

  /** Throws G-10 and G-21 as the exchange does. */
  static async open(
    parts: SessionParts,
    shown: Credential,
    organizationId: string | null,
    events: SessionEvents,
  ): Promise<SocketSession> {
    const grant = await parts.exchange.get(shown, organizationId, 'account')
    // A session's id is replaced every few minutes, so the socket refers to the family of ids.
    const lasting: Credential =
      shown.kind === 'session' && grant.sessionFamilyId !== null ? { kind: 'family', id: grant.sessionFamilyId } : shown
    return new SocketSession(parts, lasting, grant, events)
  }

  get userId(): string {
    return this.#grant.userId
  }

  /** Whose budget its operations are charged to. */
  payer(address: string): Payer {
    return payerFor(this.credential, this.#grant, address)
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

  /** Whether the permissions are valid: known at once, or checked again if a change could have been missed. */
  isAllowed(): boolean | Promise<boolean> {
    if (this.#ended) return false
    return this.#parts.rightsAreWatched() || performance.now() - this.#checkedAt < CHECK_MS || this.check()
  }

  /** Checks with the account service, through the exchange's cache. */
  async check(): Promise<boolean> {
    if (this.#ended) return false
    try {
      this.#grant = await this.#parts.exchange.get(this.credential, this.organizationId, 'account')
      this.#checkedAt = performance.now()
    } catch (error) {
      if (this.#ended) return false
      this.end()
      if (isRefusal(error)) this.#events.ended()
      else this.#events.unknown(error)
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
    clearInterval(this.#timer)
  }
}

const permissionSetOf = ({ permissions }: Grant) => [...permissions].toSorted().join(' ')
