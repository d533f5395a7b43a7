import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { usedProof } from './table.ts'

/** Records that a proof was presented; false if it was before. Deletes expired ones. */
export async function takeProof(tx: Tx, proof: { id: string; expiresAt: string }): Promise<boolean> {
  const { organizationId } = tx
  // By the clock that issues proofs, not by one that tests can set.
  await tx
    .delete(usedProof)
    .where(and(eq(usedProof.organizationId, organizationId), lt(usedProof.expiresAt, sql`now()`)))
  const taken = await tx
    .insert(usedProof)
    .values({ organizationId, proofId: proof.id, expiresAt: proof.expiresAt })
    .onConflictDoNothing()
    .returning({ proofId: usedProof.proofId })
  return taken.length === 1
}
