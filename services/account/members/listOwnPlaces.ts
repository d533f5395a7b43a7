import { and, asc, eq, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { organization } from '../organizations/public.ts'
import { person } from '../people/public.ts'
import { role } from './roles/table.ts'
import { type Member, roleColumns, sameRole } from './list.ts'
import { membership } from './table.ts'

/** A user's own active memberships, by the organization's name; only the given one, if any. */
export function listOwnPlaces(
  tx: SystemTx,
  { personId, organizationId }: { personId: string; organizationId: string | null },
): Promise<Member[]> {
  return tx
    .select({
      id: membership.id,
      organizationId: membership.organizationId,
      status: membership.status,
      createdAt: membership.createdAt,
      joinedAt: membership.joinedAt,
      // Irrelevant once accepted.
      invitedAt: sql<null>`null`,
      expiresAt: sql<null>`null`,
      version: membership.version,
      role: roleColumns,
      personId: person.id,
      fullName: person.fullName,
      preferredName: person.preferredName,
      photoId: person.photoId,
      email: person.email,
    })
    .from(membership)
    .innerJoin(role, sameRole)
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .innerJoin(person, eq(person.id, membership.personId))
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.status, 'ACTIVE'),
        organizationId === null ? undefined : eq(membership.organizationId, organizationId),
      ),
    )
    .orderBy(asc(organization.name), asc(membership.id))
}
