// One subscription from `subscribe` to `complete`: its arguments, its rights, its first state, its place in the hub.
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.ts'
import { presentErrors, Refused } from '../graph/errors.ts'
import { operationOf } from '../operations/limits.ts'
import type { Common, Hub } from './hub.ts'
import { type AnyLiveField, liveFieldOf } from './live.ts'
import type { SocketSession } from './session.ts'

/** Whether these permissions open the subscription field. */
export type SubscriptionRules = (fieldName: string, permissions: ReadonlySet<string>) => boolean

export type SubscriptionRequest = {
  text: string
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
  session: SocketSession
  /** A new context for each run, so that nothing read for one event answers for the next. */
  newContext(): Context
  /** Tells when the session's rights are others; the answer stops telling. */
  onRights(listener: () => void): () => void
  send(payload: string): void
  resync(): void
}

type Root = { field: AnyLiveField; name: string; args: Record<string, unknown>; node: FieldNode }

/** A stream that graphql-ws only watches for its end (the hub sends), or the errors of a subscription that cannot be. */
export async function openSubscription(
  schema: GraphQLSchema,
  hub: Hub,
  rules: SubscriptionRules,
  request: SubscriptionRequest,
): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const context = request.newContext()
  const operation = operationOf(request.document, request.operationName)
  if (!operation) return { errors: [new GraphQLError('The document has no such operation.')] }
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables)
  if (coerced.errors) return { errors: coerced.errors }
  const root = rootOf(schema, request.document, operation, coerced.coerced)
  if (!root) return { errors: [new GraphQLError('The document subscribes to nothing.')] }
  try {
    const scope = context.named
    await assertAllowed(rules, root, request.session)
    const topic = await root.field.open(root.args, scope)
    return await follow(hub, rules, root, request, {
      field: root.field,
      topic,
      organizationId: scope.organizationId,
      document: request.document,
      operationName: request.operationName,
      variables: request.variables,
    })
  } catch (error) {
    const located = new GraphQLError('', {
      nodes: root.node,
      path: [root.node.alias?.value ?? root.name],
      originalError: error instanceof Error ? error : new Error(String(error)),
    })
    return { errors: presentErrors([located], context) }
  }
}

async function assertAllowed(rules: SubscriptionRules, root: Root, session: SocketSession): Promise<void> {
  if (!(await session.isAllowed())) throw new Refused('G-10')
  if (!rules(root.name, session.permissions)) throw new Refused('G-20')
}

async function follow(
  hub: Hub,
  rules: SubscriptionRules,
  root: Root,
  request: SubscriptionRequest,
  common: Common,
): Promise<AsyncGenerator<ExecutionResult>> {
  const { session, newContext, resync } = request
  const stream = new WatchedStream()
  // What happens while the first state is read is sent after it.
  let waiting: string[] | undefined = []
  let completes = false
  const member = {
    context: newContext,
    isAllowed: () => session.isAllowed(),
    send: (payload: string) => (waiting ? void waiting.push(payload) : request.send(payload)),
    complete: () => {
      completes = true
      if (!waiting) stream.end()
    },
    resync,
  }
  const key = () => keyOf(common, request, newContext().language)
  let leave = hub.join(key(), common, member)
  const stopWatching = request.onRights(() => {
    leave()
    // Rights have shrunk: the subscription ends. Otherwise it goes on among those who now have the same.
    if (!rules(root.name, session.permissions)) return stream.end()
    leave = hub.join(key(), common, member)
  })
  stream.onEnd(() => {
    leave()
    stopWatching()
  })

  try {
    const isLast = await sendFirst(hub, common, request)
    if (isLast) completes = true
  } catch (error) {
    stream.end()
    throw error
  }
  const missed = waiting
  waiting = undefined
  for (const payload of missed) request.send(payload)
  if (completes) stream.end()
  return stream
}

/** Sends the present state, where the field has one. Answers whether nothing can follow it. */
async function sendFirst(hub: Hub, common: Common, request: SubscriptionRequest): Promise<boolean> {
  const { field, topic, organizationId } = common
  if (!field.first) return false
  const context = request.newContext()
  const source = await field.first(topic, context.organization(organizationId))
  request.send(await hub.execute(common, source, context))
  return field.isLast?.(source) ?? false
}

let alone = 0

/** Everything that an answer depends on. A field that is not shareable gets a key that nobody else has. */
function keyOf({ field, organizationId, variables }: Common, request: SubscriptionRequest, language: string): string {
  const shared = field.shareable ? request.session.permissionSet : `alone ${++alone}`
  return [organizationId, language, shared, request.operationName ?? '', canonical(variables), request.text].join('\n')
}

/** JSON that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** The one root field that validation has left. */
function rootOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Root | undefined {
  const node = firstField(document, operation.selectionSet)
  const definition = node && schema.getSubscriptionType()?.getFields()[node.name.value]
  const field = definition && liveFieldOf(definition)
  if (!node || !field) return undefined
  return { field, name: definition.name, args: getArgumentValues(definition, node, variables), node }
}

function firstField(document: DocumentNode, { selections }: SelectionSetNode): FieldNode | undefined {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) return selection
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            definition =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
          )
    const found = inner && 'selectionSet' in inner && inner.selectionSet && firstField(document, inner.selectionSet)
    if (found) return found
  }
  return undefined
}

/** Yields nothing; it ends when the subscription does, from either side. */
class WatchedStream implements AsyncGenerator<ExecutionResult> {
  readonly #ended = Promise.withResolvers<void>()
  #atEnd: () => void = () => {}

  onEnd(listener: () => void): void {
    this.#atEnd = listener
  }

  end(): void {
    this.#atEnd()
    this.#atEnd = () => {}
    this.#ended.resolve()
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    await this.#ended.promise
    return { done: true, value: undefined }
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.end()
    return this.next()
  }

  throw(): Promise<IteratorResult<ExecutionResult>> {
    return this.return()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}
