// `/graphql` as a websocket (graphql-transport-ws): who may open one, what may run over it, and how it ends.
// graphql-ws keeps the protocol; what a subscription sends goes from the hub straight to the socket.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context as SocketContext, SubscribePayload } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { Context, type Services } from '../context.ts'
import { codeOf, type Language, pickLanguage, presentErrors, Refused } from '../graph/errors.ts'
import type { Admission } from '../operations/admission.ts'
import { type Auth, bearerOf, credentialOf, organizationIdOf } from '../operations/caller.ts'
import type { Executor } from '../operations/executor.ts'
import type { Caller } from '../operations/limits.ts'
import { isOwnOrigin } from '../operations/origin.ts'
import type { PreparedDocuments } from '../operations/preparedDocuments.ts'
import type { Hub } from './hub.ts'
import { SocketSession } from './session.ts'
import type { RecentEvents } from './recentEvents.ts'
import { openShareability } from './shareable.ts'
import { openSubscription, type SubscriptionParts } from './subscription.ts'

export const SOCKET_LIMITS = {
  /** Longest message that a client may send. */
  payloadBytes: 65_536,
  subscriptionsPerSocket: 20,
  socketsPerPerson: 5,
  messagesPerMinute: 100,
  /** What a slow reader may leave unread before it is dropped. */
  unreadBytes: 1_048_576,
  initMs: 3_000,
  pingMs: 30_000,
} as const

/** Whoever is told to go and does not read that either is cut off. */
const CLOSING_MS = 5_000

/** Close codes beyond those of the protocol; the client connects anew after 1001, 1012, 1013 and 4403, never after 4429. */
const CLOSE = { goingAway: 1001, restart: 1012, tryAgain: 1013, forbidden: 4403, tooMany: 4429 } as const

export type WebsocketParts = {
  schema: GraphQLSchema
  executor: Executor
  admission: Admission
  documents: PreparedDocuments
  auth: Auth
  services: Services
  hub: Hub
  recent: RecentEvents
  ownOrigin: string | undefined
  newRequestId(): string
  /** Resolves when the feeds are open: before that, events could be missed unseen. */
  feedsOpen(): Promise<boolean>
  /** Whether a change of anybody's rights would be known by now. */
  rightsAreWatched(): boolean
  limits?: Partial<Record<keyof typeof SOCKET_LIMITS, number>>
}

type Extra = { socket: WebSocket; request: IncomingMessage; session?: SocketSession }
type Connection = SocketContext<Record<string, unknown>, Extra>
type Prepared = ExecutionArgs & {
  operationId: string
  connection: Connection
  caller: Caller
  text: string
  /** Where the feeds stood when the client last read; absent when it does not want to know what it has missed. */
  since: string | undefined
}

export type Websockets = {
  /** A session, a membership or rights have changed: whoever depends on the tag is looked at again. */
  recheck(tag: string): void
  /** Events were missed: everybody must connect anew and read again. */
  resyncAll(): void
  size(): number
  close(): Promise<void>
}

