// RFC 9457: one shape for every error, in the caller's language. Validation errors name each field.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failureOf } from '../database/violations.ts'
import {
  commonErrors,
  type ErrorRow,
  type FieldErrorCode,
  fieldErrors,
  type Locale,
  localeOf,
  type MessageParams,
  messageOf,
} from '../errors.ts'

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
    proofOf: z.string().optional().describe('The digest that a proof must be of, where one is wanted'),
    retryAfter: z.int().optional().describe('Seconds after which the same request may succeed, as the header says'),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused (RFC 9457)' })
export type Problem = z.infer<typeof problem>

/** What is wrong with one field; `path` has dots, `bankAccounts.0.accountNumber`. */
export type FieldRefusal = { path: string; error: ErrorRow | FieldErrorCode; params?: MessageParams }

type RefusalOptions = {
  /** The one field that the refusal is about. */
  path?: string
  params?: MessageParams
  /** Several fields at once; usually with `codes.invalidRequest`. */
  errors?: readonly FieldRefusal[]
  retryAfterSeconds?: number
  /** The digest that the required proof must be for. */
  proofOf?: string
}

/** A business rule rejected the request. */
export class Refusal extends Error {
  readonly row: ErrorRow
  readonly params: MessageParams
  readonly errors: readonly FieldRefusal[]
  readonly retryAfterSeconds: number | undefined
  readonly proofOf: string | undefined

  constructor(row: ErrorRow, { path, params = {}, errors = [], retryAfterSeconds, proofOf }: RefusalOptions = {}) {
    super(`${row.code}: ${messageOf(row, 'en', params)}`)
    this.name = 'Refusal'
    this.row = row
    this.params = params
    this.errors = path === undefined ? errors : [{ path, error: row, params }, ...errors]
    this.retryAfterSeconds = retryAfterSeconds
    this.proofOf = proofOf
  }
}

/** Rejects the whole request because of its fields. */
export const refuseFields = (errors: readonly FieldRefusal[]) => new Refusal(commonErrors.invalidRequest, { errors })

/** A field error's code and its message in one language. */
function fieldProblem({ path, error, params }: FieldRefusal, locale: Locale) {
  const row = typeof error === 'string' ? fieldErrors[error] : error
  return { path, code: typeof error === 'string' ? error : error.code, message: messageOf(row, locale, params) }
}

/** Database states in which the same request may succeed in a moment. */
const PASSING = /^(?:08...|53...|57P0[123]|57014|25P0[234]|40001|40P01|55P03)$/
/** A character that Postgres can't store (U+0000). It came with the request; finding it would require searching all fields. */
const UNWRITABLE = /^(?:22021|22P05)$/
/** A sum of amounts is out of range. */
const OUT_OF_RANGE = '22003'

/** The response for an error. An unknown one is our fault, and its cause is not disclosed. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return refuseFields(fieldRefusalsOf(error, request))
  if (error instanceof Error && isResponseSerializationError(error)) return new Refusal(commonErrors.serverFault)
  const failure = failureOf(error)
  if (failure?.kind === 'postgres') return refusalOfDatabase(failure.error.code, request)
  if (failure?.kind === 'commitLost') return refusalOfUnknown(request)
  // Nothing was committed.
  if (failure) return temporaryRefusal()
  if (isTimeout(error))
    return request.raw.complete ? refusalOfUnknown(request) : new Refusal(commonErrors.requestTimedOut)
  return new Refusal(rowOfFrameworkError(error))
}

/** A temporary refusal: the same request may succeed in a moment. */
export const temporaryRefusal = () => new Refusal(commonErrors.temporarilyUnavailable, { retryAfterSeconds: 1 })

/** Whether the same request can be repeated without a second effect. */
const isRepeatable = ({ method, headers }: FastifyRequest) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

/** A request that may have taken effect should only be retried where a retry has no second effect. */
const refusalOfUnknown = (request: FastifyRequest) =>
  isRepeatable(request) ? temporaryRefusal() : new Refusal(commonErrors.outcomeUnknown)

function refusalOfDatabase(code: string, { method }: FastifyRequest): Refusal {
  if (PASSING.test(code)) return temporaryRefusal()
  // A read uses stored data: if its sum is out of range, that is our fault.
  const isOfRequest = UNWRITABLE.test(code) || (code === OUT_OF_RANGE && method !== 'GET')
  return new Refusal(isOfRequest ? commonErrors.invalidRequest : commonErrors.serverFault)
}

/** The handler took too long; it continues to run. */
const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'

function rowOfFrameworkError(error: unknown): ErrorRow {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return commonErrors.requestTooLarge
  if (status === 415) return commonErrors.mediaTypeNotAllowed
  if (typeof status === 'number' && status >= 400 && status < 500) return commonErrors.invalidRequest
  return commonErrors.serverFault
}

