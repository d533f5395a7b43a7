// The refusal of a whole operation, on either transport: in the caller's language, and over HTTP with the status that belongs to its code.
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

/** The refusal as the client reads it; whatever is none is thrown again. */
export function toRefusal(error: unknown, language: Language): GraphQLError {
  if (error instanceof GraphQLError) return error
  if (!(error instanceof Refused)) throw error
  const { code, detail } = error
  return new GraphQLError(detail?.[language] ?? messageOf(code, language), {
    extensions: { code, ...(error instanceof RateLimitExceeded && { retryAfter: error.retryAfter }) },
  })
}

/** The same with what Apollo takes status and headers from. */
export function toHttpRefusal(error: unknown, language: Language): GraphQLError {
  const { message, nodes, extensions } = toRefusal(error, language)
  const { code, retryAfter } = extensions
  const headers = new HeaderMap()
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (code === 'G-10') headers.set('www-authenticate', 'Bearer')
  const http = { status: STATUS.get(String(code)) ?? 400, headers }
  // Not as a literal: a peer of the benchmarks declares another type for `http` to all of the program.
  const withHttp: Record<string, unknown> = { ...extensions, http }
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions: withHttp })
}