export function openWebsockets(server: Server, parts: WebsocketParts): Websockets {
  const limits = { ...SOCKET_LIMITS, ...parts.limits }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.payloadBytes,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const byTag = new Index<SocketSession>()
  const byPerson = new Index<WebSocket>()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (new URL(request.url ?? '/', 'http://host').pathname !== '/graphql')
      return refuseUpgrade(socket, '404 Not Found')
    if (!isOwnOrigin(request.headers, parts.ownOrigin)) return refuseUpgrade(socket, '403 Forbidden')
    sockets.handleUpgrade(request, socket, head, opened => {
      // One for each subscription, beside those of graphql-ws.
      opened.setMaxListeners(limits.subscriptionsPerSocket + 20)
      // graphql-ws hears the first error alone; a second one without a listener would end the process.
      opened.on('error', () => {})
      limitMessages(opened, limits.messagesPerMinute)
      sockets.emit('connection', opened, request)
    })
  }
  server.on('upgrade', upgrade)

  async function connect(connection: Connection): Promise<boolean> {
    const { socket, request } = connection.extra
    try {
      if (!(await parts.feedsOpen())) {
        socket.close(CLOSE.tryAgain, 'Not ready')
        return true
      }
      const session = await openSession(connection)
      socket.once('close', () => session.end())
      if (socket.readyState !== socket.OPEN) {
        session.end()
        return false
      }
      if (byPerson.count(session.userId) >= limits.socketsPerPerson) {
        socket.close(CLOSE.tooMany, 'Too many connections')
        return true
      }
      connection.extra.session = session
      byPerson.add([session.userId], socket)
      byTag.add(session.tags, session)
      socket.once('close', () => {
        byPerson.remove(socket)
        byTag.remove(session)
      })
      // Its rights may have changed while they were asked for, when nobody knew whom to tell.
      await session.check()
      return true
    } catch (error) {
      if (codeOf(error) !== 'G-1') return false
      parts.services.log.error({ err: error, url: request.url }, 'A websocket could not be opened')
      socket.close(CLOSE.tryAgain, 'Try again')
      return true
    }
  }

  async function recheckSession(session: SocketSession): Promise<void> {
    if (!(await session.check())) return
    // Another role, say, is another tag to listen to.
    byTag.remove(session)
    byTag.add(session.tags, session)
  }

  function openSession({ connectionParams, extra: { socket, request } }: Connection): Promise<SocketSession> {
    const authorization = connectionParams?.authorization
    // A browser always sends its cookie; a token that a page shows on purpose goes before it.
    const credential =
      typeof authorization === 'string' ? bearerOf(authorization) : credentialOf(request.headers, parts.auth)
    if (credential === null) throw new Refused('G-10')
    const organizationId = organizationIdOf(connectionParams?.organizationId)
    const { rightsAreWatched, auth } = parts
    return SocketSession.open({ exchange: auth.exchange, rightsAreWatched }, credential, organizationId, {
      ended: () => socket.close(CLOSE.forbidden, 'Forbidden'),
      changed: () => socket.emit('rights'),
      unknown: () => socket.close(CLOSE.tryAgain, 'Try again'),
    })
  }

  function newContext(connection: Connection, caller: Caller): Context {
    const { request, session } = connection.extra
    return new Context(parts.services, {
      requestId: parts.newRequestId(),
      language: languageOf(connection),
      credential: session?.credential ?? null,
      caller,
      organizationId: session?.organizationId ?? null,
      address: request.socket.remoteAddress ?? '',
      userAgent: request.headers['user-agent'] ?? '',
    })
  }

  /** The same admission, validation and weighing as on HTTP; graphql-ws does none of it by itself. */
  function prepare(connection: Connection, operationId: string, payload: SubscribePayload): Prepared | GraphQLError[] {
    const { session } = connection.extra
    if (!session) return [new GraphQLError('Not connected')]
    if (Object.keys(connection.subscriptions).length > limits.subscriptionsPerSocket) {
      return [refusal(`At most ${limits.subscriptionsPerSocket} operations run on a socket at a time.`)]
    }
    try {
      const admitted = parts.admission.admit(payload, session.credential)
      if (!admitted) return [refusal('The message has no document.')]
      const { text, caller } = admitted
      const prepared = parts.documents.prepare(text)
      if ('errors' in prepared) return [...prepared.errors]
      const { document } = prepared
      const { operationName, variables, extensions } = payload
      parts.admission.weigh(document, operationName, variables, caller)
      return {
        schema: parts.schema,
        document,
        ...(operationName && { operationName }),
        variableValues: variables ?? {},
        contextValue: newContext(connection, caller),
        operationId,
        connection,
        caller,
        text,
        since: typeof extensions?.since === 'string' ? extensions.since : undefined,
      }
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
  }

  const subscriptions: SubscriptionParts = {
    schema: parts.schema,
    hub: parts.hub,
    recent: parts.recent,
    isOpenTo: (field, permissions) => parts.auth.allows(`Subscription.${field}`, permissions),
    isShareable: openShareability(parts.schema),
  }

  async function execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const { document, operationName, variableValues, contextValue } = args
    if (!(contextValue instanceof Context)) throw new TypeError('The operation has no context')
    const result = await parts.executor({
      document,
      operationName,
      variables: { ...variableValues },
      context: contextValue,
    })
    return result.errors ? { ...result, errors: presentErrors(result.errors, contextValue) } : result
  }

  async function subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
    if (!isPrepared(args)) throw new TypeError('The subscription was not prepared')
    const { connection, operationId, text, document, operationName, variableValues, since } = args
    const { socket, session } = connection.extra
    if (!session) throw new TypeError('The socket has no session')
    const send = (message: string) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > limits.unreadBytes) closeForGood(socket, CLOSE.tryAgain, 'Reads too slowly')
      else socket.send(message, NO_COMPRESSION)
    }
    const id = JSON.stringify(operationId)
    return openSubscription(subscriptions, {
      text,
      document,
      operationName: operationName ?? undefined,
      variables: { ...variableValues },
      language: languageOf(connection),
      session,
      since,
      newContext: () => newContext(connection, args.caller),
      onRights: listener => {
        socket.on('rights', listener)
        return () => socket.off('rights', listener)
      },
      send: payload => send(`{"id":${id},"type":"next","payload":${payload}}`),
      following: missed => {
        if (since === undefined) return
        const payload = { following: operationId, missed, position: parts.recent.position }
        send(JSON.stringify({ type: 'ping', payload }))
      },
      resync: () => socket.close(CLOSE.tryAgain, 'Read again'),
    })
  }

  const protocol = useServer<Record<string, unknown>, Extra>(
    {
      connectionInitWaitTimeout: limits.initMs,
      onConnect: connect,
      onSubscribe: prepare,
      execute,
      subscribe,
    },
    sockets,
    limits.pingMs,
  )

  return {
    recheck(tag) {
      for (const session of byTag.get(tag)) void recheckSession(session)
    },
    resyncAll() {
      for (const socket of sockets.clients) socket.close(CLOSE.restart, 'Read again')
    },
    size: () => sockets.clients.size,
    async close() {
      server.off('upgrade', upgrade)
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, 'Going away')
      // Whoever does not answer the closing handshake is not waited for.
      const impatient = setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), 1_000)
      await protocol.dispose()
      clearTimeout(impatient)
    },
  }
}

