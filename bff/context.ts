// The context of one operation: caller, language, organization and service clients. An operation can read several organizations; each has
// its own token, REST clients and loaders, created on first use.
import type { Permission } from './__generated__/permissions.ts'
import type { Identity } from './auth/identity.ts'
import { decodeFileId } from './graph/fileId.ts'
import { decodeId, type NodeType } from './graph/globalId.ts'
import type { Effect } from './graph/plan/effect.ts'
import { type Language, notFound, Refused } from './graph/errors.ts'
import type { paths as AccountPaths } from './rest/account.generated.ts'
import { deadlineAfter } from './rest/deadline.ts'
import { RestClient } from './rest/restClient.ts'
import type { ServiceName } from './rest/restError.ts'
import type { paths as TreasuryPaths } from './rest/treasury.generated.ts'
import type { ExecutionStrategy } from './operations/executionStrategies.ts'
import type { Caller } from './operations/limits.ts'
import type { Budget } from './operations/rateLimit.ts'
import type { Upstream } from './rest/upstream.ts'

/**
 * What the caller presented: the cookie's session or an API token; null for an anonymous caller. A websocket outlives the session's id,
 * which is replaced every few minutes, so it refers to the family of ids that opened it.
 */
export type Credential =
  { kind: 'session'; id: string } | { kind: 'family'; id: string } | { kind: 'token'; value: string }

/** What a credential grants in an organization, or outside of all (`organizationId: null`). */
export type Grant = {
  token: string
  permissions: ReadonlySet<Permission>
  userId: string
  organizationId: string | null
  sessionFamilyId: string | null
  /** Names of what the grant depends on, for example `session:…` and `membership:…`. */
  tags: readonly string[]
}
/** Exchanges credentials for the services' tokens; throws G-10 for an expired one and G-21 where the user is no active member. */
export type TokenExchange = {
  get(credential: Credential, organizationId: string | null, audience: ServiceName): Promise<Grant>
  /** Drops at once everything that depends on a tag. */
  drop(tag: string): void
}

/** What lives as long as the server. */
export type Services = {
  upstreams: Record<ServiceName, Upstream>
  exchange: TokenExchange
  /** Sign-in and sign-out. */
  identity: Identity
  /** Maximum duration of one operation. */
  deadlineMs: number
  log: { error(details: object, message: string): void; info(details: object, message: string): void }
}

export type ContextInput = {
  requestId: string
  language: Language
  credential: Credential | null
  /** Whose limits apply. */
  caller: Caller
  /** The uuid in `x-organization-id` or `connection_init`, unchecked: the token exchange validates it. */
  organizationId: string | null
  /** Address of the caller, for the security log and for rate limits. */
  address: string
  userAgent: string
  /** The `cookie` header, for a customer's session; absent where there can be none. */
  cookies?: string | undefined
  /** The HTTP response's headers; absent on a websocket, where no cookie can be set. */
  reply?: { header(name: string, value: string): unknown }
}

export class Context {
  readonly requestId: string
  readonly language: Language
  readonly caller: Caller
  readonly organizationId: string | null
  readonly address: string
  readonly userAgent: string
  readonly reply: ContextInput['reply']
  private readonly cookies: string | undefined
  readonly services: Services
  /** How the operation ran, for the log. */
  strategy: ExecutionStrategy | undefined
  /** What a mutation that ran as a plan has done. */
  effect: Effect | undefined
  /** What the operation cost, and what the caller has left. */
  spending: { cost: number; budget: Budget; isSpent?: true } | undefined
  // Not `#private`: Apollo runs operations over a copy of the context, and a copy has no such fields.
  private shown: Credential | null
  private deadlineSignal: AbortSignal | undefined
  private readonly scopes = new Map<string, OrganizationScope>()
  private personalScope: PersonalScope | undefined
  private customerScope: CustomerScope | undefined

  constructor(services: Services, input: ContextInput) {
    this.services = services
    this.requestId = input.requestId
    this.language = input.language
    this.shown = input.credential
    this.caller = input.caller
    this.organizationId = input.organizationId
    this.address = input.address
    this.userAgent = input.userAgent
    this.reply = input.reply
    this.cookies = input.cookies
  }

  /** What the caller presented, or got by signing in. */
  get credential(): Credential | null {
    return this.shown
  }

  /** From here on the operation belongs to another user: the caller signed in or out. */
  become(credential: Credential | null): void {
    this.shown = credential
    this.scopes.clear()
    this.personalScope = undefined
  }

  /** Any organization of the user: its clients and loaders. The first call shows whether the user belongs to it. */
  organization(uuid: string): OrganizationScope {
    let scope = this.scopes.get(uuid)
    if (!scope) {
      scope = new OrganizationScope(this, uuid)
      this.scopes.set(uuid, scope)
    }
    return scope
  }

  /** The organization that the request names; mutations run in it. */
  get named(): OrganizationScope {
    if (this.credential === null) throw new Refused('G-10')
    if (this.organizationId === null) throw new Refused('G-21')
    return this.organization(this.organizationId)
  }

  /** The user alone, outside of any organization. */
  get personal(): PersonalScope {
    this.personalScope ??= new PersonalScope(this)
    return this.personalScope
  }

  /** The session of a customer's user that the browser holds; it grants nothing on staff fields. */
  get customerSession(): string | undefined {
    return this.services.identity.customers.cookie.read(this.cookies)
  }

  /** What a customer's session reads; throws G-10 without one. */
  get customer(): CustomerScope {
    const session = this.customerSession
    if (session === undefined) throw new Refused('G-10')
    this.customerScope ??= new CustomerScope(this, session)
    return this.customerScope
  }

