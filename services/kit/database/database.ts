// The only way to a connection. Nothing here gives out the pool, and a `Tx` can be had from nowhere else.
//
// A transaction that loses to another one runs again from its start, so what is given to `inOrganization` and `asSystem` changes
// nothing but through its `tx`: neither a variable outside of itself, nor a file, nor another service.
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import { type EventsOfModule, openEvents } from '../inTransaction.ts'
import type { ActingCredential } from '../tokens.ts'
import { clientOf, openTransactions, type Scope } from './transactions.ts'
import { type Opened, opened, type SystemParts, type SystemTx, type TenantParts, type Tx } from './tx.ts'

export type { SystemTx, Tx }

export type TransactionOptions = {
  /** For a large import or run: how long the whole transaction and each of its statements may take. */
  timeoutMs?: number
  requestId?: string
  actorName?: string
  credential?: ActingCredential
}

type SystemOptions = TransactionOptions & { actorId?: string | null }

export type Database = ReturnType<typeof openDatabase>

type PendingEvent = { organizationId: string | null; type: string; subjectId: string; scopeId: string | null }
type CommitListener = () => void

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const SERVICE = /^[a-z]+$/

function requireId(id: string): void {
  if (!UUID.test(id)) throw new TypeError('not an id')
}

type DatabaseOptions = {
  url: string
  service: string
  /** What each module raises in transactions and subscribes to, lowest first. Without a module's subscriptions its part is not done. */
  modules: readonly EventsOfModule[]
  /** Connections at most; whoever finds all of them in use waits for one. */
  max?: number
  /** How long to wait for a connection before the answer is that we are busy. */
  waitMs?: number
  clock?: Clock
  /** Called with the process of Postgres that serves a new connection. */
  onBackend?: (pid: number) => void
}

