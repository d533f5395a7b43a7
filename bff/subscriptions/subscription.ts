// One subscription from `subscribe` to `complete`: its arguments, permissions, first state and membership in the hub.
import {
  type DocumentNode,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from '../context.ts'
import { type Language, presentErrors, Refused } from '../graph/errors.ts'
import { operationOf } from '../operations/limits.ts'
import type { Common, Hub, Member } from './hub.ts'
import type { RecentEvents } from './recentEvents.ts'
import { type RootField, rootFieldOf } from './rootField.ts'
import type { SocketSession } from './session.ts'
import { WatchedStream } from './watchedStream.ts'

export type SubscriptionParts = {
  schema: GraphQLSchema
  hub: Hub
  recent: RecentEvents
  /** Whether these permissions allow the subscription field. */
  isOpenTo(fieldName: string, permissions: ReadonlySet<string>): boolean
  /** Whether the document's result is the same for all subscribers with the same permissions. */
  isShareable(document: DocumentNode): boolean
}

export type SubscriptionRequest = {
  text: string
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
  language: Language
  session: SocketSession
  /** The position of the feeds when the client last read what it now subscribes to. */
  since: string | undefined
  /** A new context for each run, so that nothing read for one event is reused for the next. */
  newContext(): Context
  /** Listens for changed permissions; returns a function that stops listening. */
  onRights(listener: () => void): () => void
  send(payload: string): void
  /** From now on no event is missed. `missed`: one may have been, since `since`. */
  following(missed: boolean): void
  resync(): void
}

type Opened = ExecutionResult | AsyncGenerator<ExecutionResult>

/** A stream whose end graphql-ws watches (the hub sends), or the errors of a refused subscription. */
export async function openSubscription(parts: SubscriptionParts, request: SubscriptionRequest): Promise<Opened> {
  const operation = operationOf(request.document, request.operationName)
  if (!operation) return { errors: [new GraphQLError('The document has no such operation.')] }
  const root = readRoot(parts.schema, request, operation)
  if ('errors' in root) return root
  const context = request.newContext()
  try {
    return await follow(parts, request, root, await openTopic(parts, request, root, context))
  } catch (error) {
    const located = new GraphQLError('', {
      nodes: root.node,
      path: [root.node.alias?.value ?? root.name],
      originalError: error instanceof Error ? error : new Error(String(error)),
    })
    return { errors: presentErrors([located], context) }
  }
}

function readRoot(
  schema: GraphQLSchema,
  { document, variables }: SubscriptionRequest,
  operation: OperationDefinitionNode,
): RootField | { errors: readonly GraphQLError[] } {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  if (coerced.errors) return { errors: coerced.errors }
  const root = rootFieldOf(schema, document, operation, coerced.coerced)
  return root ?? { errors: [new GraphQLError('The document subscribes to nothing.')] }
}

/** Throws if the subscriber may not see the topic, or it doesn't exist. */
async function openTopic(
  { isOpenTo }: SubscriptionParts,
  { session, document, operationName, variables }: SubscriptionRequest,
  { field, name, args }: RootField,
  context: Context,
): Promise<Common> {
  const scope = context.named
  if (!(await session.isAllowed())) throw new Refused('G-10')
  if (!isOpenTo(name, session.permissions)) throw new Refused('G-20')
  const topic = await field.open(args, scope)
  return { field, topic, organizationId: scope.organizationId, document, operationName, variables }
}

async function follow(
  parts: SubscriptionParts,
  request: SubscriptionRequest,
  root: RootField,
  common: Common,
): Promise<AsyncGenerator<ExecutionResult>> {
  const stream = new WatchedStream()
  const member = new WaitingMember(request, stream)
  const join = () => parts.hub.join(keyOf(parts, common, request), common, member)
  let leave = join()
  // In the same turn: earlier events are among the recent ones, later events come through the hub.
  const missed = common.field.first === undefined && hasMissed(parts.recent, common, request.since)
  const stopWatching = request.onRights(() => {
    leave()
    // The subscription ends if its permission is gone. Otherwise it moves to the group with the same permissions.
    if (!parts.isOpenTo(root.name, request.session.permissions)) return stream.end()
    leave = join()
    // If sending fails, the client must not keep the state of its former permissions: it reconnects and gets the new one.
    if (common.field.againWithRights) sendFirst(parts.hub, common, request).catch(() => request.resync())
  })
  stream.onEnd(() => {
    leave()
    stopWatching()
  })

  try {
    if (await sendFirst(parts.hub, common, request)) member.complete()
  } catch (error) {
    stream.end()
    throw error
  }
  request.following(missed)
  member.stopWaiting()
  return stream
}

/** Whether an event of the topic has happened since then, as far as known. */
function hasMissed(recent: RecentEvents, { field, organizationId, topic }: Common, since: string | undefined): boolean {
  const events = since === undefined ? undefined : recent.since(since)
  if (!events) return true
  return events.some(
    event =>
      event.organizationId === organizationId && field.events.includes(event.type) && field.accepts(event, topic),
  )
}

/** Sends the current state, if the field has one. Returns whether it is the last one. */
async function sendFirst(hub: Hub, common: Common, request: SubscriptionRequest): Promise<boolean> {
  const { field, topic, organizationId } = common
  if (!field.first) return false
  const context = request.newContext()
  const source = await field.first(topic, context.organization(organizationId))
  request.send(await hub.execute(common, source, context))
  return field.isLast?.(source) ?? false
}

/** A member of the hub. Results that arrive while the first state is read are sent after it. */
class WaitingMember implements Member {
  readonly #request: SubscriptionRequest
  readonly #stream: WatchedStream
  #waiting: string[] | undefined = []
  #isComplete = false

  constructor(request: SubscriptionRequest, stream: WatchedStream) {
    this.#request = request
    this.#stream = stream
  }

  context(): Context {
    return this.#request.newContext()
  }

  isAllowed(): boolean | Promise<boolean> {
    return this.#request.session.isAllowed()
  }

  send(payload: string): void {
    if (this.#waiting) this.#waiting.push(payload)
    else this.#request.send(payload)
  }

  complete(): void {
    this.#isComplete = true
    if (!this.#waiting) this.#stream.end()
  }

  stopWaiting(): void {
    for (const payload of this.#waiting ?? []) this.#request.send(payload)
    this.#waiting = undefined
    if (this.#isComplete) this.#stream.end()
  }

  resync(): void {
    this.#request.resync()
  }
}

let alone = 0

/** Everything that a result depends on. A result that must not be shared gets a unique key. */
function keyOf(
  { isShareable }: SubscriptionParts,
  { field, organizationId, document, operationName, variables }: Common,
  { session, language, text }: SubscriptionRequest,
): string {
  const shared = field.shareable && isShareable(document) ? session.permissionSet : `alone ${++alone}`
  return [organizationId, language, shared, operationName ?? '', canonical(variables), text].join('\n')
}

/** JSON that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
