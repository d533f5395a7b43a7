// SQL of single expected transactions; lists are in list.ts, and many at once in bulk.ts.
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type ExpectedAction, LIFECYCLE, sourcesOf, statesOf } from './lifecycle.ts'
import { expectedTransaction as table, type ExpectedRow } from './table.ts'

const columns = getTableColumns(table)
const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(table.id, id))

export async function insertExpected(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<ExpectedRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** The records, locked, always in the order of their ids, so that concurrent callers don't deadlock. */
export async function lockExpectedRows(tx: Tx, ids: readonly string[]): Promise<ExpectedRow[]> {
  return tx
    .select(columns)
    .from(table)
    .where(and(ofOrganization(tx), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('no key update')
}

/** The lifecycle table as a condition of the update itself. */
const allows = (action: ExpectedAction) =>
  and(
    inArray(table.status, statesOf(action)),
    inArray(table.source, [...sourcesOf(action)]),
    LIFECYCLE[action].withoutHistoryOnly ? eq(table.wasReconciled, false) : undefined,
  )

const nextVersion = { version: sql`${table.version} + 1` }

export type ExpectedValues = Pick<
  ExpectedRow,
  | 'date'
  | 'description'
  | 'direction'
  | 'amountMinor'
  | 'currency'
  | 'counterpartyId'
  | 'bankAccountId'
  | 'internalDescription'
  | 'externalId'
  | 'data'
  | 'amountFromMinor'
  | 'amountToMinor'
  | 'dateFrom'
  | 'dateTo'
>

/** Replaces the values of a record that has the version that the caller saw and a status that allows it. */
export async function changeExpected(tx: Tx, id: string, version: number, values: ExpectedValues) {
  const [row] = await tx
    .update(table)
    .set({ ...values, ...nextVersion })
    .where(and(withId(tx, id), eq(table.version, version), allows('UPDATE')))
    .returning()
  return row
}

/** Moves a record into a status that doesn't depend on its allocations. */
export async function moveExpected(tx: Tx, id: string, action: 'ARCHIVE' | 'UNARCHIVE', status: ExpectedRow['status']) {
  const [row] = await tx
    .update(table)
    .set({ status, ...nextVersion })
    .where(and(withId(tx, id), allows(action)))
    .returning()
  return row
}

export async function deleteExpected(tx: Tx, id: string): Promise<ExpectedRow | undefined> {
  const [row] = await tx
    .delete(table)
    .where(and(withId(tx, id), allows('DELETE')))
    .returning()
  return row
}

/**
 * Adds to the allocated amounts of several records in one statement. The status follows from the sum; omits a record from the result if it
 * is archived or the sum would exceed its amount or fall below zero.
 */
export async function addToAllocated(tx: Tx, deltas: readonly { id: string; deltaMinor: bigint }[]) {
  const ids = sql.param(deltas.map(delta => delta.id))
  const amounts = sql.param(deltas.map(delta => String(delta.deltaMinor)))
  return tx
    .update(table)
    .set({
      allocatedMinor: sql`${table.allocatedMinor} + delta.minor`,
      status: sql`case ${table.allocatedMinor} + delta.minor
        when 0 then 'UNRECONCILED' when ${table.amountMinor} then 'RECONCILED' else 'PARTIALLY_RECONCILED' end`,
      wasReconciled: true,
      ...nextVersion,
    })
    .from(
      sql`(
      select id, sum(minor) as minor from unnest(${ids}::uuid[], ${amounts}::bigint[]) as given (id, minor) group by id
    ) as delta`,
    )
    .where(
      and(
        ofOrganization(tx),
        sql`${table.id} = delta.id`,
        sql`${table.status} <> 'ARCHIVED'`,
        sql`${table.allocatedMinor} + delta.minor between 0 and ${table.amountMinor}`,
      ),
    )
    .returning(columns)
}
