// Transactions on a pool: how they begin, end and are retried.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Opening, sendMessage, type Statement } from './message.ts'
import { openNames } from './names.ts'
import { CommitLost, postgresErrorOf } from './violations.ts'

/** Code used a transaction after its end: its connection may serve another organization by now. */
export class TransactionOver extends Error {}

/** The rights and the actor of a transaction. */
export type Scope = {
  role: string
  organizationId?: string
  actorId?: string | null
  /** With the role of customers, limits rows to this customer's. */
  customerId?: string
  /** Time limit of the whole transaction and of each of its statements, instead of the login's defaults. */
  timeoutMs?: number | undefined
  readOnly?: boolean
  /** Rows are found by their keys only: one plan serves all values. */
  byKey?: boolean
}

/** A list, since some are set twice. */
type Setting = readonly [name: string, value: string]

/** Postgres ended this transaction to resolve a conflict with another: deadlock, failed serialization. */
const LOST = new Set(['40P01', '40001'])
const ATTEMPTS = 4
/** Doubles with every attempt. The wait is a random part of it, so that conflicting transactions don't retry together. */
const PAUSE_MS = 20
/** No attempt starts later than this, since no client waits that long; long work runs in a queue, which retries. */
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
 * A prepared statement is planned for its values: a generic plan would read all of a large organization instead of a page, and can't use an
 * index on some states. Rows found by their keys have one good plan, made once: planning was up to two thirds of their cost. Not for
 * writes: every foreign key check is such a statement, and planning each again cost an import more than storing its rows.
 */
const readingOf = (plans: 'force_custom_plan' | 'force_generic_plan'): Setting[] => [
  ['transaction_read_only', 'on'],
  ['plan_cache_mode', plans],
]

const limitsOf = (timeoutMs: number): Setting[] => [
  ['statement_timeout', `${timeoutMs}ms`],
  ['idle_in_transaction_session_timeout', `${timeoutMs}ms`],
  // A new value doesn't move a running timer, so it is stopped and started again. It ends the connection; the statement's own limit comes
  // first and leaves the connection usable.
  ['transaction_timeout', '0'],
  ['transaction_timeout', `${timeoutMs + GRACE_MS}ms`],
]

const setLocal = ([name]: Setting, value: string) => `set_config('${name}', ${value}, true)`

/** BEGIN and its settings as one text without parameters. */
function beginOf(scope: Scope): string {
  const settings = settingsOf(scope).map(setting => setLocal(setting, pg.escapeLiteral(setting[1])))
  return `begin; select ${settings.join(', ')}`
}

/** The settings of a statement that runs as its own transaction. */
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

/** No connection became free in time. Uses Postgres's code for this, which is reported to clients as a temporary failure. */
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

/** Runs `attempt` and retries it from the start when it lost to another transaction; the lost attempt is rolled back. */
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
  // pg keeps its own record of a connection's prepared statements, so the two senders use different names.
  const nameInTransaction = openNames('shared')
  const nameAlone = openNames('alone')

  /** Sets role, organization and actor in the same round trip as BEGIN; they end with the transaction. */
  const inTransaction = <T>(scope: Scope, use: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    untilWon(async () => {
      const client = await connect(pool)
      const guarded = guard(client, nameInTransaction)
      try {
        await client.query(beginOf(scope))
        const result = await use(guarded.client)
        guarded.end()
        // Postgres answers COMMIT of a failed transaction with ROLLBACK and no error.
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

  /** Runs one statement as its own transaction, in one round trip. */
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

/** Whether the error only ended the statement: after any other the connection is closing or in an unknown state. */
const isOfStatement = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** A commit that Postgres refused did not happen; without a response its outcome is unknown. */
function ofLostCommit(error: unknown): never {
  throw isOfStatement(error) ? error : new CommitLost('the answer to a commit was lost', { cause: error })
}

/** A client that prepares frequent statements and refuses to run any after the transaction has ended. */
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

/** A minimal pool for Drizzle, which only needs `query`: each statement goes through `send`. */
export function clientOf(pool: pg.Pool, send: (statement: Statement) => Promise<pg.QueryResult>): pg.Pool {
  const query = (statement: Statement, values: unknown[]) => send({ ...statement, values })
  return new Proxy(pool, {
    get: (target, property) =>
      property === 'query' ? query : property === 'constructor' ? target.constructor : undefined,
  })
}
