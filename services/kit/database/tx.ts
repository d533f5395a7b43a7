// What a transaction offers to whoever works in it. Only `openDatabase` makes one.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../clock.ts'
import type { ActingCredential } from '../tokens.ts'

export const opened = Symbol('opened by a function of openDatabase')

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

export type Opened = Queries & {
  readonly [opened]: true
  readonly clock: Clock
  readonly actorId: string | null
  readonly actorName: string | null
  readonly requestId: string | null
  /** The session or API token with which the actor acts; null where no request does. */
  readonly credential: ActingCredential | null
  /** Runs just before the commit: what is collected over a transaction is written once. */
  atEnd: (work: () => Promise<unknown>) => void
}

export type TenantParts = {
  readonly organizationId: string
  /** For statements that find rows by their keys alone: where only is read, they are planned once for all values. */
  byKey: () => Tx
  /** Tells of a change, in the transaction of the change. `scopeId` is the bank account that it happened in, where there is one. */
  emit: (type: string, subjectId: string, options?: { scopeId?: string | null }) => void
  /** Has higher modules do their part, or object, in this transaction; what each answers, the highest module first. */
  raise: <Payload, Answer>(event: InTransaction<Payload, Answer>, payload: Payload) => Promise<Answer[]>
}

export type SystemParts = {
  readonly organizationId: null
  /** Tells of a change to something that no organization owns, or that belongs to the organization named. */
  emit: (type: string, subjectId: string, options?: { organizationId?: string | null; scopeId?: string | null }) => void
}

/** A transaction of one organization. Row-level security admits that organization's rows only. */
export type Tx = Opened & TenantParts

/** A transaction of the service itself: tables without an organization, and what the service's tenancy.sql opens besides. */
export type SystemTx = Opened & SystemParts

/** What a module does when a lower one raises an event; its throw fails the transaction. */
export type Handle<Payload, Answer> = (tx: Tx, payload: Payload) => Promise<Answer>

/** An event that is handled in the transaction which raises it. Its name is `module.whatHappens`, by the module that declares it. */
export type InTransaction<Payload, Answer> = {
  readonly name: `${string}.${string}`
  /** By the set of modules that it was put together with: who handles it, the highest module first. */
  readonly handlers: WeakMap<object, readonly Handle<Payload, Answer>[]>
}
