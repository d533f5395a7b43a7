// Replaces the id of a session. Two tabs that do so at once are given the same successor; the one before stays good for seconds.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Origin } from '../account.ts'
import { digestOf } from '../secrets.ts'
import type { OpenSession } from './openSession.ts'
import { checkSession, type SessionKeeper } from './checkSession.ts'

/** The successor of a session id, or null when the session is over. */
export async function renewSession(
  tx: SystemTx,
  account: SessionKeeper,
  id: string,
  origin: Origin,
): Promise<OpenSession | null> {
  const live = await checkSession(tx, account, id, origin)
  if (!live) return null
  const successor = account.secrets.successorOf(id)
  // The guard decides which of several callers writes; the others come after its commit and find nothing to do.
  const { rowCount } = await tx.execute(
    sql`update session set replaced_at = now() where id_hash = ${digestOf(id)} and replaced_at is null`,
  )
  if (rowCount === 1) {
    await tx.execute(sql`insert into session (id_hash, family_id) values (${digestOf(successor)}, ${live.familyId})`)
    tx.emit('session.replaced', live.familyId)
  }
  return { id: successor, familyId: live.familyId, remember: live.remember, expiresAt: live.expiresAt }
}
