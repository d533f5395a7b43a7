import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { bankAccount } from './table.ts'

/** Refuses while bank accounts belong to an entity: somebody is about to delete it. */
export async function refuseEntityInUse(tx: Tx, entityId: string): Promise<void> {
  const own = and(eq(bankAccount.organizationId, tx.organizationId), eq(bankAccount.entityId, entityId))
  const accounts = await tx.$count(bankAccount, own)
  if (accounts > 0) throw new Refusal(codes.entityHasAccounts, { params: { accounts } })
}
