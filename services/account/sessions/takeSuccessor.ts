import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'

/** Makes an offered successor its session's id; does nothing when it was not offered, or is the id already. */
export async function takeSuccessor(tx: SystemTx, successorHash: Buffer): Promise<void> {
  // The guard lets one of several callers write; the others run after its commit and find nothing to do.
  const { rows } = await tx.execute<{ family_id: string }>(sql`
    update session set replaced_at = now() where successor_hash = ${successorHash} and replaced_at is null
    returning family_id`)
  const familyId = rows[0]?.family_id
  if (familyId === undefined) return
  await tx.execute(sql`insert into session (id_hash, family_id) values (${successorHash}, ${familyId})`)
  tx.emit('session.replaced', familyId)
}
