import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { ProvedFactor } from './table.ts'

/** Adds another proven factor to a session, and replaces its previous id at once. */
export async function proveFactor(tx: SystemTx, familyId: string, factor: ProvedFactor): Promise<void> {
  await tx.execute(sql`
    update session_family set proved_at = now(),
      factors = case when ${factor} = any (factors) then factors else array_append(factors, ${factor}::text) end
    where id = ${familyId} and ended_at is null`)
  tx.emit('session.replaced', familyId)
}