export function openDatabase(options: DatabaseOptions) {
  const { url, service, modules, max = 10, waitMs = 5_000, clock = systemClock, onBackend } = options
  if (!SERVICE.test(service)) throw new TypeError(`not the name of a service: ${service}`)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
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

  const { inTransaction, alone } = openTransactions(pool)
  const beginEvents = openEvents(modules)

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

  /** Drizzle in one transaction, with what every transaction of ours has besides, and what this kind of it has. */
  async function open<Parts extends object, T>(
    scope: Scope,
    given: TransactionOptions,
    partsOf: (queue: (event: PendingEvent) => void) => Parts,
    use: (tx: Opened & Parts, events: ReturnType<typeof beginEvents>) => Promise<T>,
  ): Promise<T> {
    const { value, emitted } = await inTransaction(scope, async client => {
      const db = drizzle(client)
      const endings: (() => Promise<unknown>)[] = []
      const events: PendingEvent[] = []
      let emitted = false
      const queue = (event: PendingEvent) => {
        if (events.length === 0) endings.push(() => writeEvents(db, scope.actorId ?? null, events.splice(0)))
        events.push(event)
        emitted = true
      }
      const atEnd = (work: () => Promise<unknown>) => void endings.push(work)
      const inside = beginEvents()
      const value = await use(Object.assign(db, partsOfAll(scope, given), { atEnd }, partsOf(queue)), inside)
      // An ending may add another, for example an event: the list is read as it grows.
      for (const ending of endings) await ending()
      inside.refuseFailed()
      return { value, emitted }
    })
    if (emitted) announceEvents()
    return value
  }

  const partsOfAll = (scope: Scope, given: TransactionOptions) => ({
    [opened]: true as const,
    clock,
    actorId: scope.actorId ?? null,
    actorName: given.actorName ?? null,
    requestId: given.requestId ?? null,
    credential: given.credential ?? null,
  })

  function scopeOf(organizationId: string, actorId: string | null, { timeoutMs }: TransactionOptions): Scope {
    requireId(organizationId)
    if (actorId !== null) requireId(actorId)
    return { role: service, organizationId, actorId, timeoutMs }
  }

  const systemScope = ({ actorId = null, timeoutMs }: SystemOptions): Scope => ({
    role: `${service}_system`,
    actorId,
    timeoutMs,
  })

  /** The one way to change an organization's data. Without an actor it is the system that acts. */
  async function inOrganization<T>(
    organizationId: string,
    actorId: string | null,
    use: (tx: Tx) => Promise<T>,
    given: TransactionOptions = {},
  ): Promise<T> {
    const partsOf = (queue: (event: PendingEvent) => void): Omit<TenantParts, 'raise' | 'byKey'> => ({
      organizationId,
      emit: (type, subjectId, { scopeId = null } = {}) => queue({ organizationId, type, subjectId, scopeId }),
    })
    return open(scopeOf(organizationId, actorId, given), given, partsOf, (parts, events) => {
      const raise: Tx['raise'] = (event, payload) => events.raise(tx, event, payload)
      const tx: Tx = Object.assign(parts, { raise, byKey: () => tx })
      return use(tx)
    })
  }

  /** For what no organization owns: users, sessions, places in a feed. Its role has no right to organizations' tables of its own. */
  function asSystem<T>(use: (tx: SystemTx) => Promise<T>, given: SystemOptions = {}): Promise<T> {
    const partsOf = (queue: (event: PendingEvent) => void): SystemParts => ({
      organizationId: null,
      emit: (type, subjectId, { organizationId = null, scopeId = null } = {}) =>
        queue({ organizationId, type, subjectId, scopeId }),
    })
    return open(systemScope(given), given, partsOf, use)
  }

  /** Drizzle each of whose statements is a transaction of its own, in one round trip, and may change nothing. */
  function reader(scope: Scope, given: TransactionOptions) {
    const client = clientOf(pool, statement => alone({ ...scope, readOnly: true }, statement))
    return Object.assign(drizzle(client), partsOfAll(scope, given), {
      emit: refuseChange,
      atEnd: refuseChange,
      raise: refuseChange,
    })
  }

  /**
   * Reads an organization's data. Each statement sees what is committed when it begins, as it would in one transaction of all, and
   * takes one round trip; Postgres refuses it any change.
   */
  async function readInOrganization<T>(
    organizationId: string,
    actorId: string | null,
    use: (tx: Tx) => Promise<T>,
    given: TransactionOptions = {},
  ): Promise<T> {
    const scope = scopeOf(organizationId, actorId, given)
    const byKey = (): Tx => Object.assign(reader({ ...scope, byKey: true }, given), { organizationId, byKey })
    return use(Object.assign(reader(scope, given), { organizationId, byKey }))
  }

  /** Reads as a customer of an organization: Postgres shows that customer's own rows, and of those what customers may see. */
  async function readAsCustomer<T>(
    organizationId: string,
    customerId: string,
    use: (tx: Tx) => Promise<T>,
    given: TransactionOptions = {},
  ): Promise<T> {
    requireId(customerId)
    const scope = { ...scopeOf(organizationId, null, given), role: `${service}_customer`, customerId }
    const byKey = (): Tx => Object.assign(reader({ ...scope, byKey: true }, given), { organizationId, byKey })
    return use(Object.assign(reader(scope, given), { organizationId, byKey }))
  }

  /** Reads, in the same way, what no organization owns. */
  const readAsSystem = <T>(use: (tx: SystemTx) => Promise<T>, given: SystemOptions = {}): Promise<T> =>
    use(Object.assign(reader(systemScope(given), given), { organizationId: null }))

  /** One statement of one of the kit's own roles; it sees what that role's policies let it see. */
  async function runAs<R extends pg.QueryResultRow>(
    role: 'feed' | 'system',
    text: string,
    values: unknown[] = [],
  ): Promise<R[]> {
    const { rows } = await alone({ role: `${service}_${role}` }, { text, values })
    return rows
  }

  return {
    service,
    url,
    clock,
    inOrganization,
    asSystem,
    readInOrganization,
    readAsCustomer,
    readAsSystem,
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

function refuseChange(): never {
  throw new TypeError('whoever reads changes nothing')
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