  /** Aborts every call of this operation when its time is over. */
  get deadline(): AbortSignal {
    this.deadlineSignal ??= deadlineAfter(this.services.deadlineMs)
    return this.deadlineSignal
  }

  /** Clears cached reads after a write. */
  forget(): void {
    this.personalScope?.forget()
    this.customerScope?.forget()
    for (const scope of this.scopes.values()) scope.forget()
  }

  /** Logs an unexpected failure; the caller doesn't see it. */
  log(error: unknown): void {
    this.services.log.error({ err: error, requestId: this.requestId }, 'A field failed')
  }
}

/** What a user's own scope and an organization's share: one token, cached reads, loaders created once. */
abstract class Scope {
  readonly context: Context
  readonly #loaders = new Map<unknown, unknown>()
  readonly #memos = new Map<ServiceName, Map<string, Promise<unknown>>>()

  constructor(context: Context) {
    this.context = context
  }

  abstract readonly organizationId: string | null

  /** A client for a service; all clients of this scope share one read cache. */
  client<Paths>(service: ServiceName): RestClient<Paths> {
    const { context } = this
    const memo = this.#memos.get(service) ?? new Map<string, Promise<unknown>>()
    this.#memos.set(service, memo)
    return new RestClient<Paths>(context.services.upstreams[service], {
      authorization: () => this.authorization(service),
      headers: {
        'accept-language': context.language,
        'x-request-id': context.requestId,
        // The request's id is a W3C trace id; upstream calls are children of this operation.
        traceparent: `00-${context.requestId}-${context.requestId.slice(16)}-01`,
        'x-forwarded-for': context.address,
        'user-agent': context.userAgent,
      },
      get deadline() {
        return context.deadline
      },
      memo,
      wrote: () => context.forget(),
    })
  }

  protected async authorization(service: ServiceName): Promise<string | undefined> {
    const { token } = await this.grant(service)
    return `Bearer ${token}`
  }

  /** The caller's permissions here; throws G-10 and G-21. */
  grant(service: ServiceName = 'account'): Promise<Grant> {
    const { credential, services } = this.context
    if (credential === null) return Promise.reject(new Refused('G-10'))
    return services.exchange.get(credential, this.organizationId, service)
  }

  /** The loaders that `make` builds, once per scope and operation: `scope.loaders(bankAccountLoaders).byId.load(id)`. */
  loaders<Made>(make: (scope: this) => Made): Made {
    let made = this.#loaders.get(make) as Made | undefined
    if (made === undefined) {
      made = make(this)
      this.#loaders.set(make, made)
    }
    return made
  }

  forget(): void {
    this.#loaders.clear()
    for (const memo of this.#memos.values()) memo.clear()
  }
}

export class PersonalScope extends Scope {
  readonly organizationId = null
  #account: RestClient<AccountPaths> | undefined
  #anonymous: RestClient<AccountPaths> | undefined

  get account(): RestClient<AccountPaths> {
    this.#account ??= this.client<AccountPaths>('account')
    return this.#account
  }

  /** For calls before sign-in. */
  get anonymousAccount(): RestClient<AccountPaths> {
    this.#anonymous ??= new AnonymousScope(this.context).account
    return this.#anonymous
  }
}

/** A customer in their own session: their token gives access to the portal's routes only. */
export class CustomerScope extends Scope {
  readonly organizationId = null
  readonly account = this.client<AccountPaths>('account')
  private readonly session: string

  constructor(context: Context, session: string) {
    super(context)
    this.session = session
  }

  protected override async authorization(): Promise<string> {
    const { identity } = this.context.services
    return `Bearer ${await identity.customers.tokenOf(this.session, this.context)}`
  }
}

class AnonymousScope extends Scope {
  readonly organizationId = null
  readonly account = this.client<AccountPaths>('account')

  protected override authorization(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
}

export class OrganizationScope extends Scope {
  readonly organizationId: string
  #account: RestClient<AccountPaths> | undefined
  #treasury: RestClient<TreasuryPaths> | undefined

  constructor(context: Context, organizationId: string) {
    super(context)
    this.organizationId = organizationId
  }

  get account(): RestClient<AccountPaths> {
    this.#account ??= this.client<AccountPaths>('account')
    return this.#account
  }

  get treasury(): RestClient<TreasuryPaths> {
    this.#treasury ??= this.client<TreasuryPaths>('treasury')
    return this.#treasury
  }

  /** The user's permissions here. */
  async permissions(): Promise<ReadonlySet<Permission>> {
    return (await this.grant()).permissions
  }

  /** The uuid behind a global id of this organization; throws not-found for an id of another type or organization. */
  uuidOf(type: NodeType, globalId: string): string {
    const decoded = decodeId(globalId)
    if (decoded.type !== type || decoded.organizationId !== this.organizationId) throw notFound()
    return decoded.uuid
  }

  /** Like `uuidOf`, for an optional input. */
  optionalUuidOf(type: NodeType, globalId: string | null | undefined): string | undefined {
    return globalId === null || globalId === undefined ? undefined : this.uuidOf(type, globalId)
  }

  /** The uuid of a file of this organization that `service` keeps; throws not-found for any other. */
  fileOf(service: ServiceName, fileId: string): string {
    const decoded = decodeFileId(fileId)
    if (decoded.kind !== 'File' || decoded.service !== service) throw notFound()
    if (decoded.organizationId !== this.organizationId) throw notFound()
    return decoded.uuid
  }
}
