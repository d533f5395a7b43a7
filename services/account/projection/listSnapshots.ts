import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { AppMode } from '../organizations/public.ts'

/** The treasury service's copy of an organization. */
export type OrganizationSnapshot = {
  id: string
  name: string
  legalName: string
  defaultCurrency: Currency
  timeZone: string
  modes: AppMode[]
  controls: { approveOwn?: boolean; transfersActive?: boolean; lockedBefore?: string | null }
  entities: { id: string; name: string; isDefault: boolean }[]
  /** All current and former members, so that names of former ones stay known. */
  members: { userId: string; fullName: string; mayApprovePayments: boolean; isOwner: boolean }[]
}

/** Whole organizations, in the order of their ids: those of `ids`, or the ones after an id. */
export async function listSnapshots(
  tx: SystemTx,
  which: { ids: string[] } | { after: string | undefined; first: number },
): Promise<OrganizationSnapshot[]> {
  const [filter, limit] =
    'ids' in which
      ? [sql`o.organization_id = any (${sql.param(which.ids)}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`o.organization_id > ${which.after}`, which.first]
  const { rows } = await tx.execute<OrganizationSnapshot>(sql`
    select o.organization_id as id, o.name, o.legal_name as "legalName", o.default_currency as "defaultCurrency",
      o.time_zone as "timeZone", o.modes,
      coalesce(
        (select jsonb_build_object('approveOwn', c.approve_own, 'transfersActive', c.transfers_active,
          'lockedBefore', c.locked_before)
         from controls c where c.organization_id = o.organization_id), '{}') as controls,
      coalesce(
        (select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'isDefault', e.is_default) order by e.is_default desc, e.name)
         from entity e where e.organization_id = o.organization_id), '[]') as entities,
      coalesce(
        (select jsonb_agg(jsonb_build_object('userId', p.id, 'fullName', p.full_name,
           'isOwner', m.is_owner,
           'mayApprovePayments', m.status = 'ACTIVE' and 'treasury.payments.approve' = any (r.permissions)) order by p.full_name)
         from membership m join person p on p.id = m.person_id
         join role r on r.organization_id = m.organization_id and r.id = m.role_id
         where m.organization_id = o.organization_id and m.status not in ('INVITED', 'EXPIRED')), '[]') as members
    from organization o where ${filter} order by o.organization_id limit ${limit}`)
  return rows
}
