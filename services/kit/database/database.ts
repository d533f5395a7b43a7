// The only way to a connection. Nothing here gives out the pool, and a `Tx` can be had from nowhere else.
//
// A transaction that loses to another one runs again from its start, so what is given to `inOrganization` and `asSystem` changes
// nothing but through its `tx`: neither a variable outside of itself, nor a file, nor another service.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import { postgresErrorOf } from './violations.ts'

const opened = Symbol('opened by inOrganization or asSystem')

/** The parts of Drizzle that stay inside the transaction they were given for. */
type Queries = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
  | '$count'
>

type Opened = Queries & {
  readonly [opened]: true
  readonly clock: Clock
  readonly actorId: string | null
  readonly actorName: string | null
  readonly requestId: string | null
  /** Runs just before the commit: what is collected over a transaction is written once. */
  atEnd: (work: () => Promise<unknown>) => void
}

type TenantParts = {
  readonly organizationId: string
  /** Tells of a change, in the transaction of the change. `scopeId` is the bank account that it happened in, where there is one. */
  emit: (type: string, subjectId: string, options?: { scopeId?: string | null }) => void
}

type SystemParts = {
  readonly organizationId: null
  /** Tells of a change to something that no organization owns, or that belongs to the organization named. */
  emit: (type: string, subjectId: string, options?: { organizationId?: string | null; scopeId?: string | null }) => void
}

/** A transaction of one organization. Row-level security admits that organization's rows only. */
export type Tx = Opened & TenantParts

/** A transaction of the service itself: tables without an organization, and what the service's tenancy.sql opens besides. */
export type SystemTx = Opened & SystemParts

export type TransactionOptions = {
  /** For a large import or run: how long the whole transaction and each of its statements may take. */
  timeoutMs?: number
  requestId?: string
  actorName?: string
}

export type Database = ReturnType<typeof openDatabase>

/** A `Tx` was kept and used after its end: its connection may serve another organization by now. */
export class TransactionOver extends Error {}

type PendingEvent = { organizationId: string | null; type: string; subjectId: string; scopeId: string | null }
type CommitListener = () => void
/** A setting of one transaction, as SQL. Some are set twice, so they are a list. */
type Setting = readonly [name: string, literal: string]

/** Between a statement's limit and the transaction's. */
const GRACE_MS = 1_000

/** Postgres chose this transaction, of two that stood in each other's way, as the one to end: deadlock, failed serialization. */
const LOST = new Set(['40P01', '40001'])
const ATTEMPTS = 4
/** Doubled with every attempt, and a random part of it is waited: who lost together must not come back together. */
const PAUSE_MS = 20
/** Nobody waits for an attempt that begins later than this; long work has a queue behind it, which tries again. */
const LAST_ATTEMPT_WITHIN_MS = 6_000

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const SERVICE = /^[a-z]+$/

/** A string literal that is a UUID: the settings are sent in BEGIN's own text, which takes no parameters. */
function uuidLiteral(id: string): string {
  if (!UUID.test(id)) throw new TypeError('not an id')
  return `'${id}'`
}

type DatabaseOptions = {
  url: string
  service: string
  max?: number
  clock?: Clock
  /** Called with the process of Postgres that serves a new connection. */
  onBackend?: (pid: number) => void
}

