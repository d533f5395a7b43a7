import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { EndReason } from './table.ts'

/** Ends a family once; its event closes sockets and drops cached tokens. Returns whether it was open. */
export async function endFamily(tx: SystemTx, familyId: string, reason: EndReason): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update session_family set ended_at = now(), end_reason = ${reason} where id = ${familyId} and ended_at is null`,
  )
  if (rowCount === 0) return false
  tx.emit('session.ended', familyId)
  return true
}

/** Ends all sessions of a user except `familyId`; null: all of them. Returns how many it ended. */
export async function endOtherFamilies(tx: SystemTx, personId: string, familyId: string | null): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from session_family where person_id = ${personId} and id is distinct from ${familyId}::uuid and ended_at is null`,
  )
  for (const { id } of rows) await endFamily(tx, id, 'REVOKED')
  return rows.length
}
