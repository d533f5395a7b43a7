// Logs for machines: one JSON line each. What is logged is chosen field by field; bodies, queries and tokens never are.
import { pino, stdSerializers } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { postgresErrorOf } from '../database/violations.ts'

export type Log = FastifyBaseLogger

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'code',
  'credential',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.secret',
  '*.token',
  'req.headers.authorization',
  'req.headers.cookie',
]

/** A database error's own words hold SQL and parameters: its code, its constraint and where it was thrown are enough. */
function showError(error: Error) {
  const postgres = postgresErrorOf(error)
  if (!postgres) return stdSerializers.errWithCause(error)
  return { type: error.name, ...postgres, stack: error.stack?.replace(/^[\s\S]*?\n(?=\s+at )/, '') }
}

/** `LOG_LEVEL` decides; by default production says each request, local mode only what is wrong. */
export function openLog(name: string, environment: NodeJS.ProcessEnv = process.env): Log {
  const level = environment.LOG_LEVEL ?? (environment.ARUS_MODE === 'production' ? 'info' : 'warn')
  return pino({
    name,
    level,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: { err: showError, error: showError },
    formatters: { level: label => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
