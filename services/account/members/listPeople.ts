import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { membership } from './table.ts'
import { role } from './roles/table.ts'
import { person } from '../people/public.ts'

/** More than any organization's members; lookups by id are limited by the number of ids. */
const MAX = 500

/** Whether a membership's role has the permission. */
const isPermitted = (permission: string) => sql`exists (
  select from ${role}
  where ${role.organizationId} = ${membership.organizationId} and ${role.id} = ${membership.roleId}
    and ${permission} = any (${role.permissions}))`

/** Active colleagues by name, optionally with a permission; or members among `ids`, including former ones, whom the log names. */
export function listPeople(
  tx: Tx,
  { ids, permission }: { ids?: string[] | undefined; permission?: string | undefined },
): Promise<{ id: string; fullName: string; photoId: string | null }[]> {
  const which = ids ? and(among(person.id, ids), ne(membership.status, 'INVITED')) : eq(membership.status, 'ACTIVE')
  return tx
    .select({ id: person.id, fullName: person.fullName, photoId: person.photoId })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(and(which, permission === undefined ? undefined : isPermitted(permission)))
    .orderBy(asc(person.fullName), asc(person.id))
    .limit(MAX)
}