export function openDatabase({ url, service, max = 10, clock = systemClock, onBackend }: DatabaseOptions) {
  if (!SERVICE.test(service)) throw new TypeError(`not the name of a service: ${service}`)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: service,
  })
  // A connection died. An idle one is replaced at its next use; with one in use the query fails, which is where it is dealt with.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    if ('processID' in client && typeof client.processID === 'number') onBackend?.(client.processID)
  })

  const commitListeners = new Set<CommitListener>()
  let waking: NodeJS.Timeout | undefined
  /** Outside the business transaction, and coalesced: NOTIFY inside it would make all commits wait for each other. */
  function announceEvents() {
    if (commitListeners.size > 0) for (const listener of commitListeners) listener()
    else
      waking ??= setTimeout(() => {
        waking = undefined
        pool.query('notify outbox').catch(() => {})
      }, 3)
  }

  /** Runs a transaction; one that lost to another is run again, whole, and nothing of the lost one is there. */
  async function transaction<T>(settings: readonly Setting[], run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const began = performance.now()
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOf(settings, run)
      } catch (error) {
        const lost = LOST.has(postgresErrorOf(error)?.code ?? '')
        if (!lost || attempt === ATTEMPTS || performance.now() - began > LAST_ATTEMPT_WITHIN_MS) throw error
        await sleep(PAUSE_MS * 2 ** attempt * Math.random())
      }
    }
  }

  /** Role, organization and actor are set in the same round trip as BEGIN, and end with the transaction. */
  async function attemptOf<T>(settings: readonly Setting[], run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const begin = settings.map(([name, literal]) => `set_config('${name}', ${literal}, true)`)
    const client = await pool.connect()
    let over = false
    const guarded = new Proxy(client, {
      get(target, property) {
        if (over) throw new TransactionOver('this transaction has ended')
        const value: unknown = Reflect.get(target, property)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    try {
      await client.query(`begin; select ${begin.join(', ')}`)
      const result = await run(guarded)
      over = true
      // Postgres answers COMMIT of a failed transaction with ROLLBACK, and no error.
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error('rolled back: a statement failed and its error was swallowed')
      client.release()
      return result
    } catch (error) {
      over = true
      await client.query('rollback').then(
        () => client.release(),
        broken => client.release(broken instanceof Error ? broken : true),
      )
      throw error
    }
  }

  function settingsOf(role: string, { timeoutMs }: TransactionOptions): Setting[] {
    if (timeoutMs === undefined) return [['role', `'${role}'`]]
    const limit = `'${Math.ceil(timeoutMs)}ms'`
    return [
      ['role', `'${role}'`],
      ['statement_timeout', limit],
      ['idle_in_transaction_session_timeout', limit],
      // A timer that already runs is not moved by a new value: it is stopped, then started again. It ends the connection, so the
      // statement's own limit goes first, which leaves it whole.
      ['transaction_timeout', `'0'`],
      ['transaction_timeout', `'${Math.ceil(timeoutMs) + GRACE_MS}ms'`],
    ]
  }

  /** Drizzle on one connection, with what every transaction of ours has besides, and what this kind of it has. */
  async function open<Parts extends object, T>(
    settings: readonly Setting[],
    { actorId = null, actorName, requestId }: TransactionOptions & { actorId?: string | null },
    partsOf: (queue: (event: PendingEvent) => void) => Parts,
    use: (tx: Opened & Parts) => Promise<T>,
  ): Promise<T> {
    const { value, emitted } = await transaction(settings, async client => {
      const db = drizzle(client)
      const endings: (() => Promise<unknown>)[] = []
      const events: PendingEvent[] = []
      let emitted = false
      const queue = (event: PendingEvent) => {
        if (events.length === 0) endings.push(() => writeEvents(db, actorId, events.splice(0)))
        events.push(event)
        emitted = true
      }
      const parts = {
        [opened]: true as const,
        clock,
        actorId,
        actorName: actorName ?? null,
        requestId: requestId ?? null,
        atEnd: (work: () => Promise<unknown>) => void endings.push(work),
      }
      const value = await use(Object.assign(db, parts, partsOf(queue)))
      // An ending may add another, for example an event: the list is read as it grows.
      for (const ending of endings) await ending()
      return { value, emitted }
    })
    if (emitted) announceEvents()
    return value
  }

  /** The one way to an organization's data. Without an actor it is the system that acts. */
  async function inOrganization<T>(
    organizationId: string,
    actorId: string | null,
    use: (tx: Tx) => Promise<T>,
    given: TransactionOptions = {},
  ): Promise<T> {
    const settings: Setting[] = [
      ...settingsOf(service, given),
      ['app.organization', uuidLiteral(organizationId)],
      ['app.actor', actorId === null ? `''` : uuidLiteral(actorId)],
    ]
    const partsOf = (queue: (event: PendingEvent) => void): TenantParts => ({
      organizationId,
      emit: (type, subjectId, { scopeId = null } = {}) => queue({ organizationId, type, subjectId, scopeId }),
    })
    return open(settings, { ...given, actorId }, partsOf, use)
  }

  /** For what no organization owns: users, sessions, places in a feed. Its role has no right to organizations' tables of its own. */
  function asSystem<T>(
    use: (tx: SystemTx) => Promise<T>,
    given: TransactionOptions & { actorId?: string | null } = {},
  ): Promise<T> {
    const partsOf = (queue: (event: PendingEvent) => void): SystemParts => ({
      organizationId: null,
      emit: (type, subjectId, { organizationId = null, scopeId = null } = {}) =>
        queue({ organizationId, type, subjectId, scopeId }),
    })
    return open(settingsOf(`${service}_system`, given), given, partsOf, use)
  }

  /** One statement of one of the kit's own roles; it sees what that role's policies let it see. */
  const runAs = <R extends pg.QueryResultRow>(role: 'feed' | 'system', text: string, values: unknown[] = []) =>
    transaction(settingsOf(`${service}_${role}`, {}), async client => (await client.query<R>(text, values)).rows)

  return {
    service,
    url,
    clock,
    inOrganization,
    asSystem,
    runAs,
    /** Called after a commit that wrote events; with a listener in this process no NOTIFY is sent. Returns its end. */
    onEvents(listener: CommitListener): () => void {
      commitListeners.add(listener)
      return () => void commitListeners.delete(listener)
    },
    /** Answers when the database does. */
    ready: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      clearTimeout(waking)
      await pool.end()
    },
  }
}

/** One statement for all events of a transaction; they keep their order. */
function writeEvents(db: NodePgDatabase, actorId: string | null, events: readonly PendingEvent[]) {
  const column = (name: keyof PendingEvent) => sql.param(events.map(event => event[name]))
  return db.execute(sql`
    insert into outbox (organization_id, actor_id, type, subject_id, scope_id)
    select organization_id, ${actorId}::uuid, type, subject_id, scope_id
    from unnest(
      ${column('organizationId')}::uuid[], ${column('type')}::text[], ${column('subjectId')}::uuid[], ${column('scopeId')}::uuid[])
      with ordinality as event (organization_id, type, subject_id, scope_id, place)
    order by place`)
}
