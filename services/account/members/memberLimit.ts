import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'

/** Members that count toward the limit: active ones, and invitations that can still be accepted. */
export const countedMembers = sql`
  select count(*)::int from membership m
  where m.status = 'ACTIVE' or m.status = 'INVITED' and exists (
    select from invitation i where i.organization_id = m.organization_id and i.membership_id = m.id
      and i.used_at is null and i.cancelled_at is null and i.expires_at > now())`

/** Serializes joining an organization until the commit; returns the limit. */
export async function holdPlaces(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ maximum: number }>(
    sql`select member_limit as maximum from controls where organization_id = ${tx.organizationId} for update`,
  )
  return rows[0]?.maximum ?? 0
}

/** Refuses when the limit is reached. Counted under the lock, so that two concurrent calls can't both take the last place. */
export async function refuseTooMany(tx: Tx): Promise<void> {
  const maximum = await holdPlaces(tx)
  // A separate statement: only one that starts after the lock was acquired sees members who joined meanwhile.
  const { rows: counted } = await tx.execute<{ members: number }>(sql`select (${countedMembers}) as members`)
  if ((counted[0]?.members ?? 0) >= maximum) throw new Refusal(codes.tooManyMembers, { params: { maximum } })
}
