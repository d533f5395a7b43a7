import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { usedProof } from './table.ts'

/** Takes note that a proof was shown; false when it was before. Those that nobody can show any more are forgotten. */
export async function takeProof(tx: Tx, proof: { id: string; expiresAt: string }): Promise<boolean> {
  const { organizationId } = tx
  // By the clock that the proofs themselves go by, not by one that may be set.
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
