import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { newId } from '../ids.ts'
import { type Log, openLog } from './log.ts'
import { answerProblems, problem } from './problem.ts'

export type Server = Awaited<ReturnType<typeof createServer>>

type ServerOptions = {
  /** Name in the contract. */
  title: string
  /** Throws while the service cannot do its work. */
  ready: () => Promise<unknown>
  log?: Log
}

/** A request id from the BFF is kept, so that all logs share it; otherwise a new one is made. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** The BFF's own limit; files are streams with limits of their own. */
export const MAX_BODY_BYTES = 2_000_000

/** Health checks arrive every few seconds and are not logged. */
const HEALTH = new Set(['/livez', '/readyz'])

const HEADERS_TIMEOUT_MS = 5_000
const HANDLER_TIMEOUT_MS = 15_000
/** In the contract: how long a call may take, in milliseconds, where that exceeds the default. */
const TIME_LIMIT_FIELD = 'x-time-limit-ms'
/**
 * The maximum time for a request to arrive: an upload of 25 MB on a slow connection. Other requests are limited by the handler's timeout.
 */
const REQUEST_TIMEOUT_MS = 300_000

/** A service's HTTP server: contract from zod, problem documents for errors, health, time limits, one log line per request. */
export async function createServer({ title, ready, log = openLog(title, { LOG_LEVEL: 'silent' }) }: ServerOptions) {
  const app = Fastify({
    loggerInstance: log,
    // One log line per request of our own instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
    genReqId: request => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId()
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  answerProblems(app)
  describeProblems(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
      components: {
        securitySchemes: {
          caller: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          // For sessions of customers, in the account service.
          customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
      security: [{ caller: [] }],
    },
    transform: describeTimeLimit,
    transformObject: jsonSchemaTransformObject,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId } = request
    const route = request.routeOptions.url ?? 'none'
    const level = HEALTH.has(route) ? 'debug' : 'info'
    log[level]({ requestId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  health(app, ready)
  return app
}

/** Writes a route's longer time limit into the contract, so that callers know how long to wait. */
function describeTimeLimit(given: Parameters<typeof jsonSchemaTransform>[0]) {
  const { schema, url } = jsonSchemaTransform(given)
  const { handlerTimeout } = given.route
  return { url, schema: handlerTimeout === undefined ? schema : { ...schema, [TIME_LIMIT_FIELD]: handlerTimeout } }
}

/** Adds the problem response to every route, so that no route has to declare it. */
function describeProblems(app: FastifyInstance) {
  app.addHook('onRoute', route => {
    const response = route.schema?.response
    if (typeof response === 'object' && response !== null && !('4xx' in response))
      Object.assign(response, { '4xx': problem })
  })
}

/** `/livez`: the event loop runs. `/readyz`: ready for requests. */
function health(app: FastifyInstance, ready: () => Promise<unknown>) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const hidden = { schema: { hide: true, security: [] } }
  app.get('/livez', hidden, async () => ({ alive: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      if (stopping) throw new Error('stopping')
      await ready()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
}
