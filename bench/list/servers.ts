// One server of the comparison, in a process of its own: `node bench/list/servers.ts VARIANT PORT UPSTREAM_PORT`.
// All stand behind the same session lookup, token exchange, permission table and REST client.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import Fastify from 'fastify'
import type { IncomingMessage } from 'node:http'
import mercurius from 'mercurius'
import { openAuth } from '../../bff/auth/openAuth.ts'
import { type Config, readConfig } from '../../bff/config.ts'
import { Context, type Services } from '../../bff/context.ts'
import { makeSchema } from '../../bff/graph/schema.ts'
import { credentialOf, organizationIdOf } from '../../bff/operations/caller.ts'
import { openServiceTokens } from '../../bff/rest/serviceToken.ts'
import { Upstream } from '../../bff/rest/upstream.ts'
import { openServer } from '../../bff/server.ts'
import { usage } from '../kit/processes.ts'
import { accounts } from './data.ts'
import { listByHand, nodeByHand } from './handwritten.ts'

export const VARIANTS = ['arus', 'arus plain', 'apollo', 'mercurius jit', 'hand-written'] as const
export type Variant = (typeof VARIANTS)[number]

const [variant = '', port = '', upstreamPort = ''] = process.argv.slice(2)
const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
const config: Config = readConfig({
  PORT: port,
  ACCOUNT_URL: upstreamUrl,
  TREASURY_URL: upstreamUrl,
  SERVICE_SECRET: 'a secret of benchmarks only, long enough',
  ARUS_MODE: 'local',
  LOG_LEVEL: 'error',
  EXECUTOR: variant === 'arus plain' ? 'plain' : 'plan',
})

/** What every peer gets beside Arus itself: the schema with its guard, and a context for each request. */
function openPeer() {
  const upstreams = {
    account: new Upstream('account', upstreamUrl),
    treasury: new Upstream('treasury', upstreamUrl),
  }
  const auth = openAuth(config, upstreams, openServiceTokens(config.serviceSecret))
  const services: Services = {
    upstreams,
    exchange: auth.exchange,
    identity: auth.identity,
    deadlineMs: config.operationTimeoutMs,
    log: console,
  }
  const newContext = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    new Context(services, {
      requestId: 'bench',
      language: 'en',
      credential: credentialOf(headers, auth),
      caller: 'person',
      organizationId: organizationIdOf(headers['x-organization-id']),
      address: '127.0.0.1',
      userAgent: 'bench',
    })
  return { schema: auth.guard(makeSchema()), newContext }
}

const START: Record<Variant, () => Promise<unknown>> = {
  arus: startArus,
  'arus plain': startArus,
  async apollo() {
    const { schema, newContext } = openPeer()
    const apollo = new ApolloServer<Context>({ schema, introspection: false, includeStacktraceInErrorResponses: false })
    await startStandaloneServer(apollo, {
      listen: { port: Number(port), host: '127.0.0.1' },
      context: ({ req }) => Promise.resolve(newContext(req)),
    })
  },
  async 'mercurius jit'() {
    const { schema, newContext } = openPeer()
    const app = Fastify()
    // Mercurius lays its own members over the context: a copy with the same prototype is what Apollo makes, too.
    await app.register(mercurius, { schema, jit: 1, context: request => newContext(request) })
    await app.listen({ port: Number(port), host: '127.0.0.1' })
  },
  async 'hand-written'() {
    const { newContext } = openPeer()
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
