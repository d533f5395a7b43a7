// Logs for machines: one JSON line each. What is logged is chosen field by field; bodies, queries and tokens never are.
import { DrizzleQueryError } from 'drizzle-orm'
import { type LoggerOptions, pino, stdSerializers } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { postgresErrorOf } from '../database/violations.ts'
import { sayOutagesOnce } from './outages.ts'

export type Log = FastifyBaseLogger

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'code',
  'credential',
  'credentials',
  'clientSecret',
  'privateKey',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.secret',
  '*.token',
  '*.credentials',
  '*.clientSecret',
  '*.privateKey',
  'req.headers.authorization',
  'req.headers.cookie',
]

/** A database error's own words hold SQL and parameters: its code, its constraint and where it was thrown are enough. */
export function showError(error: Error) {
  const postgres = postgresErrorOf(error)
  if (postgres) return { type: error.name, ...postgres, stack: whereOf(error) }
  const query = failedQueryOf(error)
  if (!query) return stdSerializers.errWithCause(error)
  // The connection was lost, say: why is in the cause, the rest is people's data, and of an import some megabytes of it.
  return { type: query.name, message: query.cause?.message ?? 'a query failed', stack: whereOf(query) }
}

/** The stack without the message above it. */
const whereOf = ({ stack }: Error) => stack?.replace(/^[\s\S]*?\n(?=\s+at )/, '')

function failedQueryOf(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? failedQueryOf(error.cause) : undefined
}

/** `LOG_LEVEL` decides; by default production says each request, local mode only what is wrong. */
export function openLog(name: string, environment: NodeJS.ProcessEnv = process.env): Log {
  const level = environment.LOG_LEVEL ?? (environment.ARUS_MODE === 'production' ? 'info' : 'warn')
  const options: LoggerOptions = {
    name,
    level,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: { err: showError, error: showError },
    hooks: sayOutagesOnce(),
    formatters: { level: label => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  // Not buffered: pino's own buffer is emptied when the process ends, and tries for ever when nobody reads it any more.
  return pino(options, pino.destination({ dest: 1, sync: true }))
}
