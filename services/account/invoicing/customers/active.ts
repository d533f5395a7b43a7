// Locking customers for decisions.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { customer as table, type CustomerRow } from './table.ts'

/** Locks the customer in any status, so that decisions about it or its users stay valid. */
export async function holdCustomer(tx: Tx, id: string): Promise<CustomerRow> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
    .for('no key update')
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/**
 * Locks an active customer until the transaction ends: it can't be deactivated meanwhile, and concurrent checks of its credit limit see
 * each other's result. Taken before the locks of its orders and invoices. Refuses with CU-8.
 */
export async function holdActiveCustomer(tx: Tx, id: string, path?: string): Promise<CustomerRow> {
  const row = await holdCustomer(tx, id)
  if (row.status !== 'ACTIVE') throw new Refusal(codes.customerNotActive, path === undefined ? {} : { path })
  return row
}
