// What one operation knows: who asks, in which language and organization, and the way to the services.
// An operation can read several organizations; each has its own token, REST clients and loaders, made when first asked for.
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
 * What the caller showed: the cookie's session or an API token; null for nobody. A websocket outlives the session's id, which
 * is replaced every few minutes, and therefore stands on the family of ids that it opened with.
 */
export type Credential =
  { kind: 'session'; id: string } | { kind: 'family'; id: string } | { kind: 'token'; value: string }

/** What a credential is worth in an organization, or outside of all (`organizationId: null`). */
export type Grant = {
  token: string
  permissions: ReadonlySet<Permission>
  userId: string
  organizationId: string | null
  sessionFamilyId: string | null
  /** Names of what the grant depends on, for example `session:…` and `membership:…`. */
  tags: readonly string[]
}
/** Turns credentials into the services' tokens; throws G-10 for a dead one and G-21 where the person is no active member. */
export type TokenExchange = {
  get(credential: Credential, organizationId: string | null, audience: ServiceName): Promise<Grant>
  /** Forgets what depends on a tag, at once. */
  drop(tag: string): void
}

/** What lives as long as the server does. */
export type Services = {
  upstreams: Record<ServiceName, Upstream>
  exchange: TokenExchange
  /** Signing in and out. */
  identity: Identity
  /** Longest time that one operation may take. */
  deadlineMs: number
  log: { error(details: object, message: string): void; info(details: object, message: string): void }
}

export type ContextInput = {
  requestId: string
  language: Language
  credential: Credential | null
  /** Whose limits hold. */
  caller: Caller
  /** The uuid in `x-organization-id` or `connection_init`, unchecked: the token exchange decides. */
  organizationId: string | null
  /** Address of the caller, for the security log and for rate limits. */
  address: string
  userAgent: string
  /** The `cookie` header, for the session of a customer; absent where none can be. */
  cookies?: string | undefined
  /** The HTTP answer's headers; absent on a websocket, where no cookie can be set. */
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
  /** What a mutation that runs as a plan has done. */
  effect: Effect | undefined
  /** What the operation cost, and what whoever asked has left. */
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

  /** What the caller showed, or was given by signing in. */
  get credential(): Credential | null {
    return this.shown
  }

  /** From here on the operation is another person's: they have signed in, or out. */
  become(credential: Credential | null): void {
    this.shown = credential
    this.scopes.clear()
    this.personalScope = undefined
  }

  /** Any organization of the person: its clients and loaders. Whether the person belongs to it shows at the first call. */
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

  /** The person alone, outside of any organization. */
  get personal(): PersonalScope {
    this.personalScope ??= new PersonalScope(this)
    return this.personalScope
  }

  /** The session of a customer's user that the browser holds; it is worth nothing for what staff ask. */
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

  /** Ends every call of this operation when its time is over. */
  get deadline(): AbortSignal {
    this.deadlineSignal ??= deadlineAfter(this.services.deadlineMs)
    return this.deadlineSignal
  }

  /** Something was written: nothing read before counts any more. */
  forget(): void {
    this.personalScope?.forget()
    this.customerScope?.forget()
    for (const scope of this.scopes.values()) scope.forget()
  }

  /** An unexpected failure, for the log alone. */
  log(error: unknown): void {
    this.services.log.error({ err: error, requestId: this.requestId }, 'A field failed')
  }
}

/** What the person's own scope and an organization's have in common: one token, remembered reads, loaders made once. */
abstract class Scope {
  readonly context: Context
  readonly #loaders = new Map<unknown, unknown>()
  readonly #memos = new Map<ServiceName, Map<string, Promise<unknown>>>()

  constructor(context: Context) {
    this.context = context
  }

  abstract readonly organizationId: string | null

  /** A client for a service; all clients of this scope remember the same reads. */
  client<Paths>(service: ServiceName): RestClient<Paths> {
    const { context } = this
    const memo = this.#memos.get(service) ?? new Map<string, Promise<unknown>>()
    this.#memos.set(service, memo)
    return new RestClient<Paths>(context.services.upstreams[service], {
      authorization: () => this.authorization(service),
      headers: {
        'accept-language': context.language,
        'x-request-id': context.requestId,
        // The request's id is a W3C trace id; what we call are children of this operation.
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

  /** The caller's rights here; throws G-10 and G-21. */
  grant(service: ServiceName = 'account'): Promise<Grant> {
    const { credential, services } = this.context
    if (credential === null) return Promise.reject(new Refused('G-10'))
    return services.exchange.get(credential, this.organizationId, service)
  }

  /** The loaders that `make` builds, once for this scope and operation: `scope.loaders(bankAccountLoaders).byId.load(id)`. */
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

  /** For what is asked before anybody is signed in. */
  get anonymousAccount(): RestClient<AccountPaths> {
    this.#anonymous ??= new AnonymousScope(this.context).account
    return this.#anonymous
  }
}

/** A customer in their own session: their token opens the portal's routes alone. */
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

  /** What the person may do here. */
  async permissions(): Promise<ReadonlySet<Permission>> {
    return (await this.grant()).permissions
  }

  /** The uuid behind a global id of this organization; an id of another type or organization is not found. */
  uuidOf(type: NodeType, globalId: string): string {
    const decoded = decodeId(globalId)
    if (decoded.type !== type || decoded.organizationId !== this.organizationId) throw notFound()
    return decoded.uuid
  }

  /** As `uuidOf`, for an optional input. */
  optionalUuidOf(type: NodeType, globalId: string | null | undefined): string | undefined {
    return globalId === null || globalId === undefined ? undefined : this.uuidOf(type, globalId)
  }

  /** The uuid of a file of this organization that `service` keeps; any other is not found. */
  fileOf(service: ServiceName, fileId: string): string {
    const decoded = decodeFileId(fileId)
    if (decoded.kind !== 'File' || decoded.service !== service) throw notFound()
    if (decoded.organizationId !== this.organizationId) throw notFound()
    return decoded.uuid
  }
}
