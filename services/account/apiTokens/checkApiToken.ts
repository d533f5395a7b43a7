import { sql } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Permission } from '../permissions/public.ts'
import { digestOf } from '../callers/public.ts'
import { readApiToken } from './secret.ts'

/** A valid API token; it belongs to one organization. */
export type LiveApiToken = {
  id: string
  organizationId: string
  personId: string
  name: string
  permissions: Permission[]
  secondsLeft: number
}

type Row = {
  organization_id: string
  person_id: string
  name: string
  permissions: Permission[]
  secret_hash: Buffer
  seconds_left: number
  used_long_ago: boolean
}

/** The valid token of a bearer value, or null. Records its use, at most once a minute. */
export async function checkApiToken(tx: SystemTx, value: string): Promise<LiveApiToken | null> {
  const parts = readApiToken(value)
  if (!parts) return null
  const { rows } = await tx.execute<Row>(sql`
    select organization_id, person_id, name, permissions, secret_hash,
      floor(extract(epoch from expires_at - now()))::int as seconds_left,
      coalesce(last_used_at < now() - interval '1 minute', true) as used_long_ago
    from api_token where id = ${parts.id} and revoked_at is null and expires_at > now()`)
  const [row] = rows
  if (!row || !timingSafeEqual(row.secret_hash, digestOf(parts.secret))) return null
  if (row.used_long_ago) await tx.execute(sql`update api_token set last_used_at = now() where id = ${parts.id}`)
  return {
    id: parts.id,
    organizationId: row.organization_id,
    personId: row.person_id,
    name: row.name,
    permissions: row.permissions,
    secondsLeft: row.seconds_left,
  }
}
