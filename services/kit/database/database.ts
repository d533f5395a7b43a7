// The only access to connections. Nothing here exposes the pool, and no other code creates a `Tx`.
//
// A transaction that loses to another one runs again from its start. So the functions passed to `inOrganization` and `asSystem` must only
// change things through their `tx`: no outer variables, files or other services.
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
  /** For a large import or run: the time limit of the whole transaction and of each of its statements. */
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
  /** The events that each module raises and subscribes to, lowest module first. Without a module's subscriptions its part is not done. */
  modules: readonly EventsOfModule[]
  /** The maximum number of connections; when all are in use, callers wait for one. */
  max?: number
  /** How long to wait for a connection before refusing the request as busy. */
  waitMs?: number
  clock?: Clock
  /** Called with the Postgres backend's process ID of each new connection. */
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
  // A connection died. An idle one is replaced at its next use; one in use fails its query, which handles the error.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    if ('processID' in client && typeof client.processID === 'number') onBackend?.(client.processID)
  })

  const { inTransaction, alone } = openTransactions(pool)
  const beginEvents = openEvents(modules)

  const commitListeners = new Set<CommitListener>()
  let waking: NodeJS.Timeout | undefined
  /** Notifies outside the business transaction, and coalesced: NOTIFY inside it would make all commits wait for each other. */
  function announceEvents() {
    if (commitListeners.size > 0) for (const listener of commitListeners) listener()
    else
      waking ??= setTimeout(() => {
        waking = undefined
        pool.query('notify outbox').catch(() => {})
      }, 3)
  }

  /** Drizzle in one transaction, with the parts that all our transactions have and those of this kind. */
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
      // A task at the end may add another one, for example for an event: the loop covers tasks added meanwhile.
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

  /** The only function that changes an organization's data. Without an actor the system acts. */
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

  /** For data that no organization owns: users, sessions, feed positions. Its role has no rights to organizations' tables by default. */
  function asSystem<T>(use: (tx: SystemTx) => Promise<T>, given: SystemOptions = {}): Promise<T> {
    const partsOf = (queue: (event: PendingEvent) => void): SystemParts => ({
      organizationId: null,
      emit: (type, subjectId, { organizationId = null, scopeId = null } = {}) =>
        queue({ organizationId, type, subjectId, scopeId }),
    })
    return open(systemScope(given), given, partsOf, use)
  }

  /** Drizzle where each statement is its own read-only transaction, in one round trip. */
  function reader(scope: Scope, given: TransactionOptions) {
    const client = clientOf(pool, statement => alone({ ...scope, readOnly: true }, statement))
    return Object.assign(drizzle(client), partsOfAll(scope, given), {
      emit: refuseChange,
      atEnd: refuseChange,
      raise: refuseChange,
    })
  }

  /**
   * Reads an organization's data. Each statement takes one round trip and sees what was committed when it began; Postgres refuses writes.
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

  /** Reads as a customer of an organization: Postgres shows only that customer's own rows, and only those that customers may see. */
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

  /** Reads data that no organization owns, in the same way. */
  const readAsSystem = <T>(use: (tx: SystemTx) => Promise<T>, given: SystemOptions = {}): Promise<T> =>
    use(Object.assign(reader(systemScope(given), given), { organizationId: null }))

  /** One statement as one of the kit's own roles, limited by that role's policies. */
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
    /** Called after a commit that wrote events; with a listener in this process no NOTIFY is sent. Returns a function to unsubscribe. */
    onEvents(listener: CommitListener): () => void {
      commitListeners.add(listener)
      return () => void commitListeners.delete(listener)
    },
    /** Resolves when the database responds. */
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

/** One statement for all events of a transaction, in order. */
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
