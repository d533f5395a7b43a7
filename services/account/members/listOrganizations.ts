import { and, asc, eq } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { membership } from './table.ts'
import { organization } from '../organizations/public.ts'

/** The organizations in which a user is active; only the given one, if any. */
export function listOrganizations(
  tx: SystemTx,
  { personId, organizationId, ids }: { personId: string; organizationId: string | null; ids: string[] | undefined },
) {
  return tx
    .select({
      id: organization.organizationId,
      name: organization.name,
      legalName: organization.legalName,
      username: organization.username,
      defaultCurrency: organization.defaultCurrency,
      timeZone: organization.timeZone,
      taxNumber: organization.taxNumber,
      address: organization.address,
      modes: organization.modes,
      version: organization.version,
    })
    .from(membership)
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.status, 'ACTIVE'),
        organizationId === null ? undefined : eq(membership.organizationId, organizationId),
        ids && among(membership.organizationId, ids),
      ),
    )
    .orderBy(asc(organization.name), asc(organization.organizationId))
}
