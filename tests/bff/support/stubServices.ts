// Both services in one process, as seen by the BFF: an in-memory ledger, an event feed, a journal of every call, and faults.
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Permission } from '../../../bff/__generated__/permissions.ts'
import { sessionCookie } from '../../../bff/auth/sessionCookie.ts'
import type { Credential, Grant } from '../../../bff/context.ts'
import { Refused } from '../../../bff/graph/errors.ts'
import type { Auth } from '../../../bff/operations/caller.ts'
import type { AccountBody, LineBody, PartyBody } from './ledgerModule.ts'

export const ORGANIZATIONS = {
  own: '0198c1f2-0000-7000-8000-000000000001',
  second: '0198c1f2-0000-7000-8000-000000000002',
  foreign: '0198c1f2-0000-7000-8000-000000000003',
} as const

type Ledger = { accounts: AccountBody[]; lines: LineBody[]; parties: PartyBody[] }
export type StubSession = { userId: string; organizations: Map<string, Set<Permission>> }
export type Fault = 'error' | 'unavailable' | 'reset' | 'garbage' | 'silence' | 'forbidden' | 'null'

const ALL_PERMISSIONS: readonly Permission[] = [
  'treasury.bankAccounts.view',
  'treasury.bankAccounts.manage',
  'treasury.statements.view',
]

/** Methods that these tests don't use. */
const unused = () => Promise.reject(new Error('not stubbed'))

export class StubServices {
  readonly journal: string[] = []
  readonly requests: FastifyRequest['headers'][] = []
  readonly #callsBy = new Map<string, string[]>()
  readonly ledgers = new Map<string, Ledger>(Object.values(ORGANIZATIONS).map(id => [id, makeLedger(id)]))
  readonly sessions = new Map<string, StubSession>()
  readonly uploads: { type: string | undefined; size: number }[] = []
  #account: FastifyInstance
  #treasury: FastifyInstance
  #listening: Promise<[string, string]> | undefined
  readonly #readers = new Map<string, Set<FastifyReply['raw']>>()
  #position = 0
  readonly #outbox: { service: string; position: number; frame: string }[] = []
  readonly #faults: { pattern: RegExp; fault: Fault; left: number }[] = []

  constructor() {
    this.#account = this.#serve('account')
    this.#treasury = this.#serve('treasury')
    this.#ledgerRoutes(this.#treasury)
  }

