// SQL of single bills and their files; lists are in list.ts.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { FileLink } from '../../kit/files/files.ts'
import { mayCount, withActor } from '../approvalPolicies/public.ts'
import { type BillAction, statesOf, statesOfSystem, type SystemAction } from './lifecycle.ts'
import { type Bill, billList } from './list.ts'
import { bill as table, billFile, type BillRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))
const nextVersion = { version: sql`${table.version} + 1` }

export async function insertBill(tx: Tx, values: Omit<typeof table.$inferInsert, 'organizationId'>): Promise<BillRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** The bill, locked, with its related data at that moment. */
export async function lockBill(tx: Tx, id: string): Promise<Bill | undefined> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  return locked && billList.readOne(tx, id)
}

type Changes = Partial<
  Omit<BillRow, 'organizationId' | 'id' | 'number' | 'version' | 'previousStatus' | 'editedBy' | 'authorIds'>
>

/** The previous status, stored with every change of the status. */
const remembering = <Values extends { status?: BillRow['status'] }>(values: Values) =>
  values.status === undefined ? values : { ...values, previousStatus: sql`${table.status}` }

/** An editor becomes one of its authors. */
const signed = (tx: Tx, action: BillAction, values: Changes) =>
  action === 'UPDATE' ? { ...values, editedBy: tx.actorId, authorIds: withActor(tx, table.authorIds) } : values

/** Changes a bill in a state that allows the action; with a version, only if unchanged since. Its authors can't approve it. */
export const changeBill = (tx: Tx, id: string, action: BillAction, values: Changes, version?: number) =>
  change(tx, id, statesOf(action), signed(tx, action, values), [
    version === undefined ? undefined : eq(table.version, version),
    action === 'APPROVE' ? mayCount(tx, table.authorIds) : undefined,
  ])

/** Changes a bill for the system, in a state that the table allows. */
export const changeBySystem = (tx: Tx, id: string, action: SystemAction, values: Changes) =>
  change(tx, id, statesOfSystem(action), values)

async function change(
  tx: Tx,
  id: string,
  from: BillRow['status'][],
  values: Changes | ReturnType<typeof signed>,
  conditions: readonly (SQL | undefined)[] = [],
): Promise<BillRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...remembering(values), ...nextVersion })
    .where(and(withId(tx, id), inArray(table.status, from), ...conditions))
    .returning()
  return row
}

/** Deletes a bill in a state that allows it, with its links to documents. */
export async function deleteBillRow(tx: Tx, id: string): Promise<BillRow | undefined> {
  await tx.delete(billFile).where(and(eq(billFile.organizationId, tx.organizationId), eq(billFile.billId, id)))
  const [row] = await tx
    .delete(table)
    .where(and(withId(tx, id), inArray(table.status, statesOf('DELETE'))))
    .returning()
  return row
}

/** Replaces the files of the bill with these, in their order. */
export async function replaceFiles(tx: Tx, billId: string, links: readonly FileLink[]): Promise<void> {
  const { organizationId } = tx
  await tx.delete(billFile).where(and(eq(billFile.organizationId, organizationId), eq(billFile.billId, billId)))
  if (links.length > 0) await tx.insert(billFile).values(links.map(link => ({ ...link, billId })))
}
