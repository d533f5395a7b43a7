// One server of the comparison, in a process of its own: `node bench/list/servers.ts VARIANT PORT UPSTREAM_PORT`.
// All stand behind the same session lookup, token exchange, permission table and REST client.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { openAuth } from '../../bff/auth/openAuth.ts'
import type { Context } from '../../bff/context.ts'
import { openServer } from '../../bff/server.ts'
import { benchConfig, openPeer } from '../kit/peer.ts'
import { usage } from '../kit/processes.ts'
import { accounts } from './data.ts'
import { listByHand, nodeByHand } from './handwritten.ts'

export const VARIANTS = ['arus', 'arus plain', 'apollo', 'mercurius jit', 'hand-written'] as const
export type Variant = (typeof VARIANTS)[number]

const [variant = '', port = '', upstreamPort = ''] = process.argv.slice(2)
const config = benchConfig(port, upstreamPort, variant === 'arus plain' ? 'plain' : 'plan')

const START: Record<Variant, () => Promise<unknown>> = {
  arus: startArus,
  'arus plain': startArus,
  async apollo() {
    const { schema, newContext } = openPeer(config)
    const apollo = new ApolloServer<Context>({ schema, introspection: false, includeStacktraceInErrorResponses: false })
    await startStandaloneServer(apollo, {
      listen: { port: Number(port), host: '127.0.0.1' },
      context: ({ req }) => Promise.resolve(newContext(req)),
    })
  },
  async 'mercurius jit'() {
    const { schema, newContext } = openPeer(config)
    const app = Fastify()
    // Mercurius lays its own members over the context: a copy with the same prototype is what Apollo makes, too.
    await app.register(mercurius, { schema, jit: 1, context: request => newContext(request) })
    await app.listen({ port: Number(port), host: '127.0.0.1' })
  },
  async 'hand-written'() {
    const { newContext } = openPeer(config)
    const app = Fastify()
    app.post<{ Body: { query: string } }>('/graphql', request => {
      const context = newContext(request.raw)
      return request.body.query.includes('query List')
        ? listByHand(context)
        : nodeByHand(context, accounts[0]?.id ?? '')
    })
    await app.listen({ port: Number(port), host: '127.0.0.1' })
  },
}

async function startArus() {
  const app = await openServer(config, { openAuth: (upstreams, tokens) => openAuth(config, upstreams, tokens) })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
}

function isVariant(name: string): name is Variant {
  return VARIANTS.some(known => known === name)
}

if (process.send && isVariant(variant)) {
  await START[variant]()
  process.send('ready')
  process.on('message', () => {
    process.send?.(usage())
  })
  process.on('disconnect', () => process.exit(0))
}
