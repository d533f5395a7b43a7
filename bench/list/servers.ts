// One server of the comparison, in its own process: `node bench/list/servers.ts VARIANT PORT UPSTREAM_PORT`. All have the same session
// lookup, token exchange, permission table and REST client, and log a line for each operation.
import { createServer, type IncomingMessage } from 'node:http'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { useGraphQlJit } from '@envelop/graphql-jit'
import Fastify, { type FastifyInstance } from 'fastify'
import { createYoga, type Plugin } from 'graphql-yoga'
import mercurius from 'mercurius'
import { openAuth } from '../../bff/auth/openAuth.ts'
import type { Context } from '../../bff/context.ts'
import { openServer } from '../../bff/server.ts'
import { benchConfig, openPeer } from '../kit/peer.ts'
import { usage } from '../kit/processes.ts'
import { BY_HAND } from './handwritten.ts'
import type { Operation } from './operations.ts'
import { isVariant, type Variant } from './variants.ts'

const [variant = '', port = '', upstreamPort = ''] = process.argv.slice(2)
const config = benchConfig(port, upstreamPort, variant === 'arus plain' ? 'plain' : 'plan')
const address = { port: Number(port), host: '127.0.0.1' }

const START: Record<Variant, () => Promise<unknown>> = {
  arus: startArus,
  'arus plain': startArus,

  async apollo() {
    const { schema, newContext, logOperation } = openPeer(config)
    const apollo = new ApolloServer<Context>({
      schema,
      introspection: false,
      includeStacktraceInErrorResponses: false,
      plugins: [
        {
          requestDidStart: () => {
            const began = performance.now()
            return Promise.resolve({
              willSendResponse({ operationName }) {
                logOperation(operationName, performance.now() - began)
                return Promise.resolve()
              },
            })
          },
        },
      ],
    })
    await startStandaloneServer(apollo, { listen: address, context: ({ req }) => Promise.resolve(newContext(req)) })
  },

  async 'mercurius jit'() {
    const { schema, newContext, logOperation } = openPeer(config)
    const app = openFastify(logOperation)
    // Mercurius adds its own members to the context: a copy with the same prototype, as Apollo makes too.
    await app.register(mercurius, { schema, jit: 1, context: request => newContext(request) })
    await app.listen(address)
  },

  async 'yoga jit'() {
    const { schema, newContext, logOperation } = openPeer(config)
    // Yoga copies the given context into its own; our resolvers need theirs unchanged.
    const withOwnContext: Plugin<{ req: IncomingMessage }> = {
      onExecute({ executeFn, setExecuteFn }) {
        const began = performance.now()
        setExecuteFn(given => executeFn({ ...given, contextValue: newContext(given.contextValue.req) }))
        return { onExecuteDone: ({ args }) => logOperation(args.operationName, performance.now() - began) }
      },
    }
    const yoga = createYoga<{ req: IncomingMessage }>({
      schema,
      graphiql: false,
      landingPage: false,
      logging: false,
      plugins: [useGraphQlJit(), withOwnContext],
    })
    await new Promise<void>(resolve => createServer(yoga).listen(address.port, address.host, resolve))
  },

  async 'hand-written'() {
    const { newContext, logOperation } = openPeer(config)
    const app = openFastify(logOperation)
    app.post<{ Body: Operation }>('/graphql', ({ raw, body: { operationName, variables } }) => {
      const answer = BY_HAND[operationName]
      if (!answer) throw new Error(`${operationName} is not written by hand`)
      return answer(newContext(raw), variables)
    })
    await app.listen(address)
  },
}

async function startArus() {
  const app = await openServer(config, { openAuth: (upstreams, tokens) => openAuth(config, upstreams, tokens) })
  await app.listen(address)
}

function openFastify(logOperation: ReturnType<typeof openPeer>['logOperation']): FastifyInstance {
  const app = Fastify()
  app.addHook<{ Body: Operation }>('onResponse', (request, reply, done) => {
    logOperation(request.body.operationName, reply.elapsedTime)
    done()
  })
  return app
}

if (process.send && isVariant(variant)) {
  await START[variant]()
  process.send('ready')
  process.on('message', () => {
    process.send?.(usage())
  })
  process.on('disconnect', () => process.exit(0))
}
