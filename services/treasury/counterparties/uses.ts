// The records that reference a counterparty, as a refusal lists them.
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../kit/database/database.ts'

type Table = PgTable & Record<'organizationId' | 'id' | 'number' | 'counterpartyId', PgColumn>

/** The number of records, and the numbers of the newest. */
export type Uses = { count: number; numbers: string[] }

/** The records of one table that reference the counterparty. */
export async function usesIn(tx: Tx, table: Table, counterpartyId: string, most: number, only?: SQL): Promise<Uses> {
  const naming = and(eq(table.organizationId, tx.organizationId), eq(table.counterpartyId, counterpartyId), only)
  const rows = await tx
    .select({ number: sql<string>`${table.number}`, count: sql<number>`count(*) over ()::int` })
    .from(table)
    .where(naming)
    .orderBy(desc(table.id))
    .limit(most)
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) }
}
