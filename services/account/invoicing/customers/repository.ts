// SQL of single customers; lists are in list.ts.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { isOwn, mayApprove } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import { type CustomerAction, statesOf } from './lifecycle.ts'
import { type Customer, customerList } from './list.ts'
import { customer as table, type CustomerRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

export async function insertCustomer(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<CustomerRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** Locks the customer in a state that allows the action; checks the version if one is given. */
export async function lockCustomer(tx: Tx, id: string, action: CustomerAction, version?: number): Promise<Customer> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  const row = locked && (await customerList.readOne(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  if (version !== undefined && row.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!statesOf(action).includes(row.status)) throw new Refusal(codes.customerStatusInvalid)
  return row
}

type Changes = Partial<Omit<CustomerRow, 'organizationId' | 'id' | 'version' | 'authorIds' | 'name' | 'searchText'>> & {
  authorIds?: string[] | SQL
}

/** Changes a customer in a state that allows the action. Its authors can't approve it, unless the organization lets them. */
export async function changeCustomer(
  tx: Tx,
  before: Customer,
  action: CustomerAction,
  values: Changes,
): Promise<CustomerRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, before.id),
        eq(table.version, before.version),
        inArray(table.status, statesOf(action)),
        action === 'APPROVE' ? mayApprove(tx, table.authorIds) : undefined,
      ),
    )
    .returning()
  // The row is locked, so only the control can have changed.
  if (!row) throw new Refusal(isOwn(before, tx) ? codes.customerOwnEntry : commonErrors.staleVersion)
  return row
}

/** Deletes a customer that was only invited. */
export async function deleteInvited(tx: Tx, id: string): Promise<void> {
  const { rowCount } = await tx.delete(table).where(and(withId(tx, id), eq(table.status, 'INVITED')))
  if (rowCount === 0) throw new Refusal(codes.customerStatusInvalid)
}
