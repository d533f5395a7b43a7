// The organizations that an email may be about, checked on every call.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { membership, role } from '../members/public.ts'
import { organization } from '../organizations/public.ts'
import type { Permission } from '../permissions/public.ts'

/** The maximum number of organizations requested together. */
export const MAX_ORGANIZATIONS = 20
const VIEW_ANALYSIS: Permission = 'treasury.analysis.view'

/** An organization that a user belongs to and wants emails about. */
export type Place = { id: string; name: string; mayView: boolean }

/** By name; the given ones, or all of the user's. Organizations that the user has left are omitted. */
export function listPlaces(
  tx: SystemTx,
  { personId, organizationIds }: { personId: string; organizationIds: readonly string[] | null },
): Promise<Place[]> {
  return tx
    .select({
      id: membership.organizationId,
      name: organization.name,
      mayView: sql<boolean>`${VIEW_ANALYSIS} = any (${role.permissions})`,
    })
    .from(membership)
    .innerJoin(role, and(eq(role.organizationId, membership.organizationId), eq(role.id, membership.roleId)))
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.status, 'ACTIVE'),
        sql`'TREASURY' = any (${organization.modes})`,
        organizationIds === null
          ? undefined
          : sql`${membership.organizationId} = any (${sql.param([...organizationIds])}::uuid[])`,
      ),
    )
    .orderBy(asc(organization.name), asc(membership.organizationId))
    .limit(MAX_ORGANIZATIONS)
}
