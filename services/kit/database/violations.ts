// Reads from a database error what was refused. Never log the error's message: it holds SQL and parameters.

export type Violation = { kind: 'unique' | 'foreignKey' | 'check' | 'exclusion'; constraint: string }

const KINDS: Record<string, Violation['kind']> = {
  '23505': 'unique',
  '23503': 'foreignKey',
  '23514': 'check',
  '23P01': 'exclusion',
}

type PostgresError = { code: string; constraint?: string }

/** The cause of an error: Postgres refused, or a connection broke. */
export type Failure =
  | { kind: 'postgres'; error: PostgresError }
  | { kind: 'cutOff' }
  /** The connection broke at COMMIT: its outcome is unknown. */
  | { kind: 'commitLost' }

/** An SQLSTATE contains a digit; five letters without one are a system error code, such as EPIPE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/
/** The driver's messages, without a Postgres code, when a connection broke during use. */
const CUT_OFF = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/
/** Error codes of a socket to the database or to another service. */
const CUT_SOCKET =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|UND_ERR_(?:SOCKET|(?:CONNECT|HEADERS|BODY)_TIMEOUT))$/

/** The response to COMMIT was lost with the connection. */
export class CommitLost extends Error {}

/** Error wrappers of Drizzle, fetch and our own. */
const DEEPEST = 4

/** The failure, also from within wrappers; undefined when neither the database nor a connection failed. */
export function failureOf(error: unknown): Failure | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < DEEPEST; at = at.cause, depth++) {
    if (at instanceof CommitLost) return { kind: 'commitLost' }
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (SQLSTATE.test(code)) {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined
      return { kind: 'postgres', error: constraint === undefined ? { code } : { code, constraint } }
    }
    if (CUT_SOCKET.test(code) || CUT_OFF.test(at.message)) return { kind: 'cutOff' }
  }
  return undefined
}

/** SQLSTATE and constraint of a database error, also from within Drizzle's wrapper. */
export function postgresErrorOf(error: unknown): PostgresError | undefined {
  const failure = failureOf(error)
  return failure?.kind === 'postgres' ? failure.error : undefined
}

/** The constraint that a write violated, if that is why it failed. */
export function violationOf(error: unknown): Violation | undefined {
  const found = postgresErrorOf(error)
  const kind = found && KINDS[found.code]
  return kind && found.constraint !== undefined ? { kind, constraint: found.constraint } : undefined
}
