// The HTTP server itself: limits, log and headers of every response; TLS if there is a certificate.
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import { type Code, messageOf } from './graph/errors.ts'
import { standardOutput } from './logStream.ts'
import { languageOf } from './operations/caller.ts'
import { refuseForeignHosts } from './operations/ownHost.ts'
import { newRequestId } from './operations/requestId.ts'
import { securityHeaders } from './pages/securityHeaders.ts'

/** As docs/integrators.md says. The services accept as much, so that they don't refuse what is accepted here. */
export const MAX_BODY_BYTES = 2_000_000

/** For HTTP/1, where a connection sends one request after the other. */
const CONNECTION_LIMITS = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 }

/** Error codes of what Fastify refuses before any of our routes. */
const CODE_OF_STATUS: ReadonlyMap<number, Code> = new Map([
  [404, 'G-7'],
  [408, 'G-9'],
  [413, 'G-6'],
  [415, 'G-8'],
])

export function openHttpServer(config: Config): FastifyInstance {
  const app = config.tls ? openTls(config, config.tls) : Fastify({ ...optionsOf(config), http: CONNECTION_LIMITS })
  const headers = securityHeaders({ https: config.https })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  if (config.mode === 'local') refuseForeignHosts(app, config)
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'A request failed')
    const code = CODE_OF_STATUS.get(status) ?? (status >= 500 ? 'G-1' : 'G-2')
    const message = messageOf(code, languageOf(request.headers))
    return reply.code(status).send({ errors: [{ message, extensions: { code } }] })
  })
  return app
}

/**
 * HTTP/2 for browsers, HTTP/1 for websockets and other clients. Node gives both the same interface ("compatibility API"), on which Fastify
 * builds, though its types know only one kind at a time.
 */
function openTls(config: Config, { certificateFile, keyFile }: NonNullable<Config['tls']>): FastifyInstance {
  const https = {
    allowHTTP1: true,
    cert: readFileSync(certificateFile),
    key: readFileSync(keyFile),
    ...CONNECTION_LIMITS,
  }
  return Fastify({ ...optionsOf(config), http2: true, https }) as unknown as FastifyInstance
}

const optionsOf = (config: Config) => ({
  logger: {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    stream: standardOutput,
  },
  logController: new LogController({ disableRequestLogging: true }),
  // A logger per request costs more than most requests log; code that logs names the request.
  childLoggerFactory: <Logger>(logger: Logger): Logger => logger,
  genReqId: newRequestId,
  // A file of 25 MB takes time over a slow connection; the services limit their own work.
  requestTimeout: 300_000,
  bodyLimit: MAX_BODY_BYTES,
  // A file id is longer than Fastify's default of 100.
  routerOptions: { maxParamLength: 300 },
  trustProxy: config.trustProxy,
})
