// The composition root: the parts of the BFF, and the order in which they start and stop.
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { IncomingMessage } from 'node:http'
import { renewRoute } from './auth/renewRoute.ts'
import { socialRoutes } from './auth/socialRoutes.ts'
import type { Config } from './config.ts'
import type { Context, Services } from './context.ts'
import { fileRoutes } from './files/fileRoutes.ts'
import { flagRoutes } from './flags/flagRoutes.ts'
import { makeSchema, type SchemaParts } from './graph/schema.ts'
import { healthRoutes } from './health.ts'
import { providerHooks } from './hooks/providerHooks.ts'
import { openHttpServer } from './httpServer.ts'
import { clientAddress } from './operations/address.ts'
import { openAdmission } from './operations/admission.ts'
import type { Auth } from './operations/caller.ts'
import { readTrustedDocuments } from './operations/documents.ts'
import { fastStrategies, strategyExecutor } from './operations/executor.ts'
import { graphqlRoute } from './operations/graphqlRoute.ts'
import { operationPlugin } from './operations/operationPlugin.ts'
import { openRateLimit } from './operations/rateLimit.ts'
import { PreparedDocuments } from './operations/preparedDocuments.ts'
import { openRedis } from './operations/redis.ts'
import { newRequestId } from './operations/requestId.ts'
import { mailboxPages } from './pages/mailbox.ts'
import { pageStatus } from './pages/pageStatus.ts'
import { applicationPages, playgroundPages } from './pages/staticWeb.ts'
import { openServiceTokens, type ServiceTokens } from './rest/serviceToken.ts'
import { Upstream } from './rest/upstream.ts'
import { CustomerStreams } from './subscriptions/customerStreams.ts'
import { openFeeds } from './subscriptions/feeds.ts'
import { Hub } from './subscriptions/hub.ts'
import { RecentEvents } from './subscriptions/recentEvents.ts'
import type { SocketLimits } from './subscriptions/socketLimits.ts'
import { openWebsockets } from './subscriptions/websocket.ts'

/** Parts that tests and benchmarks replace. */
export type Parts = {
  openAuth(upstreams: Services['upstreams'], tokens: ServiceTokens): Auth
  schema?: SchemaParts
  socketLimits?: Partial<SocketLimits>
}

export async function openServer(config: Config, parts: Parts): Promise<FastifyInstance> {
  const app = openHttpServer(config)
  const isLocal = config.mode === 'local'

  const upstreams = {
    account: new Upstream('account', config.accountUrl, { connections: config.upstreamConnections }),
    treasury: new Upstream('treasury', config.treasuryUrl, { connections: config.upstreamConnections }),
  }
  const tokens = openServiceTokens(config.serviceSecret)
  const auth = parts.openAuth(upstreams, tokens)
  const services: Services = {
    upstreams,
    exchange: auth.exchange,
    identity: auth.identity,
    deadlineMs: config.operationTimeoutMs,
    log: app.log,
  }

  const schema = auth.guard(makeSchema(parts.schema))
  const admission = openAdmission(
    schema,
    readTrustedDocuments(config.trustedDocuments, { watch: isLocal }),
    config.mode,
  )
  const strategies = fastStrategies(schema, { fastest: config.executor })
  const executor = strategyExecutor(schema, strategies)
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, app.log)
  const points = openRateLimit(config.pointsPerMinute, redis)
  const apollo = openApollo(config, schema, operationPlugin({ admission, points, strategies }))
  await apollo.start()

  const addressOf = (request: IncomingMessage) => clientAddress(request, config.trustProxy)
  const hub = new Hub(executor)
  const recent = new RecentEvents()
  const customerStreams = new CustomerStreams()
  const websockets = openWebsockets(app.server, {
    schema,
    executor,
    admission,
    points,
    documents: new PreparedDocuments(schema, { introspection: isLocal }),
    auth,
    services,
    hub,
    recent,
    ownOrigin: config.publicOrigin,
    onlyOwnHost: isLocal,
    newRequestId,
    addressOf,
    feedsOpen: () => feeds.openSoon(),
    rightsAreWatched: () => feeds.rightsAreWatched(),
    ...(parts.socketLimits && { limits: parts.socketLimits }),
  })
  const feeds = openFeeds({
    upstreams,
    tokens,
    auth,
    recent,
    publish(event) {
      hub.publish(event)
      customerStreams.publish(event)
    },
    recheck(tag) {
      websockets.recheck(tag)
      customerStreams.recheck(tag)
    },
    resyncAll() {
      websockets.resyncAll()
      customerStreams.resyncAll()
    },
    log: app.log,
  })

  graphqlRoute(app, {
    apollo,
    admission,
    auth,
    services,
    feedPosition: () => recent.position,
    ownOrigin: config.publicOrigin,
    addressOf,
    ...(isLocal && { playground: await playgroundPages(app, config.playgroundDirectory) }),
  })
  renewRoute(app, auth)
  socialRoutes(app, { auth, config })
  if (isLocal) mailboxPages(app, { upstream: upstreams.account, tokens })
  await fileRoutes(app, {
    auth,
    services,
    tokens,
    points,
    addressOf,
    ownOrigin: config.publicOrigin,
    customerStreams,
    feedsAreOpen: () => feeds.areOpen(),
  })
  await providerHooks(app, { upstream: upstreams.treasury, tokens, points, addressOf })
  healthRoutes(app, { upstreams: Object.values(upstreams), feedsAreOpen: () => feeds.areOpen() })
  if (config.flagsFile) await flagRoutes(app, config.flagsFile)
  await applicationPages(app, {
    directory: config.webDirectory,
    settings: config.browser,
    statusOf: request => pageStatus(request, auth),
  })

  // Sockets first, because Fastify waits for open connections; the service connections last.
  app.addHook('preClose', () => websockets.close())
  app.addHook('onClose', async () => {
    await feeds.close()
    await apollo.stop()
    redis?.disconnect()
    await Promise.all(Object.values(upstreams).map(upstream => upstream.close()))
  })
  return app
}

function openApollo(config: Config, schema: GraphQLSchema, plugin: ApolloServerPlugin<Context>): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), plugin],
    // Apollo's own appends a newline, which copies every response.
    stringifyResult: result => JSON.stringify(result),
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    introspection: config.mode === 'local',
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
  })
}
