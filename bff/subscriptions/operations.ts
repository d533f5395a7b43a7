// Operations over a websocket: the same admission, validation, cost evaluation and charging as over HTTP, because graphql-ws does none of
// it.
import type { IncomingMessage } from 'node:http'
import { type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { Context, type Services } from '../context.ts'
import { presentErrors } from '../graph/errors.ts'
import type { Admission } from '../operations/admission.ts'
import { type Auth, languageOf } from '../operations/caller.ts'
import type { Executor } from '../operations/executor.ts'
import { costOf } from '../operations/payer.ts'
import { type Caller, limitError } from '../operations/limits.ts'
import type { RateLimit } from '../operations/rateLimit.ts'
import type { PreparedDocuments } from '../operations/preparedDocuments.ts'
import { toRefusal } from '../operations/requestError.ts'
import type { Connection } from './connections.ts'
import type { Hub } from './hub.ts'
import type { RecentEvents } from './recentEvents.ts'
import type { SocketSession } from './session.ts'
import { openShareability } from './shareable.ts'
import { CLOSE, closeForGood, type SocketLimits } from './socketLimits.ts'
import { openSubscription, type SubscriptionParts } from './subscription.ts'

export type OperationsParts = {
  schema: GraphQLSchema
  executor: Executor
  admission: Admission
  points: RateLimit
  documents: PreparedDocuments
  auth: Auth
  services: Services
  hub: Hub
  recent: RecentEvents
  limits: SocketLimits
  newRequestId(): string
  /** The address of a socket. */
  addressOf(request: IncomingMessage): string
}

type Prepared = ExecutionArgs & {
  operationId: string
  connection: Connection
  session: SocketSession
  caller: Caller
  text: string
  /** The position of the feeds when the client last read; absent if it doesn't need to know what it has missed. */
  since: string | undefined
}

const NO_COMPRESSION = { compress: false }

export class SocketOperations {
  readonly #parts: OperationsParts
  readonly #subscriptions: SubscriptionParts

  constructor(parts: OperationsParts) {
    const { schema, hub, recent, auth } = parts
    this.#parts = parts
    this.#subscriptions = {
      schema,
      hub,
      recent,
      isOpenTo: (field, permissions) => auth.allows(`Subscription.${field}`, permissions),
      isShareable: openShareability(schema),
    }
  }

  /** The operation that may run, or the errors for the client. */
  async prepare(
    connection: Connection,
    operationId: string,
    payload: SubscribePayload,
  ): Promise<Prepared | GraphQLError[]> {
    const { session } = connection.extra
    if (!session) return [new GraphQLError('Not connected')]
    try {
      return await this.#prepare(connection, session, operationId, payload)
    } catch (error) {
      return [toRefusal(error, languageOf(connection.extra.request.headers))]
    }
  }

  async #prepare(
    connection: Connection,
    session: SocketSession,
    operationId: string,
    payload: SubscribePayload,
  ): Promise<Prepared | GraphQLError[]> {
    const { admission, points, documents, schema, limits, addressOf } = this.#parts
    const { subscriptionsPerSocket: most } = limits
    if (Object.keys(connection.subscriptions).length > most) {
      throw limitError(`At most ${most} operations run on a socket at a time.`)
    }
    const admitted = admission.admit(payload, session.credential)
    if (!admitted) throw limitError('The message has no document.')
    const { text, caller } = admitted
    const prepared = documents.prepare(text)
    if ('errors' in prepared) return [...prepared.errors]
    const { document } = prepared
    const { operationName, variables, extensions } = payload
    const cost = admission.evaluate(document, operationName, variables, caller)
    const budget = await points.spend(session.payer(addressOf(connection.extra.request)), cost)
    const contextValue = this.#newContext(connection, session, caller)
    contextValue.spending = { cost, budget }
    return {
      schema,
      document,
      ...(operationName && { operationName }),
      variableValues: variables ?? {},
      contextValue,
      operationId,
      connection,
      session,
      caller,
      text,
      since: typeof extensions?.since === 'string' ? extensions.since : undefined,
    }
  }

  /** Queries and mutations. */
  async execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const { document, operationName, variableValues, contextValue } = args
    if (!(contextValue instanceof Context)) throw new TypeError('The operation has no context')
    const result = await this.#parts.executor({
      document,
      operationName,
      variables: { ...variableValues },
      context: contextValue,
    })
    const cost = costOf(contextValue)
    return {
      ...result,
      ...(result.errors && { errors: presentErrors(result.errors, contextValue) }),
      ...(cost && { extensions: { cost } }),
    }
  }

  async subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
    if (!isPrepared(args)) throw new TypeError('The subscription was not prepared')
    const { connection, session, operationId, caller, text, document, operationName, variableValues, since } = args
    const { socket } = connection.extra
    const id = JSON.stringify(operationId)
    return openSubscription(this.#subscriptions, {
      text,
      document,
      operationName: operationName ?? undefined,
      variables: { ...variableValues },
      language: languageOf(connection.extra.request.headers),
      session,
      since,
      newContext: () => this.#newContext(connection, session, caller),
      onRights: listener => {
        socket.on('rights', listener)
        return () => socket.off('rights', listener)
      },
      send: payload => this.#send(connection, `{"id":${id},"type":"next","payload":${payload}}`),
      following: missed => {
        if (since === undefined) return
        const payload = { following: operationId, missed, position: this.#parts.recent.position }
        this.#send(connection, JSON.stringify({ type: 'ping', payload }))
      },
      resync: () => socket.close(CLOSE.tryAgain, 'Read again'),
    })
  }

  #send({ extra: { socket } }: Connection, message: string): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= this.#parts.limits.unreadBytes) socket.send(message, NO_COMPRESSION)
    else closeForGood(socket, CLOSE.tryAgain, 'Reads too slowly')
  }

  #newContext(connection: Connection, session: SocketSession, caller: Caller): Context {
    const { services, newRequestId, addressOf } = this.#parts
    const { request } = connection.extra
    return new Context(services, {
      requestId: newRequestId(),
      language: languageOf(connection.extra.request.headers),
      credential: session.credential,
      caller,
      organizationId: session.organizationId,
      address: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
    })
  }
}

function isPrepared(args: ExecutionArgs): args is Prepared {
  return 'operationId' in args && 'connection' in args
}
