// SQL of exports; the only file that knows their table.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { statesFor } from './lifecycle.ts'
import { listExport, type ListExportRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(listExport.organizationId, tx.organizationId), eq(listExport.id, id))

export async function insertExport(
  tx: Tx,
  values: Omit<typeof listExport.$inferInsert, 'organizationId'>,
): Promise<ListExportRow> {
  const [row] = await tx
    .insert(listExport)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** An export of the caller; undefined where it doesn't exist or belongs to another user. */
export async function ownExport(tx: Tx, id: string): Promise<ListExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(listExport)
    .where(and(withId(tx, id), eq(listExport.createdBy, tx.actorId ?? sql`null`)))
  return row
}

export async function readExport(tx: Tx, id: string): Promise<ListExportRow | undefined> {
  const [row] = await tx.select().from(listExport).where(withId(tx, id))
  return row
}

/** Exports of the caller, newest first. */
export const ownExports = (tx: Tx, most: number): Promise<ListExportRow[]> =>
  tx
    .select()
    .from(listExport)
    .where(and(eq(listExport.organizationId, tx.organizationId), eq(listExport.createdBy, tx.actorId ?? sql`null`)))
    .orderBy(desc(listExport.createdAt), desc(listExport.id))
    .limit(most)

type Changing = 'status' | 'done' | 'total' | 'size' | 'finishedAt' | 'expiresAt'

/** Changes an export if its state allows the change; undefined otherwise. */
export async function moveExport(
  tx: Tx,
  id: string,
  step: Parameters<typeof statesFor>[0],
  values: Pick<ListExportRow, 'status'> & Partial<Pick<ListExportRow, Changing>>,
): Promise<ListExportRow | undefined> {
  const [row] = await tx
    .update(listExport)
    .set({ ...values, version: sql`${listExport.version} + 1` })
    .where(and(withId(tx, id), inArray(listExport.status, statesFor(step))))
    .returning()
  return row
}

/** Stores the progress. False when it no longer runs, because the user canceled it. */
export async function noteProgress(tx: Tx, id: string, progress: { done: number; total: number }): Promise<boolean> {
  const { rowCount } = await tx
    .update(listExport)
    .set(progress)
    .where(and(withId(tx, id), eq(listExport.status, 'RUNNING')))
  return (rowCount ?? 0) > 0
}
