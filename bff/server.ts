// The composition root: what the BFF is made of, and in which order it starts and stops.
import { randomBytes } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import Fastify, { type FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Config } from './config.ts'
import type { Context, Services } from './context.ts'
import { makeSchema } from './graph/schema.ts'
import { type Module, modules } from './modules.ts'
import { type Admission, openAdmission } from './operations/admission.ts'
import type { Auth } from './operations/caller.ts'
import { readTrustedDocuments } from './operations/documents.ts'
import { compiledExecutor } from './operations/executor.ts'
import { executorGateway } from './operations/gateway.ts'
import { graphqlRoute } from './operations/graphqlRoute.ts'
import { errorsPlugin, limitsPlugin, statusPlugin } from './operations/plugins.ts'
import { Upstream } from './rest/upstream.ts'

/** `modules` in place of all, for tests and benchmarks. */
export type Parts = { auth: Auth; modules?: readonly Module[] }

export async function openServer(config: Config, parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    genReqId: () => randomBytes(16).toString('hex'),
    disableRequestLogging: true,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    bodyLimit: 1_048_576,
    trustProxy: config.trustProxy,
  })
  const upstreams = {
    account: new Upstream('account', config.accountUrl, { connections: config.upstreamConnections }),
    treasury: new Upstream('treasury', config.treasuryUrl, { connections: config.upstreamConnections }),
  }
  const services: Services = {
    upstreams,
    exchange: parts.auth.exchange,
    deadlineMs: config.operationTimeoutMs,
    log: app.log,
  }
  const schema = makeSchema(parts.modules ?? modules)
  const documents = readTrustedDocuments(config.trustedDocuments, { watch: config.mode === 'local' })
  const admission = openAdmission(schema, documents, config.mode)
  const apollo = openApollo(config, schema, admission)
  await apollo.start()
  graphqlRoute(app, { apollo, admission, auth: parts.auth, services, ownOrigin: config.publicOrigin })
  app.get('/livez', () => ({ ok: true }))
  app.addHook('onClose', async () => {
    await apollo.stop()
    await Promise.all(Object.values(upstreams).map(upstream => upstream.close()))
  })
  return app
}

function openApollo(config: Config, schema: GraphQLSchema, admission: Admission): ApolloServer<Context> {
  return new ApolloServer<Context>({
    // `plain` is Apollo as it comes, should the gateway option ever go away.
    ...(config.executor === 'plain' ? { schema } : { gateway: executorGateway(schema, compiledExecutor(schema)) }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(admission),
      errorsPlugin,
      statusPlugin,
    ],
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    introspection: config.mode === 'local',
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
  })
}
