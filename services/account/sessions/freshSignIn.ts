import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'

/** For this long after signing in, users aren't asked again for what they have just proved (decision 0110). */
const FRESH_MINUTES = 10

/** Whether a session has just started. */
export async function isFreshSignIn(tx: SystemTx, familyId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from session_family
    where id = ${familyId} and created_at > now() - make_interval(mins => ${FRESH_MINUTES})`)
  return rowCount === 1
}
