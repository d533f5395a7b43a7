// A user's own sessions, for the user to recognize.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { type Device, readDevice } from '../securityLog/public.ts'
import { idleEndOf } from './checkSession.ts'
import type { SessionOwner } from '../callers/public.ts'

export type ShownSession = {
  id: string
  device: Device
  address: string | null
  country: string | null
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}

type Row = {
  id: string
  address: string | null
  user_agent: string | null
  created_at: string
  last_used_at: string
}

/** A user who signs in by a script has hundreds; only the newest are listed. */
const MAX = 100

/** Open sessions, the last used first. */
export async function listSessions(
  tx: SystemTx,
  { rules, countryOf }: Account,
  { personId, familyId }: Pick<SessionOwner, 'personId' | 'familyId'>,
): Promise<ShownSession[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id, address, user_agent, created_at::text, last_used_at::text from session_family f
    where person_id = ${personId} and ended_at is null and least(f.expires_at, ${idleEndOf(rules.session)}) > now()
    order by f.id = ${familyId} desc, last_used_at desc, id desc limit ${MAX}`)
  return rows.map(row => ({
    id: row.id,
    device: readDevice(row.user_agent),
    address: row.address,
    country: countryOf(row.address),
    createdAt: toRfc3339(row.created_at),
    lastUsedAt: toRfc3339(row.last_used_at),
    isCurrent: row.id === familyId,
  }))
}
