import { sql } from 'drizzle-orm'
import type { SystemTx, Tx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { countedMembers } from '../members/public.ts'
import { controls } from '../organizations/public.ts'

export type Controls = {
  enforceTwoFactor: boolean
  approveOwn: boolean
  transfersActive: boolean
  sessionIdleMinutes: number | null
  longestIdleMinutes: number
  longestRememberedMinutes: number
  allowedEmailDomains: string[]
  lockedBefore: string | null
  lockReason: string | null
  lockSetByName: string | null
  lockSetAt: string | null
  memberLimit: number
  memberCount: number
  version: number
}

/** The organization's controls, with the installation's limits and the organization's usage. */
export async function readControls(tx: Tx, { idleHours, rememberDays }: Rules['session']): Promise<Controls> {
  const [found] = await tx
    .select({
      enforceTwoFactor: controls.enforceTwoFactor,
      approveOwn: controls.approveOwn,
      transfersActive: controls.transfersActive,
      sessionIdleMinutes: controls.sessionIdleMinutes,
      allowedEmailDomains: controls.allowedEmailDomains,
      lockedBefore: controls.lockedBefore,
      lockReason: controls.lockReason,
      lockSetByName: controls.lockSetByName,
      lockSetAt: controls.lockSetAt,
      memberLimit: controls.memberLimit,
      memberCount: sql<number>`(${countedMembers})`,
      version: controls.version,
    })
    .from(controls)
  if (!found) throw new Error('an organization without controls')
  return { ...found, longestIdleMinutes: idleHours * 60, longestRememberedMinutes: rememberDays * 24 * 60 }
}

/** How many active members would be locked out if everyone needed a second factor. */
export async function countWithoutFactor(tx: SystemTx, organizationId: string): Promise<number> {
  const { rows } = await tx.execute<{ people: number }>(sql`
    select count(*)::int as people from membership m
    where m.organization_id = ${organizationId} and m.status = 'ACTIVE'
      and not exists (select from factor f where f.person_id = m.person_id and f.confirmed_at is not null)
      and not exists (select from passkey p where p.person_id = m.person_id)`)
  return rows[0]?.people ?? 0
}
