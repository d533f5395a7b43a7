// Every change records its actor and action in its own transaction. The entries of a transaction are written together at its end.
import type { SystemTx, Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import { type ActionOn, activityLog, type Change, type RecordType } from './table.ts'

/** A kind of record and an action on it. */
type Happening = { [Type in RecordType]: { recordType: Type; action: ActionOn<Type> } }[RecordType]

export type ActivityEntry = Happening & {
  recordId: string
  /** The record's name for users: its number, alias or name. */
  recordLabel: string
  changes?: readonly Change[]
  /** The reason that the actor gave. */
  reason?: string | null
  /** Counts of a bulk action, for example the rows of an import. */
  counts?: Record<string, number>
}

type Row = typeof activityLog.$inferInsert
type AnyTx = Tx | SystemTx

const waiting = new WeakMap<AnyTx, Row[]>()

/** More rows than this are split into several statements: Postgres allows 65,535 parameters. */
const ROWS_A_STATEMENT = 1_000
const MAX_LABEL_LENGTH = 200

/** Records an action of this transaction; a system transaction names the organization it concerns. */
export function recordActivity(tx: Tx, entry: ActivityEntry): void
export function recordActivity(tx: SystemTx, entry: ActivityEntry & { organizationId: string }): void
export function recordActivity(tx: AnyTx, entry: ActivityEntry & { organizationId?: string }): void {
  const organizationId = tx.organizationId ?? entry.organizationId
  if (organizationId === undefined) throw new TypeError('the activity of no organization')
  const row: Row = {
    organizationId,
    id: newId(),
    actorId: tx.actorId,
    actorName: tx.actorName,
    requestId: tx.requestId,
    credentialType: tx.credential?.type ?? null,
    credentialId: tx.credential?.id ?? null,
    credentialName: tx.credential?.name ?? null,
    action: entry.action,
    recordType: entry.recordType,
    recordId: entry.recordId,
    recordLabel: entry.recordLabel.slice(0, MAX_LABEL_LENGTH),
    changes: [...(entry.changes ?? [])],
    reason: entry.reason ?? null,
    counts: entry.counts ?? {},
  }
  const rows = waiting.get(tx)
  if (rows) rows.push(row)
  else {
    const first = [row]
    waiting.set(tx, first)
    tx.atEnd(() => write(tx, first))
  }
}

async function write(tx: AnyTx, rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(activityLog).values(rows.slice(from, from + ROWS_A_STATEMENT))
}

/** The fields that differ between two states of a record, in the order given. */
export function changesBetween<Record extends object>(
  before: Partial<Record> | undefined,
  after: Partial<Record> | undefined,
  fields: readonly (keyof Record & string)[],
): Change[] {
  return fields.flatMap(field => {
    const change = { field, before: textOf(before?.[field]), after: textOf(after?.[field]) }
    return change.before === change.after ? [] : [change]
  })
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