  /** The addresses; a restarted BFF finds them unchanged. */
  async start(): Promise<{ accountUrl: string; treasuryUrl: string }> {
    this.#listening ??= Promise.all([
      this.#account.listen({ port: 0, host: '127.0.0.1' }),
      this.#treasury.listen({ port: 0, host: '127.0.0.1' }),
    ])
    const [accountUrl, treasuryUrl] = await this.#listening
    return { accountUrl, treasuryUrl }
  }

  async close(): Promise<void> {
    for (const readers of this.#readers.values()) for (const reader of readers) reader.destroy()
    await Promise.all([this.#account.close(), this.#treasury.close()])
  }

  /** The ledger of the caller's own organization. */
  get ledger(): Ledger {
    return this.ledgerOf(ORGANIZATIONS.own)
  }

  ledgerOf(organizationId: string): Ledger {
    const ledger = this.ledgers.get(organizationId)
    if (!ledger) throw new Error(`No organization ${organizationId}`)
    return ledger
  }

  /** The calls since the last time, without background ones. */
  takeJournal(): string[] {
    return this.journal.splice(0)
  }

  /** All calls with a user agent: an operation that has answered may still have calls in flight. */
  callsBy(userAgent: string): readonly string[] {
    return this.#callsBy.get(userAgent) ?? []
  }

  /** The next `times` matching calls answer with a fault. */
  fail(pattern: RegExp, fault: Fault, times = Infinity): void {
    this.#faults.push({ pattern, fault, left: times })
  }

  heal(): void {
    this.#faults.length = 0
  }

  /** Signs in a user: a member of the own and the second organization, never of the foreign one. */
  signIn(permissions: readonly Permission[] = ALL_PERMISSIONS, userId: string = randomUUID()): string {
    const id = `session-${randomUUID()}`
    const rights = () => new Set(permissions)
    this.sessions.set(id, {
      userId,
      organizations: new Map([
        [ORGANIZATIONS.own, rights()],
        [ORGANIZATIONS.second, rights()],
      ]),
    })
    return id
  }

  emit(
    service: 'account' | 'treasury',
    event: { type: string; subjectId: string; organizationId?: string | null },
  ): void {
    const data = { organizationId: ORGANIZATIONS.own, scopeId: null, actorId: null, ...event }
    const position = ++this.#position
    const frame = `id: ${position}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`
    this.#outbox.push({ service, position, frame })
    for (const reader of this.#readers.get(service) ?? []) reader.write(frame)
  }

  /** The feed reports lost events. */
  reset(service: 'account' | 'treasury'): void {
    for (const reader of this.#readers.get(service) ?? []) {
      reader.write(`id: ${++this.#position}\nevent: reset\ndata: {}\n\n`)
    }
  }

  /** Breaks the feed's connections. */
  breakFeeds(): void {
    for (const readers of this.#readers.values()) {
      for (const reader of readers) reader.destroy()
      readers.clear()
    }
  }

  feedReaders(): number {
    return [...this.#readers.values()].reduce((sum, readers) => sum + readers.size, 0)
  }

  /** Auth over the stub's own sessions, without calling an account service. */
  auth(): Auth & { drops: string[] } {
    const drops: string[] = []
    return {
      drops,
      exchange: {
        get: (credential, organizationId) => this.#grant(credential, organizationId),
        drop: tag => void drops.push(tag),
        clear: () => void drops.push('*'),
      },
      identity: {
        cookie: sessionCookie({ https: false }),
        checkoutLinks: { check: unused, methods: unused, start: unused, proof: unused, slip: unused },
        customerLinks: {
          check: unused,
          saveDraft: unused,
          submit: unused,
          submitAccount: unused,
          removeDocument: unused,
          listRegions: unused,
        },
        customers: {
          cookie: sessionCookie({ https: false, of: 'customer' }),
          requestSignIn: unused,
          signIn: unused,
          signOut: unused,
          tokenOf: unused,
          tagsOf: unused,
          drop: () => {},
          clear: () => {},
        },
        signIn: unused,
        verifyTwoFactor: unused,
        startPasskey: unused,
        signInWithPasskey: unused,
        proveSecondFactor: unused,
        readSocialProvider: unused,
        startSocialSignIn: unused,
        finishSocialSignIn: unused,
        signOut: unused,
        requestPasswordReset: unused,
        checkPasswordReset: unused,
        resetPassword: unused,
        checkInvitation: unused,
        acceptInvitation: unused,
        checkSetupLink: unused,
        readInstallation: unused,
        createFirstOwner: unused,
      },
      renew: () => Promise.resolve({ kind: 'unknown' }),
      renewedCookie: () => Promise.resolve(undefined),
      readCookie: header => /(?:^|;\s*)arus=([^;]+)/.exec(header ?? '')?.[1],
      tagsOf: ({ type, subjectId }) =>
        ['session.ended', 'membership.changed'].includes(type) ? [`${type.split('.')[0]}:${subjectId}`] : [],
      allows: (_field, permissions) => permissions.has('treasury.bankAccounts.view'),
      guard: schema => schema,
    }
  }

  async #grant(credential: Credential, organizationId: string | null): Promise<Grant> {
    const id = credential.kind === 'token' ? credential.value : credential.id
    const session = this.sessions.get(id)
    if (!session) throw new Refused('G-10')
    const permissions = organizationId === null ? new Set<Permission>() : session.organizations.get(organizationId)
    if (!permissions) throw new Refused('G-21')
    return {
      token: `${organizationId ?? 'none'}.${session.userId}`,
      permissions: new Set(permissions),
      userId: session.userId,
      organizationId,
      sessionFamilyId: id,
      tags: [`session:${id}`, `membership:${session.userId}`],
    }
  }

  #serve(name: 'account' | 'treasury'): FastifyInstance {
    const app = Fastify({ forceCloseConnections: true })
    app.addHook('onRequest', async (request, reply) => {
      if (request.url === '/readyz' || request.url === '/v1/events') return
      this.journal.push(`${request.method} ${decodeURIComponent(request.url)}`)
      this.requests.push(request.headers)
      const by = request.headers['user-agent'] ?? ''
      // Two organizations may call the same path.
      const call = `${request.method} ${decodeURIComponent(request.url)} ${request.headers.authorization ?? ''}`
      this.#callsBy.set(by, [...this.callsBy(by), call])
      const found = this.#faults.find(
        ({ pattern, left }) => left > 0 && pattern.test(`${request.method} ${request.url}`),
      )
      if (!found) return
      found.left--
      await answerFault(found.fault, reply)
    })
    app.get('/readyz', () => ({ ok: true }))
    app.get('/v1/events', (request, reply) => {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
      const last = request.headers['last-event-id']
      reply.raw.write(`id: ${String(last ?? this.#position)}\n\n`)
      for (const { service, position, frame } of this.#outbox) {
        if (service === name && last !== undefined && position > Number(last)) reply.raw.write(frame)
      }
      const readers = this.#readers.get(name) ?? new Set()
      this.#readers.set(name, readers.add(reply.raw))
      reply.raw.on('close', () => readers.delete(reply.raw)).on('error', () => readers.delete(reply.raw))
    })
    return app
  }

  #ledgerRoutes(app: FastifyInstance): void {
    const of = (request: FastifyRequest) =>
      this.ledgerOf(/^Bearer ([^.]+)\./.exec(request.headers.authorization ?? '')?.[1] ?? '')
    app.get<ListRequest>('/v1/bank-accounts', request => toPage(of(request).accounts, request.query))
    app.get<ListRequest>('/v1/counterparties', request => toPage(of(request).parties, request.query))
    app.get<ListRequest>('/v1/statement-transactions', request => {
      const { bankAccountId } = request.query
      return toPage(
        of(request).lines.filter(line => !bankAccountId || line.bankAccountId === bankAccountId),
        request.query,
      )
    })
    app.get('/v1/bank-accounts/summary', request => ({ totalCount: of(request).accounts.length }))
    app.get<OneRequest>('/v1/bank-accounts/:id', (request, reply) => {
      const account = of(request).accounts.find(({ id }) => id === request.params.id)
      return account ?? refuse(reply, 404, 'G-7', 'Not found.')
    })
    app.patch<OneRequest & { Body: { alias: string } }>('/v1/bank-accounts/:id', (request, reply) => {
      const account = of(request).accounts.find(({ id }) => id === request.params.id)
      if (!account) return refuse(reply, 404, 'G-7', 'Not found.')
      account.alias = request.body.alias
      return account
    })
    app.post<{ Body: { alias: string } }>('/v1/bank-accounts', (request, reply) => {
      const { alias } = request.body
      if (of(request).accounts.some(account => account.alias === alias)) {
        return refuse(reply, 409, 'U-TRSY-BA-2', 'The alias exists.', [
          { path: 'alias', code: 'U-TRSY-BA-2', message: 'The alias exists.' },
        ])
      }
      const account: AccountBody = { id: randomUUID(), alias, balance: null }
      of(request).accounts.push(account)
      return reply.code(201).send(account)
    })
    app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: 30_000_000 }, (_request, body, done) =>
      done(null, body),
    )
    app.put<OneRequest & { Body: Buffer }>('/v1/files/:id/content', { bodyLimit: 30_000_000 }, (request, reply) => {
      this.uploads.push({ type: request.headers['content-type'], size: request.body.length })
      return reply.code(204).send()
    })
    app.get<OneRequest>('/v1/files/:id/content', (request, reply) =>
      request.params.id === of(request).accounts[0]?.id
        ? reply.type('text/csv').header('content-disposition', 'attachment; filename="a.csv"').send('a,b\n')
        : refuse(reply, 404, 'G-7', 'Not found.'),
    )
  }
}

