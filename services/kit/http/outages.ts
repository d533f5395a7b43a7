// While a database is down, everything that needs it fails repeatedly: logs one line, and no other until some time has passed.
import type { LoggerOptions } from 'pino'
import { failureOf } from '../database/violations.ts'

/** The interval of log lines during an outage. */
export const OUTAGE_LINE_EVERY_MS = 30_000

/** Connections refused or ended by Postgres, also while it starts and stops. */
const AWAY = /^(?:08...|57P0[123])$/

/** Whether no connection was available, or one broke. */
function isOutage(error: unknown): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'cutOff' || (failure?.kind === 'postgres' && AWAY.test(failure.error.code))
}

/** A log hook that drops repeated warnings of an outage; the next line that is logged says how many. */
export function sayOutagesOnce(now: () => number = () => performance.now()): NonNullable<LoggerOptions['hooks']> {
  let saidAt = -Infinity
  let leftOut = 0
  return {
    logMethod(args, method, level) {
      const [fields, ...words]: unknown[] = args
      if (level !== WARN || !hasError(fields) || !isOutage(fields.err)) return method.apply(this, args)
      if (now() - saidAt < OUTAGE_LINE_EVERY_MS) {
        leftOut++
        return undefined
      }
      saidAt = now()
      const told = leftOut > 0 ? { ...fields, leftOut } : fields
      leftOut = 0
      return method.call(this, told, ...words.map(String))
    },
  }
}

/** One of pino's levels. A failed request is an error and always logged. */
const WARN = 40

const hasError = (fields: unknown): fields is { err: unknown } =>
  typeof fields === 'object' && fields !== null && 'err' in fields
