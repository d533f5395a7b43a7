import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../../kit/database/columns.ts'
import type { SystemTx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { digestOf } from '../../callers/public.ts'

/** An invitation that can be accepted, as the holder of its link may see it. */
export type OpenInvitation = {
  organizationId: string
  membershipId: string
  personId: string
  email: string
  organizationName: string
  roleName: string
  inviterName: string
  expiresAt: string
  /** Whether the invited person signs in with an existing account. */
  hasAccount: boolean
  /** Whether the organization requires a second factor. */
  requiresSecondFactor: boolean
}

/** The invitation of a link. Forged, used, canceled and expired ones get the same error. */
export async function findInvitation(tx: SystemTx, token: string): Promise<OpenInvitation> {
  const { rows } = await tx.execute<OpenInvitation>(sql`
    select i.organization_id as "organizationId", m.id as "membershipId", p.id as "personId", p.email,
      o.name as "organizationName", r.name as "roleName", by.full_name as "inviterName", i.expires_at::text as "expiresAt",
      exists (select from password where person_id = p.id) as "hasAccount",
      coalesce(c.enforce_two_factor, false) as "requiresSecondFactor"
    from invitation i
    join membership m on m.organization_id = i.organization_id and m.id = i.membership_id and m.status = 'INVITED'
    join person p on p.id = m.person_id
    join organization o on o.organization_id = i.organization_id
    join role r on r.organization_id = m.organization_id and r.id = m.role_id
    join person by on by.id = i.invited_by
    left join controls c on c.organization_id = i.organization_id
    where i.token_hash = ${digestOf(token)} and i.used_at is null and i.cancelled_at is null and i.expires_at > now()`)
  if (!rows[0]) throw new Refusal(codes.invalidInvitation)
  return { ...rows[0], expiresAt: toRfc3339(rows[0].expiresAt) }
}
