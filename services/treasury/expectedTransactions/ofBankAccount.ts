// What bank accounts query from expected transactions before a change.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { expectedTransaction as table } from './table.ts'

/** Whether an expected transaction references the account. */
export async function isAccountNamed(tx: Tx, bankAccountId: string): Promise<boolean> {
  const [named] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, bankAccountId)))
    .limit(1)
  return named !== undefined
}
