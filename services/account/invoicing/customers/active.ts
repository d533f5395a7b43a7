// Customers as what is decided about them holds them.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { customer as table, type CustomerRow } from './table.ts'

/** The customer with its lock, wherever it stands: what is decided of it or of its users holds. */
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
 * The customer with its lock, held until the transaction ends: nobody deactivates it meanwhile, and of those who weigh its credit limit
 * each sees what the one before has decided. Taken before the locks of its orders and invoices. Refuses CU-8.
 */
export async function holdActiveCustomer(tx: Tx, id: string, path?: string): Promise<CustomerRow> {
  const row = await holdCustomer(tx, id)
  if (row.status !== 'ACTIVE') throw new Refusal(codes.customerNotActive, path === undefined ? {} : { path })
  return row
}
