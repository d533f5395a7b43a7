// What a transaction offers to its code. Only `openDatabase` creates one.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../clock.ts'
import type { ActingCredential } from '../tokens.ts'

export const opened = Symbol('opened by a function of openDatabase')

/** The parts of Drizzle that stay within the transaction. */
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
  /** The session or API token of the actor; null outside requests. */
  readonly credential: ActingCredential | null
  /** Runs just before the commit, to write what was collected during the transaction at once. */
  atEnd: (work: () => Promise<unknown>) => void
}

export type TenantParts = {
  readonly organizationId: string
  /** For statements that find rows by their keys only: reads with them are planned once for all values. */
  byKey: () => Tx
  /** Emits an event in the transaction of the change. `scopeId` is its bank account, if any. */
  emit: (type: string, subjectId: string, options?: { scopeId?: string | null }) => void
  /** Lets higher modules do their part, or object, in this transaction; returns their answers, the highest module first. */
  raise: <Payload, Answer>(event: InTransaction<Payload, Answer>, payload: Payload) => Promise<Answer[]>
}

export type SystemParts = {
  readonly organizationId: null
  /** Emits an event about something that no organization owns, or that belongs to the given organization. */
  emit: (type: string, subjectId: string, options?: { organizationId?: string | null; scopeId?: string | null }) => void
}

/** A transaction of one organization. Row-level security shows only its rows. */
export type Tx = Opened & TenantParts

/** A transaction of the service itself: tables without an organization, and what the service's tenancy.sql allows in addition. */
export type SystemTx = Opened & SystemParts

/** A module's handler for an event of a lower one; if it throws, the transaction fails. */
export type Handle<Payload, Answer> = (tx: Tx, payload: Payload) => Promise<Answer>

/** An event that is handled in the transaction that raises it. Its name is `module.whatHappens`, with the module that declares it. */
export type InTransaction<Payload, Answer> = {
  readonly name: `${string}.${string}`
  /** For each set of modules it was set up with: its handlers, the highest module first. */
  readonly handlers: WeakMap<object, readonly Handle<Payload, Answer>[]>
}
