import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { organization } from '../organizations/public.ts'
import { person } from '../people/public.ts'
import { role } from './roles/table.ts'
import type { Permission } from '../permissions/public.ts'
import { membership } from './table.ts'

/** The active members with a permission, and optionally the owner, as email recipients. */
export const mailRecipients = (tx: Tx, permission: Permission, { owner }: { owner: boolean }) =>
  tx
    .select({
      email: person.email,
      name: person.fullName,
      language: person.language,
      organizationName: organization.name,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .innerJoin(role, and(eq(role.organizationId, membership.organizationId), eq(role.id, membership.roleId)))
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.organizationId, tx.organizationId),
        eq(membership.status, 'ACTIVE'),
        or(sql`${permission} = any (${role.permissions})`, owner ? eq(membership.isOwner, true) : undefined),
      ),
    )
