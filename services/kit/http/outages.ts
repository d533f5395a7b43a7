// While a database is away everything that needs it fails, again and again: a line says so once, then not until some time has passed.
import type { LoggerOptions } from 'pino'
import { failureOf } from '../database/violations.ts'

/** As long as an outage may go on until it is said again. */
export const OUTAGE_LINE_EVERY_MS = 30_000

/** Connections refused or ended by Postgres, while it starts and stops too. */
const AWAY = /^(?:08...|57P0[123])$/

/** Whether it failed since a connection could not be had, or broke. */
function isOutage(error: unknown): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'cutOff' || (failure?.kind === 'postgres' && AWAY.test(failure.error.code))
}

/** A hook of the log that leaves out warnings of an outage after the first; the next one that is said tells how many. */
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

/** Of pino's levels. What somebody asked for and did not get is an error, and always said. */
const WARN = 40

const hasError = (fields: unknown): fields is { err: unknown } =>
  typeof fields === 'object' && fields !== null && 'err' in fields
