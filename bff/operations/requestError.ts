// The refusal of a whole operation, over either transport: in the caller's language, and over HTTP with the status of its code.
import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { type Language, messageOf, Refused } from '../graph/errors.ts'
import { RateLimitExceeded } from './rateLimit.ts'

const STATUS = new Map([
  ['G-10', 401],
  ['G-20', 403],
  ['G-21', 403],
  ['FORBIDDEN_ORIGIN', 403],
  ['R-3', 429],
])

/** The refusal as the client reads it; rethrows any other error. */
export function toRefusal(error: unknown, language: Language): GraphQLError {
  if (error instanceof GraphQLError) return error
  if (!(error instanceof Refused)) throw error
  const { code, detail } = error
  return new GraphQLError(detail?.[language] ?? messageOf(code, language), {
    extensions: { code, ...(error instanceof RateLimitExceeded && { retryAfter: error.retryAfter }) },
  })
}

/** The same with the status and headers for Apollo. */
export function toHttpRefusal(error: unknown, language: Language): GraphQLError {
  const { message, nodes, extensions } = toRefusal(error, language)
  const { code, retryAfter } = extensions
  const headers = new HeaderMap()
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (code === 'G-10') headers.set('www-authenticate', 'Bearer')
  const http = { status: STATUS.get(String(code)) ?? 400, headers }
  // Not as a literal: a dependency of the benchmarks declares another type for `http` in the whole program.
  const withHttp: Record<string, unknown> = { ...extensions, http }
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions: withHttp })
}
