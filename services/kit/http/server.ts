import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { problems } from './problem.ts'

export type Server = Awaited<ReturnType<typeof createServer>>

export async function createServer(options: { title: string; ready: () => Promise<void>; logger?: boolean }) {
  const app = Fastify({
    logger: options.logger ? { level: 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    bodyLimit: 1 << 20,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  problems(app as never)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: options.title, version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/livez', { schema: { hide: true } as object }, async () => ({ alive: true }))
  app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    try {
      if (stopping) throw new Error('stopping')
      await options.ready()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
  return app
}