const NO_COMPRESSION = { compress: false }

const languageOf = ({ extra: { request } }: Connection): Language => pickLanguage(request.headers['accept-language'])

/** A close frame waits behind all that is unread: a reader that has stopped for good never sees it. */
function closeForGood(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const impatient = setTimeout(() => socket.terminate(), CLOSING_MS).unref()
  socket.once('close', () => clearTimeout(impatient))
}

const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'OPERATION_LIMIT' } })

function isPrepared(args: ExecutionArgs): args is Prepared {
  return 'operationId' in args && 'connection' in args
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Closes a socket that sends more messages in a minute than a page ever does. */
function limitMessages(socket: WebSocket, most: number): void {
  let windowStart = performance.now()
  let count = 0
  socket.on('message', () => {
    const now = performance.now()
    if (now - windowStart > 60_000) [windowStart, count] = [now, 0]
    if (++count > most) socket.close(CLOSE.tooMany, 'Too many messages')
  })
}

/** Things by any of several names. */
class Index<Thing> {
  readonly #things = new Map<string, Set<Thing>>()
  readonly #names = new Map<Thing, readonly string[]>()

  add(names: readonly string[], thing: Thing): void {
    this.#names.set(thing, names)
    for (const name of names) this.#things.set(name, (this.#things.get(name) ?? new Set()).add(thing))
  }

  remove(thing: Thing): void {
    for (const name of this.#names.get(thing) ?? []) {
      const things = this.#things.get(name)
      things?.delete(thing)
      if (things?.size === 0) this.#things.delete(name)
    }
    this.#names.delete(thing)
  }

  get(name: string): Iterable<Thing> {
    return [...(this.#things.get(name) ?? [])]
  }

  count(name: string): number {
    return this.#things.get(name)?.size ?? 0
  }
}
