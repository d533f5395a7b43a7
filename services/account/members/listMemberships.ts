import { and, asc, desc, eq } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { SystemTx, Tx } from '../../kit/database/database.ts'
import { organization } from '../organizations/table.ts'
import { person } from '../people/table.ts'
import { role } from '../roles/table.ts'
import { membership } from './table.ts'

const columns = {
  id: membership.id,
  organizationId: membership.organizationId,
  status: membership.status,
  createdAt: membership.createdAt,
  version: membership.version,
  role: {
    id: role.id,
    name: role.name,
    description: role.description,
    permissions: role.permissions,
    isOwner: role.isOwner,
    version: role.version,
  },
}
const sameRole = and(eq(role.organizationId, membership.organizationId), eq(role.id, membership.roleId))

/** A person's own active places, by the organization's name; only the one named, if one is. */
export function listOwnMemberships(
  tx: SystemTx,
  { personId, organizationId }: { personId: string; organizationId: string | null },
) {
  return tx
    .select(columns)
    .from(membership)
    .innerJoin(role, sameRole)
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.status, 'ACTIVE'),
        organizationId === null ? undefined : eq(membership.organizationId, organizationId),
      ),
    )
    .orderBy(asc(organization.name), asc(membership.id))
}

/** The members of the organization, newest first, with who they are. */
export function listMembers(tx: Tx, ids?: string[]) {
  return tx
    .select({ ...columns, personId: person.id, fullName: person.fullName, email: person.email })
    .from(membership)
    .innerJoin(role, sameRole)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(ids && among(membership.id, ids))
    .orderBy(desc(membership.createdAt), desc(membership.id))
    .limit(500)
}
