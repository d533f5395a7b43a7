// SQL of record imports; the only file of this module that knows the tables.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { insertMany } from '../database/insertMany.ts'
import type { RejectedCell } from '../imports/fileEdits.ts'
import type { Issue } from './issues.ts'
import { type RecordImportAction, type RecordImportStep, statesFor } from './lifecycle.ts'
import { recordImport, recordImportIssue, type RecordImportRow } from './table.ts'

export async function insertImport(
  tx: Tx,
  values: Omit<typeof recordImport.$inferInsert, 'organizationId'>,
): Promise<RecordImportRow> {
  const [row] = await tx
    .insert(recordImport)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

const withId = (tx: Tx, id: string) => and(eq(recordImport.organizationId, tx.organizationId), eq(recordImport.id, id))

type Changing = 'status' | 'counts' | 'summary' | 'done' | 'total' | 'edits' | 'dryRun' | 'ignoreWarnings'

/** Changes an import if its state, and its version if one is given, allow it; undefined otherwise. */
export async function moveImport(
  tx: Tx,
  id: string,
  step: RecordImportAction | RecordImportStep,
  values: Partial<Pick<RecordImportRow, Changing>>,
  version?: number,
): Promise<RecordImportRow | undefined> {
  const [row] = await tx
    .update(recordImport)
    .set({ ...values, version: sql`${recordImport.version} + 1` })
    .where(
      and(
        withId(tx, id),
        inArray(recordImport.status, statesFor(step)),
        version === undefined ? undefined : eq(recordImport.version, version),
      ),
    )
    .returning()
  return row
}

/** Stores the progress. Returns whether it still runs. */
export async function noteProgress(tx: Tx, id: string, done: number, total: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(recordImport)
    .set({ done, total })
    .where(and(withId(tx, id), inArray(recordImport.status, statesFor('FAIL'))))
  return rowCount === 1
}

/** Replaces the issues of the previous check. */
export async function replaceIssues(tx: Tx, importId: string, issues: readonly Issue[]): Promise<void> {
  await tx
    .delete(recordImportIssue)
    .where(and(eq(recordImportIssue.organizationId, tx.organizationId), eq(recordImportIssue.importId, importId)))
  await insertMany(
    tx,
    recordImportIssue,
    issues.map(({ severity, row, column, value, code, params, suggestion }, place) => ({
      organizationId: tx.organizationId,
      importId,
      place,
      severity,
      rowNumber: row,
      columnName: column,
      value,
      code,
      params: { ...params },
      suggestion,
    })),
  )
}

export async function readImport(tx: Tx, id: string): Promise<RecordImportRow | undefined> {
  const [row] = await tx.select().from(recordImport).where(withId(tx, id))
  return row
}

/** Issues by row; all of them without `most`. */
export async function readIssues(tx: Tx, importId: string, most?: number) {
  const query = tx
    .select()
    .from(recordImportIssue)
    .where(and(eq(recordImportIssue.organizationId, tx.organizationId), eq(recordImportIssue.importId, importId)))
    .orderBy(asc(recordImportIssue.place))
  return most === undefined ? query : query.limit(most)
}

/** Cells of these rows that the last check rejected. */
export async function rejectedCells(
  tx: Tx,
  importId: string,
  rows: readonly { row: number }[],
): Promise<RejectedCell[]> {
  if (rows.length === 0) return []
  const found = await tx
    .select({
      row: recordImportIssue.rowNumber,
      column: recordImportIssue.columnName,
      value: recordImportIssue.value,
    })
    .from(recordImportIssue)
    .where(
      and(
        eq(recordImportIssue.organizationId, tx.organizationId),
        eq(recordImportIssue.importId, importId),
        inArray(recordImportIssue.rowNumber, [...new Set(rows.map(({ row }) => row))]),
      ),
    )
  return found.flatMap(({ row, column, value }) =>
    row === null || column === null ? [] : [{ row, column, value: value ?? '' }],
  )
}

/** Serializes the decisions of imports of one kind, until the transaction ends. */
export async function lockImportsOf(tx: Tx, kind: RecordImportRow['kind']): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`record-import/${tx.organizationId}/${kind}`}, 0))`,
  )
}

/** Whether another import has stored a file of this content, or is about to. */
export async function isRepeated(tx: Tx, { id, kind, hash }: RecordImportRow): Promise<boolean> {
  const count = await tx.$count(
    recordImport,
    and(
      eq(recordImport.organizationId, tx.organizationId),
      eq(recordImport.kind, kind),
      eq(recordImport.hash, hash),
      inArray(recordImport.status, ['IMPORTED', 'IMPORTING']),
      ne(recordImport.id, id),
    ),
  )
  return count > 0
}