type ListRequest = { Querystring: { first?: string; after?: string; ids?: string; bankAccountId?: string } }
type OneRequest = { Params: { id: string } }

function toPage<Item extends { id: string }>(all: Item[], { first = '50', after, ids }: ListRequest['Querystring']) {
  const wanted = ids?.split(',')
  if (wanted) {
    // In another order than requested: the BFF must match by id.
    const items = all.filter(({ id }) => wanted.includes(id)).toReversed()
    return { items, next: null, cursors: items.map(({ id }) => id) }
  }
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const items = all.slice(from, from + Number(first))
  const cursors = items.map(({ id }) => id)
  return { items, cursors, next: from + items.length < all.length ? (cursors.at(-1) ?? null) : null }
}

function refuse(reply: FastifyReply, status: number, code: string, title: string, errors?: object[]) {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', status, code, title, ...(errors && { errors }) }))
}

async function answerFault(fault: Fault, reply: FastifyReply): Promise<unknown> {
  if (fault === 'error') return refuse(reply, 500, 'G-1', 'There was a problem on the server.')
  if (fault === 'unavailable') return refuse(reply, 503, 'G-1', 'Unavailable.')
  if (fault === 'forbidden') return refuse(reply, 403, 'G-20', 'Your role doesn’t allow this.')
  if (fault === 'garbage') return reply.type('application/json').send('{"items": [')
  // A record whose required fields are null: graphql-js must propagate the null upward.
  if (fault === 'null')
    return reply.send({ items: [{ id: null, alias: null, balance: 7 }], cursors: ['x'], next: null })
  reply.hijack()
  if (fault === 'reset') reply.raw.destroy()
  return undefined
}

/** The same on every run: ids and amounts depend on the position in the list. */
function makeLedger(organizationId: string): Ledger {
  const tag = organizationId.slice(-1)
  const id = (kind: number, index: number) =>
    `0198c1f2-${kind.toString().padStart(4, '0')}-7000-8000-${tag}${index.toString().padStart(11, '0')}`
  const accounts = range(3).map(index => ({
    id: id(1, index),
    alias: `Account ${tag}${index}`,
    balance: index === 2 ? null : `${index}00.00`,
  }))
  const parties = range(5).map(index => ({ id: id(2, index), alias: `Party ${tag}${index}` }))
  const lines = range(260).map(index => ({
    id: id(3, index),
    date: '2026-11-20',
    amount: `${index}.00`,
    status: index % 2 ? 'OPEN' : 'DONE',
    bankAccountId: id(1, index % 3),
    counterpartyId: index % 4 === 0 ? null : id(2, index % 5),
  }))
  return { accounts, parties, lines }
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
