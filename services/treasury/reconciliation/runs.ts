// SQL of runs.
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, filterBy, sortBy } from '../../kit/list.ts'
import { reconciliationRun as table, type RunRow } from './table.ts'

const columns = getTableColumns(table)
const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)

const AT_WORK = ['QUEUED', 'RUNNING', 'CONFIRMING'] as const satisfies readonly RunRow['status'][]

/** A run of all accounts also covers this one. */
const covers = (bankAccountId: string) =>
  sql`(${table.bankAccountId} = ${bankAccountId} or ${table.bankAccountId} is null)`

export const runList = defineList<RunRow>({
  table,
  filters: { bankAccountId: filterBy(id, covers) },
  orders: ['-startedAt', 'startedAt'],
  sorts: { startedAt: sortBy(table, 'startedAt') },
  select: tx => tx.select(columns).from(table),
})

/** Held until the end of the transaction by callers that start a run. */
export async function lockRuns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reconciliation-run/${tx.organizationId}`}, 0))`)
}

/** Runs in progress on an account, or on all; callers that start one hold the lock until the end of the transaction. */
export async function runsAtWork(tx: Tx, bankAccountId: string | null): Promise<RunRow[]> {
  await lockRuns(tx)
  const overlaps = bankAccountId === null ? undefined : covers(bankAccountId)
  return tx
    .select(columns)
    .from(table)
    .where(and(ofOrganization(tx), inArray(table.status, [...AT_WORK]), overlaps))
}

/** Unfinished runs, newest first. */
export async function activeRuns(tx: Tx): Promise<RunRow[]> {
  return tx
    .select(columns)
    .from(table)
    .where(and(ofOrganization(tx), inArray(table.status, [...AT_WORK, 'AWAITING_REVIEW'])))
    .orderBy(desc(table.startedAt))
}

export async function insertRun(
  tx: Tx,
  values: Pick<RunRow, 'id' | 'bankAccountId' | 'mode' | 'startedBy' | 'startedByName' | 'requestId'>,
): Promise<RunRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning(columns)
  return row!
}

type Changes = Partial<Omit<RunRow, 'organizationId' | 'id' | 'version'>>

/** Moves a run if it is still in one of these statuses; undefined if it is not, or is unknown. */
export async function moveRun(
  tx: Tx,
  id: string,
  from: readonly RunRow['status'][],
  changes: Changes,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(and(ofOrganization(tx), eq(table.id, id), inArray(table.status, [...from])))
    .returning(columns)
  return row
}

/** A run is dated by when a worker began it, not by when it was requested. */
export async function noteBeginning(tx: Tx, { id }: Pick<RunRow, 'id'>): Promise<void> {
  await tx
    .update(table)
    .set({ startedAt: sql`clock_timestamp()` })
    .where(and(ofOrganization(tx), eq(table.id, id)))
}

/** Runs whose review is superseded by a newer run over the same lines. */
export async function cancelReviews(tx: Tx, bankAccountId: string | null): Promise<RunRow[]> {
  const overlaps = bankAccountId === null ? undefined : covers(bankAccountId)
  return tx
    .update(table)
    .set({ status: 'CANCELLED', finishedAt: tx.clock.now().toString(), version: sql`${table.version} + 1` })
    .where(and(ofOrganization(tx), eq(table.status, 'AWAITING_REVIEW'), overlaps))
    .returning(columns)
}
