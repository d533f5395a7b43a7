// Structured logs: one JSON line each. Fields are logged one by one; bodies, queries and tokens never are.
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

/** A database error's message holds SQL and parameters: its code, constraint and origin are enough. */
export function showError(error: Error) {
  const postgres = postgresErrorOf(error)
  if (postgres) return { type: error.name, ...postgres, stack: whereOf(error) }
  const query = failedQueryOf(error)
  if (!query) return stdSerializers.errWithCause(error)
  // For example a lost connection: the cause has the reason. The rest is user data, for an import megabytes of it.
  return { type: query.name, message: query.cause?.message ?? 'a query failed', stack: whereOf(query) }
}

/** The stack without the message above it. */
const whereOf = ({ stack }: Error) => stack?.replace(/^[\s\S]*?\n(?=\s+at )/, '')

function failedQueryOf(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? failedQueryOf(error.cause) : undefined
}

/** `LOG_LEVEL` decides; by default production logs each request, local mode only problems. */
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
  // Unbuffered: pino flushes its own buffer at exit and retries forever when nothing reads it any more.
  return pino(options, pino.destination({ dest: 1, sync: true }))
}
