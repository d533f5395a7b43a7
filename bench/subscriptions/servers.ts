// One server of the comparison, in its own process: `node bench/subscriptions/servers.ts VARIANT PORT UPSTREAM_PORT`.
import { createServer } from 'node:http'
import { execute, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Context as SocketContext } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { openAuth } from '../../bff/auth/openAuth.ts'
import type { Context } from '../../bff/context.ts'
import { openServer } from '../../bff/server.ts'
import type { FeedEvent } from '../../bff/subscriptions/event.ts'
import { openFeedReader } from '../../bff/subscriptions/feedReader.ts'
import { type AnyLiveField, liveFieldOf } from '../../bff/subscriptions/live.ts'
import { benchConfig, openPeer } from '../kit/peer.ts'
import { usage } from '../kit/processes.ts'
import { FIELD, type Variant, VARIANTS } from './subject.ts'

const [variant = '', port = '', upstreamPort = ''] = process.argv.slice(2)
const config = benchConfig(port, upstreamPort)

async function startArus(): Promise<void> {
  const app = await openServer(config, { openAuth: (upstreams, tokens) => openAuth(config, upstreams, tokens) })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
}

type Socket = SocketContext<{ organizationId?: unknown }, { request: Parameters<Peer['newContext']>[0] }>
type Peer = ReturnType<typeof openPeer>

/** graphql-ws as in its documentation, over an in-memory event source that the services' feed fills. */
async function startStock(readsOnce: boolean): Promise<void> {
  const peer = openPeer(config)
  const { schema, newContext } = peer
  const field = fieldNamed(schema, FIELD)
  const events = new Published()
  const shared = new WeakMap<FeedEvent, Context>()
  const contextFor = (event: FeedEvent, { extra, connectionParams }: Socket): Context => {
    const context =
      (readsOnce ? shared.get(event) : undefined) ?? newContext(extra.request, connectionParams?.organizationId)
    shared.set(event, context)
    return context
  }

  async function* subscribe(args: ExecutionArgs): AsyncGenerator<ExecutionResult> {
    const socket = args.contextValue as Socket
    const { named } = newContext(socket.extra.request, socket.connectionParams?.organizationId)
    await named.permissions()
    const topic = await field.open({}, named)
    for await (const event of events.subscribe()) {
      if (event.organizationId !== named.organizationId || !field.accepts(event, topic)) continue
      const contextValue = contextFor(event, socket)
      const rootValue = await field.read(event, topic, contextValue.organization(named.organizationId))
      yield await execute({ ...args, schema, rootValue, contextValue })
    }
  }

  const server = createServer((_request, response) => response.end('{"ok":true}'))
  const sockets = new WebSocketServer({ server, path: '/graphql' })
  useServer({ schema, context: (context: unknown) => context, subscribe }, sockets)
  const reader = openFeedReader(peer.upstreams.treasury, () => peer.tokens('treasury'), {
    event: event => events.publish(event),
    opened: () => {},
    reset: () => {},
    lost: error => console.error(error),
  })
  await reader.opened
  server.listen(Number(port), '127.0.0.1')
}

function fieldNamed(schema: GraphQLSchema, name: string): AnyLiveField {
  const definition = schema.getSubscriptionType()?.getFields()[name]
  const field = definition && liveFieldOf(definition)
  if (!field) throw new Error(`${name} is no subscription`)
  return field
}

/** A PubSub as in libraries, but without a queue, since only one event is in flight at a time. */
class Published {
  #next = Promise.withResolvers<FeedEvent>()

  publish(event: FeedEvent): void {
    const { resolve } = this.#next
    this.#next = Promise.withResolvers()
    resolve(event)
  }

  async *subscribe(): AsyncGenerator<FeedEvent> {
    for (;;) yield await this.#next.promise
  }
}

const START: Record<Variant, () => Promise<void>> = {
  arus: startArus,
  'stock graphql-ws': () => startStock(false),
  'stock, reading once': () => startStock(true),
}

function isVariant(name: string): name is Variant {
  return VARIANTS.some(known => known === name)
}

if (process.send && isVariant(variant)) {
  await START[variant]()
  process.send('ready')
  process.on('message', () => process.send?.(usage()))
  process.on('disconnect', () => process.exit(0))
}
