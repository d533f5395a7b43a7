// RFC 9457. One shape for every error; validation names each field.
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })

/** A rule of the business said no. `code` is a row of the service's code table. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, title = code) {
    super(title)
    this.status = status
    this.code = code
  }
}

export function problems(app: FastifyInstance) {
  const send = (
    reply: {
      code: (n: number) => {
        type: (t: string) => { serializer: (s: (v: unknown) => string) => { send: (v: unknown) => unknown } }
      }
    },
    body: z.infer<typeof problem>,
  ) => reply.code(body.status).type('application/problem+json').serializer(JSON.stringify).send(body)
  const about = (status: number, code: string, title: string, errors?: z.infer<typeof problem>['errors']) => ({
    type: `/problems/${code.toLowerCase()}`,
    title,
    status,
    code,
    ...(errors && { errors }),
  })
  app.setErrorHandler((error: FastifyError & { status?: number }, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors = error.validation.flatMap(item => {
        const at = `${error.validationContext ?? 'body'}${item.instancePath}`.replace(/\/$/, '')
        return item.keyword === 'unrecognized_keys'
          ? (item.params as { keys: string[] }).keys.map(key => ({
              path: `${at}/${key}`,
              code: 'UNKNOWN_FIELD',
              message: 'Unknown field',
            }))
          : [{ path: at, code: item.keyword.toUpperCase(), message: item.message ?? '' }]
      })
      return send(reply, about(400, 'VALIDATION', 'The request is not valid', errors))
    }
    if (error instanceof Refusal) return send(reply, about(error.status, error.code, error.message))
    const status = isResponseSerializationError(error) ? 500 : (error.statusCode ?? error.status ?? 500)
    if (status >= 500) request.log.error(error)
    return send(
      reply,
      about(
        status,
        status >= 500 ? 'INTERNAL' : (error.code ?? 'REFUSED'),
        status >= 500 ? 'Something went wrong' : error.message,
      ),
    )
  })
  app.setNotFoundHandler((_request, reply) => send(reply, about(404, 'NO_ROUTE', 'There is nothing here')))
}
