import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { entity } from '../projection/public.ts'
import { bankAccount } from './table.ts'

/**
 * Called before an entity is deleted: refuses while bank accounts belong to it, and blocks new ones for a minute, in which the account
 * service deletes it or not. An account that is being created holds the row, so this waits for it.
 */
export async function closeEntity(tx: Tx, entityId: string): Promise<void> {
  await tx
    .update(entity)
    .set({ closingUntil: sql`now() + interval '1 minute'` })
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, entityId)))
  const own = and(eq(bankAccount.organizationId, tx.organizationId), eq(bankAccount.entityId, entityId))
  const accounts = await tx.$count(bankAccount, own)
  if (accounts > 0) throw new Refusal(codes.entityHasAccounts, { params: { accounts } })
}
