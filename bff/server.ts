// The composition root: what the BFF is made of, and in which order it starts and stops.
import { randomBytes } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { makeSchema } from './graph/schema.ts'
import { modules } from './modules.ts'
import { statusPlugin } from './operations/statusPlugin.ts'
import { Upstream } from './rest/upstream.ts'

export async function openServer(config: Config): Promise<FastifyInstance> {
  const upstreams = {
    account: new Upstream('account', config.accountUrl, { connections: config.upstreamConnections }),
    treasury: new Upstream('treasury', config.treasuryUrl, { connections: config.upstreamConnections }),
  }
  const app = Fastify({
    logger: { level: config.logLevel },
    genReqId: () => randomBytes(16).toString('hex'),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    bodyLimit: 1_048_576,
  })
  const schema = makeSchema(modules)
  const apollo = new ApolloServer<Context>({
    schema,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), statusPlugin],
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.mode === 'production',
    introspection: config.mode === 'local',
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
  })
  await apollo.start()
  app.get('/livez', () => ({ ok: true }))
  app.addHook('onClose', async () => {
    await apollo.stop()
    await Promise.all(Object.values(upstreams).map(upstream => upstream.close()))
  })
  return app
}
