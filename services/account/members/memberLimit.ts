import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'

/** How many count towards the limit: active members, and invitations that can still be accepted. */
export const countedMembers = sql`
  select count(*)::int from membership m
  where m.status = 'ACTIVE' or m.status = 'INVITED' and exists (
    select from invitation i where i.organization_id = m.organization_id and i.membership_id = m.id
      and i.used_at is null and i.cancelled_at is null and i.expires_at > now())`

/** Keeps apart who takes places of one organization, until the commit; answers how many there may be. */
export async function holdPlaces(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ maximum: number }>(
    sql`select member_limit as maximum from controls where organization_id = ${tx.organizationId} for update`,
  )
  return rows[0]?.maximum ?? 0
}

/** Refuses one member too many. Counted under the lock, so that two who come at once can't both take the last place. */
export async function refuseTooMany(tx: Tx): Promise<void> {
  const maximum = await holdPlaces(tx)
  // A statement of its own: only what begins after the lock was had sees who came in while it was waited for.
  const { rows: counted } = await tx.execute<{ members: number }>(sql`select (${countedMembers}) as members`)
  if ((counted[0]?.members ?? 0) >= maximum) throw new Refusal(codes.tooManyMembers, { params: { maximum } })
}