type ValidationError = Omit<FastifyError, 'validation'> & { validation: FastifySchemaValidationError[] }

function fieldRefusalsOf(error: ValidationError, request: FastifyRequest): FieldRefusal[] {
  const parts = { querystring: request.query, params: request.params, headers: request.headers, body: request.body }
  const source = parts[error.validationContext ?? 'body']
  return error.validation.flatMap(issue => fieldRefusalsOfIssue(issue, source))
}

function fieldRefusalsOfIssue(issue: FastifySchemaValidationError, source: unknown): FieldRefusal[] {
  const steps = issue.instancePath.split('/').filter(step => step !== '')
  const path = steps.join('.')
  const { params } = issue
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(params.keys))
    return params.keys.map(key => ({ path: [...steps, String(key)].join('.'), error: 'UNKNOWN_FIELD' as const }))
  if (issue.keyword === 'custom') return [{ path, ...customRefusal(params.params) }]
  // A text is there, whatever is wrong within it: parameters may be JSON.
  const value = steps.reduce<unknown>(
    (at, step) => (isRecord(at) ? at[step] : typeof at === 'string' ? at : undefined),
    source,
  )
  if (value === undefined || value === null || (issue.keyword === 'too_small' && isEmpty(value)))
    return [{ path, error: 'REQUIRED' }]
  return [{ path, ...builtInRefusal(issue) }]
}

/** Blanks count as empty too: schemas trim them. */
const isEmpty = (value: unknown) =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * A schema's own check names its code: `context.addIssue({ code: 'custom', params: { code: 'INVALID_AMOUNT' } })`, or `params: { error:
 * codes.x }`.
 */
function customRefusal(params: unknown): Omit<FieldRefusal, 'path'> {
  if (!isRecord(params)) return { error: 'INVALID_VALUE' }
  const values = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )
  if (isErrorRow(params.error)) return { error: params.error, params: values }
  return { error: isFieldErrorCode(params.code) ? params.code : 'INVALID_VALUE', params: values }
}

const isFieldErrorCode = (code: unknown): code is FieldErrorCode => typeof code === 'string' && code in fieldErrors
const isErrorRow = (row: unknown): row is ErrorRow =>
  isRecord(row) && typeof row.code === 'string' && typeof row.en === 'string' && typeof row.id === 'string'

function builtInRefusal({ keyword, params }: FastifySchemaValidationError): Omit<FieldRefusal, 'path'> {
  const counts = params.origin === 'string' ? 'characters' : params.origin === 'array' ? 'items' : 'value'
  if (keyword === 'too_small') {
    const minimum = String(params.minimum)
    return {
      error: ({ characters: 'TOO_SHORT', items: 'TOO_FEW', value: 'TOO_SMALL' } as const)[counts],
      params: { minimum },
    }
  }
  if (keyword === 'too_big') {
    const maximum = String(params.maximum)
    return {
      error: ({ characters: 'TOO_LONG', items: 'TOO_MANY', value: 'TOO_BIG' } as const)[counts],
      params: { maximum },
    }
  }
  if (keyword === 'invalid_type') return { error: 'INVALID_TYPE' }
  if (keyword === 'invalid_format')
    return {
      error: params.format === 'email' ? 'INVALID_EMAIL' : params.format === 'date' ? 'INVALID_DATE' : 'INVALID_FORMAT',
    }
  return { error: 'INVALID_VALUE' }
}

/** The problem document of a refusal. */
export function problemOf(refusal: Refusal, locale: Locale, requestId: string): Problem {
  const { row, params, errors, proofOf, retryAfterSeconds } = refusal
  return {
    type: `/problems/${row.code}`,
    title: messageOf(row, locale, params),
    status: row.status,
    code: row.code,
    requestId,
    ...(errors.length > 0 && { errors: errors.map(error => fieldProblem(error, locale)) }),
    ...(proofOf !== undefined && { proofOf }),
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.ceil(retryAfterSeconds) }),
  }
}

/** Answers every error of a server with a problem document. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.row.status >= 500) request.log.error({ err: error, requestId: request.id }, refusal.row.code)
    return send(reply, request, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(reply, request, new Refusal(commonErrors.notFound)))
}

function send(reply: FastifyReply, request: FastifyRequest, refusal: Refusal) {
  // Doesn't wait for the rest of a body that was refused half way.
  if (!request.raw.complete) reply.header('connection', 'close')
  const document = problemOf(refusal, localeOf(request.headers['accept-language']), request.id)
  if (document.retryAfter !== undefined) reply.header('retry-after', document.retryAfter)
  return reply
    .code(document.status)
    .type('application/problem+json')
    .header('content-language', localeOf(request.headers['accept-language']))
    .serializer(JSON.stringify)
    .send(document)
}
