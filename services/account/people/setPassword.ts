import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { password } from './table.ts'

/** Sets a user's first or new password. */
export async function setPassword(tx: SystemTx, personId: string, hash: string): Promise<void> {
  await tx
    .insert(password)
    .values({ personId, hash })
    .onConflictDoUpdate({ target: password.personId, set: { hash, changedAt: sql`now()` } })
}
