// What the database refused, read from its error. Never log the error's message: it holds SQL and parameters.

export type Violation = { kind: 'unique' | 'foreignKey' | 'check' | 'exclusion'; constraint: string }

const KINDS: Record<string, Violation['kind']> = {
  '23505': 'unique',
  '23503': 'foreignKey',
  '23514': 'check',
  '23P01': 'exclusion',
}

type PostgresError = { code: string; constraint?: string }

/** SQLSTATE and constraint of a database error, also from within Drizzle's wrapper. */
export function postgresErrorOf(error: unknown): PostgresError | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined
      return constraint === undefined ? { code: at.code } : { code: at.code, constraint }
    }
  }
  return undefined
}

/** The constraint that a write broke, if that is why it failed. */
export function violationOf(error: unknown): Violation | undefined {
  const found = postgresErrorOf(error)
  const kind = found && KINDS[found.code]
  return kind && found.constraint !== undefined ? { kind, constraint: found.constraint } : undefined
}

/** What the driver says, without a code of Postgres's, of a connection that broke while it was used. */
const CUT_OFF = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/
const CUT_SOCKET = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/

/** Whether the database went away in the middle, also from within Drizzle's wrapper. */
export function isCutOff(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++)
    if (CUT_OFF.test(at.message) || ('code' in at && typeof at.code === 'string' && CUT_SOCKET.test(at.code)))
      return true
  return false
}
