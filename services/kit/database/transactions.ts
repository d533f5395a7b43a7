// Transactions on a pool: how they begin, end and are run again, whoever uses them.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Opening, sendMessage, type Statement } from './message.ts'
import { openNames } from './names.ts'
import { CommitLost, postgresErrorOf } from './violations.ts'

/** A transaction was kept and used after its end: its connection may serve another organization by now. */
export class TransactionOver extends Error {}

/** What a transaction may do, and in whose name. */
export type Scope = {
  role: string
  organizationId?: string
  actorId?: string | null
  /** The customer whose rows alone are seen, by the role of customers. */
  customerId?: string
  /** How long the whole transaction and each of its statements may take, instead of the login's usual limits. */
  timeoutMs?: number | undefined
  readOnly?: boolean
  /** What is read is found by its keys alone: one plan serves all values. */
  byKey?: boolean
}

/** Some are set twice, so they are a list. */
type Setting = readonly [name: string, value: string]

/** Postgres chose this transaction, of two that stood in each other's way, as the one to end: deadlock, failed serialization. */
const LOST = new Set(['40P01', '40001'])
const ATTEMPTS = 4
/** Doubled with every attempt, and a random part of it is waited: who lost together must not come back together. */
const PAUSE_MS = 20
/** Nobody waits for an attempt that begins later than this; long work has a queue behind it, which tries again. */
const LAST_ATTEMPT_WITHIN_MS = 6_000

/** Between a statement's limit and the transaction's. */
const GRACE_MS = 1_000

function settingsOf({
  role,
  organizationId = '',
  actorId,
  customerId,
  timeoutMs,
  readOnly = false,
  byKey = false,
}: Scope): Setting[] {
  const settings: Setting[] = [
    ['role', role],
    ['app.organization', organizationId],
    ['app.actor', actorId ?? ''],
  ]
  if (customerId !== undefined) settings.push(['app.customer_id', customerId])
  if (readOnly) settings.push(...readingOf(byKey ? 'force_generic_plan' : 'force_custom_plan'))
  if (timeoutMs !== undefined) settings.push(...limitsOf(Math.ceil(timeoutMs)))
  return settings
}

/**
 * A prepared statement is planned for the values that it has: a plan for any values reads the whole of a large organization where its
 * own would read a page, and can't use an index on some states. Rows that are found by their keys have one good plan, which is made once:
 * planning was up to two thirds of what they cost. Not where rows are written: every check of a foreign key is such a statement, and
 * planning each anew cost an import more than storing its rows.
 */
const readingOf = (plans: 'force_custom_plan' | 'force_generic_plan'): Setting[] => [
  ['transaction_read_only', 'on'],
  ['plan_cache_mode', plans],
]

const limitsOf = (timeoutMs: number): Setting[] => [
  ['statement_timeout', `${timeoutMs}ms`],
  ['idle_in_transaction_session_timeout', `${timeoutMs}ms`],
  // A timer that already runs is not moved by a new value: it is stopped, then started again. It ends the connection, so the
  // statement's own limit goes first, which leaves it whole.
  ['transaction_timeout', '0'],
  ['transaction_timeout', `${timeoutMs + GRACE_MS}ms`],
]

const setLocal = ([name]: Setting, value: string) => `set_config('${name}', ${value}, true)`

/** BEGIN and its settings in one text, which takes no parameters. */
function beginOf(scope: Scope): string {
  const settings = settingsOf(scope).map(setting => setLocal(setting, pg.escapeLiteral(setting[1])))
  return `begin; select ${settings.join(', ')}`
}

/** The settings of a statement that stands alone. */
function openingOf(scope: Scope): Opening {
  const settings = settingsOf(scope)
  const kind = [
    scope.customerId !== undefined && 'customer',
    scope.readOnly && 'reading',
    scope.timeoutMs !== undefined && 'limited',
  ].filter(Boolean)
  return {
    name: ['scope', ...kind].join('_'),
    text: `select ${settings.map((setting, at) => setLocal(setting, `$${at + 1}`)).join(', ')}`,
    values: settings.map(([, value]) => value),
  }
}

/** No connection was to be had in time. Its code is Postgres's for this, which callers are answered as a state that passes. */
class NoConnection extends Error {
  readonly code = '08001'
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new NoConnection('no connection to the database', { cause: error })
  }
}

/** Runs `attempt`; one that lost to another transaction is run again, whole, and nothing of the lost one is there. */
async function untilWon<T>(attempt: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const lost = LOST.has(postgresErrorOf(error)?.code ?? '')
      if (!lost || count === ATTEMPTS || performance.now() - began > LAST_ATTEMPT_WITHIN_MS) throw error
      await sleep(PAUSE_MS * 2 ** count * Math.random())
    }
  }
}

export function openTransactions(pool: pg.Pool) {
  // pg keeps its own account of what a connection has prepared, so the two ways to send a statement share no name.
  const nameInTransaction = openNames('shared')
  const nameAlone = openNames('alone')

  /** Role, organization and actor are set in the same round trip as BEGIN, and end with the transaction. */
  const inTransaction = <T>(scope: Scope, use: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    untilWon(async () => {
      const client = await connect(pool)
      const guarded = guard(client, nameInTransaction)
      try {
        await client.query(beginOf(scope))
        const result = await use(guarded.client)
        guarded.end()
        // Postgres answers COMMIT of a failed transaction with ROLLBACK, and no error.
        const { command } = await client.query('commit').catch(ofLostCommit)
        if (command !== 'COMMIT') throw new Error('rolled back: a statement failed and its error was swallowed')
        client.release()
        return result
      } catch (error) {
        guarded.end()
        await client.query('rollback').then(
          () => client.release(),
          broken => client.release(broken instanceof Error ? broken : true),
        )
        throw error
      }
    })

  /** Runs one statement as a transaction of its own, in one round trip. */
  const alone = (scope: Scope, statement: Statement): Promise<pg.QueryResult> =>
    untilWon(async () => {
      const client = await connect(pool)
      try {
        const result = await sendMessage(client, openingOf(scope), statement, nameAlone(statement.text))
        client.release()
        return result
      } catch (error) {
        client.release(!isOfStatement(error))
        throw error
      }
    })

  return { inTransaction, alone }
}

/** Whether an error ended the statement alone: after any other the connection is about to close, or unknown in its state. */
const isOfStatement = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** A commit that Postgres refused did not happen; of one without an answer nobody knows. */
function ofLostCommit(error: unknown): never {
  throw isOfStatement(error) ? error : new CommitLost('the answer to a commit was lost', { cause: error })
}

/** A client whose statements are prepared when they come often, and that refuses them once the transaction has ended. */
function guard(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
  let over = false
  const query = (statement: pg.QueryConfig, values?: unknown[]) => {
    const name = nameOf(statement.text)
    return client.query(name === undefined ? statement : { ...statement, name }, values)
  }
  const guarded = new Proxy(client, {
    get(target, property) {
      if (over) throw new TransactionOver('this transaction has ended')
      if (property === 'query') return query
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { client: guarded, end: () => void (over = true) }
}

/** A pool as Drizzle asks for it, which is for `query` alone: each statement goes through `send`. */
export function clientOf(pool: pg.Pool, send: (statement: Statement) => Promise<pg.QueryResult>): pg.Pool {
  const query = (statement: Statement, values: unknown[]) => send({ ...statement, values })
  return new Proxy(pool, {
    get: (target, property) =>
      property === 'query' ? query : property === 'constructor' ? target.constructor : undefined,
  })
}
